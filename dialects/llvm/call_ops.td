// SPDX-License-Identifier: Apache-2.0
//
// Calls of functions and intrinsics, invokes and inline assembly.
#ifndef DIALECTS_LLVM_CALL_OPS_TD
#define DIALECTS_LLVM_CALL_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_CallOp
    : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments,
          DeclareOpInterfaceMethods<FastmathFlagsInterface>,
          DeclareOpInterfaceMethods<CallOpInterface>,
          DeclareOpInterfaceMethods<SymbolUserOpInterface>]>,
      LLVM_OpBundles {
  let summary = "call of a function, by name or by address";
  let description = [{
    The address of an indirect callee is the first of the callee operands. A
    call of a variadic function states the type of the function.

    ```mlir
    %0 = llvm.call @f(%x) : (f32) -> f32
    llvm.call %p(%x) : !llvm.ptr, (f32) -> ()
    %1 = llvm.call @printf(%s, %x) vararg(!llvm.func<i32 (ptr, ...)>)
        : (!llvm.ptr, i32) -> i32
    ```
  }];
  let arguments = !con((ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    LLVM_DefaultFastmathFlags:$fastmathFlags,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv,
    DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
    OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects,
    UnitAttr:$convergent, UnitAttr:$no_unwind, UnitAttr:$will_return),
    bundleArgs, (ins
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    UnitAttr:$no_inline, UnitAttr:$always_inline, UnitAttr:$inline_hint),
    aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let builders = [
    OpBuilder<(ins "LLVMFuncOp":$func, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType,
                   "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::StringAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results,
                   "::mlir::FlatSymbolRefAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$results, "::llvm::StringRef":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType, "::mlir::StringAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType,
                   "::mlir::FlatSymbolRefAttr":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType, "::llvm::StringRef":$callee,
                   CArg<"::mlir::ValueRange", "{}">:$args)>
  ];
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    /// Returns the type of the callee.
    LLVMFunctionType getCalleeFunctionType();
  }];
}

def LLVM_InvokeOp
    : LLVM_Op<"invoke", [AttrSizedOperandSegments,
          DeclareOpInterfaceMethods<BranchOpInterface>,
          DeclareOpInterfaceMethods<CallOpInterface>,
          DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Terminator]>,
      LLVM_OpBundles {
  let summary = "call of a function that may throw";
  let description = [{
    ```mlir
    %0 = llvm.invoke @f(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
    ```
  }];
  let arguments = !con((ins
    OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
    OptionalAttr<FlatSymbolRefAttr>:$callee,
    Variadic<LLVM_Type>:$callee_operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs,
    Variadic<LLVM_Type>:$normalDestOperands,
    Variadic<LLVM_Type>:$unwindDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
    DefaultValuedAttr<CConv, "CConv::C">:$CConv), bundleArgs);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest,
                              AnySuccessor:$unwindDest);
  let builders = [
    OpBuilder<(ins "LLVMFuncOp":$func, "::mlir::ValueRange":$ops,
                   "::mlir::Block *":$normal, "::mlir::ValueRange":$normalOps,
                   "::mlir::Block *":$unwind,
                   "::mlir::ValueRange":$unwindOps)>,
    OpBuilder<(ins "::mlir::TypeRange":$tys,
                   "::mlir::FlatSymbolRefAttr":$callee,
                   "::mlir::ValueRange":$ops, "::mlir::Block *":$normal,
                   "::mlir::ValueRange":$normalOps, "::mlir::Block *":$unwind,
                   "::mlir::ValueRange":$unwindOps)>,
    OpBuilder<(ins "LLVMFunctionType":$calleeType,
                   "::mlir::FlatSymbolRefAttr":$callee,
                   "::mlir::ValueRange":$ops, "::mlir::Block *":$normal,
                   "::mlir::ValueRange":$normalOps, "::mlir::Block *":$unwind,
                   "::mlir::ValueRange":$unwindOps)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// Returns the type of the callee.
    LLVMFunctionType getCalleeFunctionType();
  }];
}

def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let summary = "landing pad: receives an exception that matches a clause";
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let summary = "next variable argument";
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
}

def LLVM_InlineAsmOp
    : LLVM_Op<"inline_asm",
              [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "inline assembly";
  let description = [{
    The assembly refers to the operands only.

    ```mlir
    %0 = llvm.inline_asm asm_dialect = intel "bswap $0", "=r,r" %x
        : (i32) -> i32
    ```
  }];
  let arguments = (ins
    Variadic<LLVM_Type>:$operands,
    StrAttr:$asm_string,
    StrAttr:$constraints,
    UnitAttr:$has_side_effects,
    UnitAttr:$is_align_stack,
    DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
    OptionalAttr<DefaultValuedAttr<AsmATTOrIntel, "AsmDialect::AD_ATT">>
        :$asm_dialect,
    OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)?
    (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)?
    (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)?
    attr-dict
    $asm_string `,` $constraints
    operands `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getElementTypeAttrName() { return "elementtype"; }
  }];
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp
    : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface,
          AttrSizedOperandSegments,
          DeclareOpInterfaceMethods<FastmathFlagsInterface>]>,
      LLVM_OpBundles {
  let summary = "call of an intrinsic by its name in LLVM IR";
  let description = [{
    ```mlir
    %0 = llvm.call_intrinsic "llvm.fabs"(%x) : (f32) -> f32
    ```
  }];
  let arguments = !con((ins
    StrAttr:$intrin, Variadic<LLVM_Type>:$args,
    LLVM_DefaultFastmathFlags:$fastmathFlags), bundleArgs, (ins
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs));
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let builders = [
    OpBuilder<(ins "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args,
                   "::mlir::LLVM::FastmathFlagsAttr":$fastMathFlags)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::StringAttr":$intrin,
                   "::mlir::ValueRange":$args)>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes,
                   "::mlir::StringAttr":$intrin, "::mlir::ValueRange":$args,
                   "::mlir::LLVM::FastmathFlagsAttr":$fastMathFlags)>
  ];
  let hasVerifier = 1;
}

#endif // DIALECTS_LLVM_CALL_OPS_TD
