// SPDX-License-Identifier: Apache-2.0
//
// The func dialect: functions, calls and returns.
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
    Named functions, direct and indirect calls of them, and `return`.
  }];
  let hasConstantMaterializer = 1;
}

class Func_Op<string mnemonic, list<Trait> traits = []> :
    Op<Func_Dialect, mnemonic, traits>;

def CallOp : Func_Op<"call", [CallOpInterface, MemRefsNormalizable,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of a function by its name";
  let description = [{
    Calls the function that the symbol names; the symbol is looked up from the
    call. Operands and results have the types of the function's arguments and
    results. `arg_attrs` and `res_attrs` hold a dictionary for each of them. The
    inliner does not inline a call with `no_inline`.

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
    /// Returns the function type whose inputs and results are the types of the
    /// operands and results.
    FunctionType getCalleeType();

    // All operands are arguments.
    operand_range getArgOperands() { return getOperands(); }
    MutableOperandRange getArgOperandsMutable() { return getOperandsMutable(); }
    operand_iterator arg_operand_begin() { return operand_begin(); }
    operand_iterator arg_operand_end() { return operand_end(); }

    /// Returns the symbol of the callee.
    CallInterfaceCallable getCallableForCallee() { return getCalleeAttr(); }

    /// Sets the callee, which must be a symbol.
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
    Calls the function that the first operand denotes with the other operands.
    Operands and results have the types of the function's type. `func.constant`
    creates such values; a call of its result is canonicalized to `func.call`.

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

    /// Returns the called value.
    CallInterfaceCallable getCallableForCallee() { return getCallee(); }

    /// Sets the called value; `callee` must be a value.
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
    Returns the function that the symbol names, as a value of the function's
    type. Operands never refer to symbols: this operation is the only one that
    turns a name into a value.

    ```mlir
    %f = func.constant @twice : (f32) -> f32
    ```
  }];

  let arguments = (ins FlatSymbolRefAttr:$value);
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict $value `:` type(results)";

  let extraClassDeclaration = [{
    /// Returns true if `value` and `type` make a valid constant.
    static bool isBuildableWith(Attribute value, Type type);
  }];


  let hasFolder = 1;
}

def FuncOp : Func_Op<"func", [AffineScope, AutomaticAllocationScope,
    FunctionOpInterface, IsolatedFromAbove, OpAsmOpInterface]> {
  let summary = "a function: a name, a type and a body";
  let description = [{
    The body is a region in SSA form. The arguments of its entry block are the
    arguments of the function. The body does not use values that are defined
    outside; it may refer to symbols. A function without a body is a
    declaration, which must be private. Attributes of arguments and results must
    have the prefix of a dialect, those of the function should have one. The
    prefix `func.` may be omitted in the body.

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
    // Create a detached function with an empty body.
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         ArrayRef<NamedAttribute> attrs = {});
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         Operation::dialect_attr_range attrs);
    static FuncOp create(Location location, StringRef name, FunctionType type,
                         ArrayRef<NamedAttribute> attrs,
                         ArrayRef<DictionaryAttr> argAttrs);

    /// Returns a copy with its body. `mapper` replaces values; arguments that
    /// it replaces are omitted from the copy. The values of the copy are added
    /// to `mapper`.
    FuncOp clone(IRMapping &mapper);
    FuncOp clone();

    /// Appends copies of the blocks to the body of `dest`, and copies the
    /// attributes.
    void cloneInto(FuncOp dest, IRMapping &mapper);

    /// Returns the body, or null for a declaration.
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }

    ArrayRef<Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ArrayRef<Type> getResultTypes() { return getFunctionType().getResults(); }

    /// Returns the dialect whose prefix may be omitted in the body.
    static StringRef getDefaultDialect() { return "func"; }

    /// Returns true if there is no body.
    bool isDeclaration() { return isExternal(); }
  }];

  let hasCustomAssemblyFormat = 1;
}

def ReturnOp : Func_Op<"return", [Pure, HasParent<"FuncOp">,
    MemRefsNormalizable, ReturnLike, Terminator]> {
  let summary = "return from a function";
  let description = [{
    Ends the function. The operands are its results: they have the number and
    types of the results of the function's type.

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
