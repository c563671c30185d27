// SPDX-License-Identifier: Apache-2.0
//
// Operations for branches between blocks and regions, calls and functions.
#ifndef DIALECTS_TEST_CONTROL_FLOW_OPS_TD
#define DIALECTS_TEST_CONTROL_FLOW_OPS_TD

include "core/interfaces/call.td"
include "core/interfaces/function.td"
include "core/interfaces/symbol.td"
include "dialects/test/region_ops.td"

// Branches between blocks.

def TestBranchOp
    : TEST_Op<"br", [DeclareOpInterfaceMethods<BranchOpInterface>,
                     Terminator]> {
  let arguments = (ins Variadic<AnyType>:$targetOperands);
  let successors = (successor AnySuccessor:$target);
}
def TestProducingBranchOp
    : TEST_Op<"producing_br", [DeclareOpInterfaceMethods<BranchOpInterface>,
                               Terminator, AttrSizedOperandSegments]> {
  let summary = "a terminator with a result";
  let arguments = (ins Variadic<AnyType>:$firstOperands,
                       Variadic<AnyType>:$secondOperands);
  let results = (outs I32:$dummy);
  let successors = (successor AnySuccessor:$first, AnySuccessor:$second);
}
def TestInternalBranchOp
    : TEST_Op<"internal_br", [DeclareOpInterfaceMethods<BranchOpInterface>,
                              Terminator, AttrSizedOperandSegments]> {
  let summary = "a branch that gives the second block an argument of its own";
  let arguments = (ins Variadic<AnyType>:$successOperands,
                       Variadic<AnyType>:$errorOperands);
  let successors = (successor AnySuccessor:$successPath,
                              AnySuccessor:$errorPath);
}

// Branches between regions.

def RegionIfYieldOp
    : TEST_Op<"region_if_yield", [NoMemoryEffect, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "($results^ `:` type($results))? attr-dict";
}
def RegionIfOp
    : TEST_Op<"region_if",
              [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                         ["getRegionInvocationBounds",
                                          "getEntrySuccessorOperands"]>,
               SingleBlockImplicitTerminator<"RegionIfYieldOp">,
               RecursiveMemoryEffects]> {
  let summary = "control flow through one of two regions, then a third";
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion,
                        AnyRegion:$joinRegion);
  let hasCustomAssemblyFormat = 1;
}
def AnyCondOp
    : TEST_Op<"any_cond",
              [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                         ["getRegionInvocationBounds"]>,
               RecursiveMemoryEffects]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$region);
}
def LoopBlockOp
    : TEST_Op<"loop_block",
              [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                         ["getEntrySuccessorOperands"]>,
               RecursiveMemoryEffects]> {
  let arguments = (ins I32:$init);
  let results = (outs F32:$floatResult);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $init `:` functional-type($init, $floatResult) $body attr-dict-with-keyword
  }];
}
def LoopBlockTerminatorOp
    : TEST_Op<"loop_block_term",
              [DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
               Pure, Terminator]> {
  let arguments = (ins I32:$nextIterArg, F32:$exitArg);
  let assemblyFormat = "`iter` $nextIterArg `exit` $exitArg attr-dict";
}
def TestNoTerminatorOp
    : TEST_Op<"switch_with_no_break",
              [NoTerminator,
               DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let regions = (region VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict custom<SwitchCases>($cases, $caseRegions)
  }];
}
class TestStoreWithARegionBase<string mnemonic>
    : TEST_Op<mnemonic, [DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                         SingleBlock]> {
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$address,
                       BoolAttr:$store_before_region);
  let regions = (region AnyRegion:$body);
  let assemblyFormat =
      "$address attr-dict-with-keyword regions `:` type($address)";
}
def TestStoreWithARegion : TestStoreWithARegionBase<"store_with_a_region">;
def TestStoreWithALoopRegion
    : TestStoreWithARegionBase<"store_with_a_loop_region">;
def TestStoreWithARegionTerminator
    : TEST_Op<"store_with_a_region_terminator",
              [ReturnLike, Terminator, NoMemoryEffect]> {
  let assemblyFormat = "attr-dict";
}

// Calls and functions.

def TestCallOp
    : TEST_Op<"call", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$operands);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = [{
    $callee `(` $operands `)` attr-dict `:` functional-type($operands, results)
  }];
}
def ConversionCallOp
    : TEST_Op<"conversion_call_op",
              [DeclareOpInterfaceMethods<CallOpInterface,
                                         ["getCallableForCallee",
                                          "setCalleeFromCallable"]>]> {
  let arguments = (ins Variadic<AnyType>:$arg_operands, SymbolRefAttr:$callee,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>);
}
def ConversionFuncOp : TEST_Op<"conversion_func_op", [FunctionOpInterface]> {
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs,
                       OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Returns the body, or null for a declaration.
    ::mlir::Region *getCallableRegion() {
      return isExternal() ? nullptr : &getBody();
    }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
  }];
}
def FunctionalRegionOp
    : TEST_Op<"functional_region_op", [CallableOpInterface]> {
  let arguments = (ins OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs FunctionType);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return ::llvm::cast<::mlir::FunctionType>(getType()).getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return ::llvm::cast<::mlir::FunctionType>(getType()).getResults();
    }
  }];
}
def FoldToCallOp : TEST_Op<"fold_to_call_op"> {
  let arguments = (ins FlatSymbolRefAttr:$callee);
  let hasCanonicalizer = 1;
}
class TestCallBase<string mnemonic>
    : TEST_Op<mnemonic,
              [DeclareOpInterfaceMethods<CallOpInterface,
                                         ["getCallableForCallee",
                                          "setCalleeFromCallable",
                                          "getArgOperands",
                                          "getArgOperandsMutable"]>]> {
  let results = (outs Variadic<AnyType>:$results);
}
def TestCallAndStoreOp : TestCallBase<"call_and_store"> {
  let arguments = (ins SymbolRefAttr:$callee,
                       Arg<AnyMemRef, "", [MemWrite]>:$address,
                       Variadic<AnyType>:$callee_operands,
                       BoolAttr:$store_before_call,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let assemblyFormat = [{
    $callee `(` $callee_operands `)` `,` $address attr-dict
    `:` functional-type(operands, results)
  }];
}
def TestCallOnDeviceOp : TestCallBase<"call_on_device"> {
  let arguments = (ins SymbolRefAttr:$callee,
                       Variadic<AnyType>:$forwarded_operands,
                       AnyType:$non_forwarded_device_operand,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let assemblyFormat = [{
    $callee `(` $forwarded_operands `)` `,` $non_forwarded_device_operand
    attr-dict `:` functional-type(operands, results)
  }];
}
def CallWithSegmentsOp
    : TEST_Op<"call_with_segments",
              [AttrSizedOperandSegments,
               DeclareOpInterfaceMethods<CallOpInterface>]> {
  let summary = "a call some of whose operands are arguments";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$prefix,
                       Variadic<AnyType>:$args, Variadic<AnyType>:$suffix);
  let assemblyFormat = [{
    $callee `(` $prefix `:` type($prefix) `)` `(` $args `:` type($args) `)`
    `(` $suffix `:` type($suffix) `)` attr-dict
  }];
  // The arguments and results have no attributes.
  let extraClassDeclaration = [{
    ::mlir::ArrayAttr getArgAttrsAttr() { return nullptr; }
    ::mlir::ArrayAttr getResAttrsAttr() { return nullptr; }
    void setArgAttrsAttr(::mlir::ArrayAttr) {}
    void setResAttrsAttr(::mlir::ArrayAttr) {}
    ::mlir::Attribute removeArgAttrsAttr() { return nullptr; }
    ::mlir::Attribute removeResAttrsAttr() { return nullptr; }
  }];
}

#endif // DIALECTS_TEST_CONTROL_FLOW_OPS_TD
