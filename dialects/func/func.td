// SPDX-License-Identifier: Apache-2.0
//
// The func dialect: functions, how they are called and how they return.
#ifndef DIALECTS_FUNC_FUNC_TD
#define DIALECTS_FUNC_FUNC_TD

include "core/interfaces/call.td"
include "core/interfaces/control_flow.td"
include "core/interfaces/function.td"
include "core/interfaces/infer_type.td"
include "core/interfaces/op_asm.td"
include "core/interfaces/side_effects.td"
include "core/interfaces/symbol.td"
include "ods/records/op_base.td"

def Func_Dialect : Dialect {
  let name = "func";
  let cppNamespace = "::mlir::func";
  let description = [{
    Functions by name, direct and indirect calls of them, and the return.
  }];
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []> :
    Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call", [CallOpInterface, MemRefsNormalizable,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of a function by its name";
  let description = [{
    Calls the function that the symbol names, as seen from the call. Operands
    and results have the types of the function's arguments and results, one by
    one. `arg_attrs` and `res_attrs` hold a dictionary for each of them;
    `no_inline` asks that the call stays one.

    ```mlir
    %sum, %carry = func.call @add(%a, %b) : (i32, i32) -> (i32, i1)
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$callee,
                       Variadic<AnyType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict
    `:` functional-type($operands, results)
  }];

  let builders = [
    OpBuilder<(ins "FuncOp":$callee, CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee),
            callee.getFunctionType().getResults(), operands);
    }]>,
    OpBuilder<(ins "SymbolRefAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      $_state.addAttribute("callee", callee);
      $_state.addOperands(operands);
      $_state.addTypes(results);
    }]>,
    OpBuilder<(ins "StringAttr":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee), results, operands);
    }]>,
    OpBuilder<(ins "StringRef":$callee, "TypeRange":$results,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, $_builder.getStringAttr(callee), results,
            operands);
    }]>,
    OpBuilder<(ins "TypeRange":$results, "FlatSymbolRefAttr":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr(callee), results, operands);
    }]>,
    OpBuilder<(ins "TypeRange":$results, "StringAttr":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, SymbolRefAttr::get(callee), results, operands);
    }]>,
    OpBuilder<(ins "TypeRange":$results, "StringRef":$callee,
                   CArg<"ValueRange", "{}">:$operands), [{
      build($_builder, $_state, $_builder.getStringAttr(callee), results,
            operands);
    }]>
  ];

  let extraClassDeclaration = [{
    /// From the types of the operands to those of the results.
    FunctionType getCalleeType();

    // All operands are arguments.
    operand_range getArgOperands() { return getOperands(); }
    MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    operand_iterator arg_operand_begin() { return operand_begin(); }
    operand_iterator arg_operand_end() { return operand_end(); }

    /// The symbol that names the function.
    CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }

    /// Calls another function; the callable must be a symbol.
    void setCalleeFromCallable(CallInterfaceCallable callee) {
      getOperation()->setAttr(getCalleeAttrName(),
                              llvm::cast<SymbolRefAttr>(callee));
    }
  }];
}

def CallIndirectOp : Func_Op<"call_indirect", [CallOpInterface,
    TypesMatchWith<"callee input types match argument types",
                   "callee", "callee_operands",
                   "::llvm::cast<FunctionType>($_self).getInputs()",
                   "std::equal_to<>()", "(inputs self)">,
    TypesMatchWith<"callee result types match result types",
                   "callee", "results",
                   "::llvm::cast<FunctionType>($_self).getResults()",
                   "std::equal_to<>()", "(outputs self)">]> {
  let summary = "call of a function that is a value";
  let description = [{
    Calls the function that the first operand is, with the other operands.
    Their types and those of the results are those of the function's type. Such
    values come from `func.constant`; a call of one becomes a `func.call`.

    ```mlir
    %twice = func.constant @twice : (f32) -> f32
    %y = func.call_indirect %twice(%x) : (f32) -> f32
    ```
  }];

  let arguments = (ins FunctionType:$callee,
                       Variadic<AnyType>:$callee_operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>:$results);
  let assemblyFormat = [{
    $callee `(` $callee_operands `)` attr-dict `:` type($callee)
  }];

  let builders = [
    OpBuilder<(ins "Value":$callee, CArg<"ValueRange", "{}">:$operands), [{
      auto type = ::llvm::cast<FunctionType>(callee.getType());
      $_state.addOperands(callee);
      $_state.addOperands(operands);
      $_state.addTypes(type.getResults());
    }]>
  ];

  let extraClassDeclaration = [{
    ValueRange operands() { return getCalleeOperands(); }

    // All operands but the first are arguments.
    operand_range getArgOperands() { return getCalleeOperands(); }
    MutableOperandRange getArgOperandsMutable() {
      return getCalleeOperandsMutable();
    }
    operand_iterator arg_operand_begin() { return operand_begin() + 1; }
    operand_iterator arg_operand_end() { return operand_end(); }

    /// The value that is called.
    CallInterfaceCallable getCallableForCallee() { return getCallee(); }

    /// Calls another value; the callable must be one.
    void setCalleeFromCallable(CallInterfaceCallable callee) {
      getOperation()->setOperand(0, llvm::cast<Value>(callee));
    }
  }];


  let hasCanonicalizeMethod = 1;
}

def ConstantOp : Func_Op<"constant", [ConstantLike, Pure,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a function as a value";
  let description = [{
    Gives the function that the symbol names; the result's type is the
    function's. This is the only way from a name to a value: operands never
    refer to symbols.

    ```mlir
    %f = func.constant @twice : (f32) -> f32
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";

  let extraClassDeclaration = [{
    /// Whether a constant of this value and type is valid.
    static bool isBuildableWith(Attribute value, Type type);
  }];


  let hasFolder = 1;
}

def FuncOp : Func_Op<"func", [AffineScope, AutomaticAllocationScope,
    FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function: a name, a type and a body";
  let description = [{
    The body is a region in SSA form; its first block's arguments are the
    function's. It uses no value from outside: what it needs comes in by
    arguments or by symbols. Without a body it is a declaration, which has to be
    private. Attributes of arguments and results must have the prefix of a
    dialect, those of the function should. In the body the prefix `func.` may be
    left out.

    ```mlir
    func.func private @log(%x: f32 {test.unit = "dB"})

    func.func @swap(%a: i8, %b: i16) -> (i16, i8) attributes {test.pure} {
      return %b, %a : i16, i8
    }
    ```
  }];

  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       UnitAttr:$no_inline);
  let regions = (region AnyRegion:$body);

  let builders = [
    OpBuilder<(ins "StringRef":$name, "FunctionType":$type,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs)>
  ];

  let extraClassDeclaration = [{
    // Functions with an empty body that belong to nothing yet.
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         ArrayRef<NamedAttribute> attrs = {});
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         Operation::dialect_attr_range attrs);
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         ArrayRef<NamedAttribute> attrs,
                         ArrayRef<DictionaryAttr> argAttrs);

    /// A copy with its body. Values are replaced as `mapper` says; arguments
    /// that it replaces are left out of the copy. What is copied is added.
    FuncOp clone(IRMapping &mapper);
    FuncOp clone();

    /// Appends copies of the blocks to the body of `dest`, which takes over the
    /// attributes.
    void cloneInto(FuncOp dest, IRMapping &mapper);

    /// The body; null for a declaration.
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }

    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }

    /// The dialect whose prefix the body may leave out.
    static StringRef getDefaultDialect() { return "func"; }

    /// Whether it has no body.
    bool isDeclaration() { return isExternal(); }
  }];

  let hasCustomAssemblyFormat = 1;
}

def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">,
    MemRefsNormalizable, ReturnLike, Terminator]> {
  let summary = "return from a function";
  let description = [{
    Ends the function with the operands as its results, as many and of the
    types that the function's type has.

    ```mlir
    return %quotient, %rest : i32, i32
    ```
  }];

  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";

  let builders = [
    OpBuilder<(ins), [{ build($_builder, $_state, ValueRange()); }]>
  ];

  let hasVerifier = 1;
}

#endif // DIALECTS_FUNC_FUNC_TD
