// SPDX-License-Identifier: Apache-2.0
//
// Branches and terminators of functions.
#ifndef DIALECTS_LLVM_CONTROL_FLOW_OPS_TD
#define DIALECTS_LLVM_CONTROL_FLOW_OPS_TD

include "dialects/llvm/op_classes.td"

def LLVM_BrOp
    : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>,
                               Pure]> {
  let summary = "branch to a block";
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = [{
    $dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Block *":$dest), [{
      build($_builder, $_state, ::mlir::ValueRange(), dest);
    }]>,
    OpBuilder<(ins "::mlir::ValueRange":$operands, "::mlir::Block *":$dest), [{
      build($_builder, $_state, operands, /*loop_annotation=*/{}, dest);
    }]>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

def LLVM_CondBrOp
    : LLVM_TerminatorOp<"cond_br", [AttrSizedOperandSegments,
          DeclareOpInterfaceMethods<BranchOpInterface>,
          DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let summary = "conditional branch";
  let arguments = (ins I1:$condition,
                       Variadic<LLVM_Type>:$trueDestOperands,
                       Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest,
                   "::mlir::ValueRange":$trueOperands,
                   "::mlir::Block *":$falseDest,
                   "::mlir::ValueRange":$falseOperands,
                   CArg<"::std::optional<::std::pair<uint32_t, uint32_t>>",
                        "{}">:$weights)>,
    OpBuilder<(ins "::mlir::Value":$condition, "::mlir::Block *":$trueDest,
                   "::mlir::Block *":$falseDest,
                   CArg<"::mlir::ValueRange", "{}">:$falseOperands), [{
      build($_builder, $_state, condition, trueDest, ::mlir::ValueRange(),
            falseDest, falseOperands);
    }]>,
    OpBuilder<(ins "::mlir::Value":$condition,
                   "::mlir::ValueRange":$trueOperands,
                   "::mlir::ValueRange":$falseOperands,
                   "::mlir::DenseI32ArrayAttr":$branchWeights,
                   "::mlir::Block *":$trueDest,
                   "::mlir::Block *":$falseDest), [{
      build($_builder, $_state, condition, trueOperands, falseOperands,
            branchWeights, {}, trueDest, falseDest);
    }]>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

def LLVM_SwitchOp
    : LLVM_TerminatorOp<"switch", [AttrSizedOperandSegments,
          DeclareOpInterfaceMethods<BranchOpInterface>,
          DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure]> {
  let summary = "branch to the block of a case value";
  let description = [{
    ```mlir
    llvm.switch %x : i32, ^bb1 [
      42: ^bb2(%y : f32),
      43: ^bb3
    ]
    ```
  }];
  let arguments = (ins
    AnySignlessInteger:$value,
    Variadic<AnyType>:$defaultOperands,
    VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
    OptionalAttr<AnyIntElementsAttr>:$case_values,
    DenseI32ArrayAttr:$case_operand_segments,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor
    AnySuccessor:$defaultDestination,
    VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations,
                          $caseOperands, type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value,
                   "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<::llvm::APInt>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>",
                        "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    OpBuilder<(ins "::mlir::Value":$value,
                   "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>",
                        "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    OpBuilder<(ins "::mlir::Value":$value,
                   "::mlir::Block *":$defaultDestination,
                   "::mlir::ValueRange":$defaultOperands,
                   CArg<"::mlir::DenseIntElementsAttr", "{}">:$caseValues,
                   CArg<"::mlir::BlockRange", "{}">:$caseDestinations,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>",
                        "{}">:$caseOperands,
                   CArg<"::llvm::ArrayRef<int32_t>", "{}">:$branchWeights)>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
  let extraClassDeclaration = [{
    ::mlir::OperandRange getCaseOperands(unsigned index) {
      return getCaseOperands()[index];
    }
    ::mlir::MutableOperandRange getCaseOperandsMutable(unsigned index) {
      return getCaseOperandsMutable()[index];
    }
  }];
}

def LLVM_IndirectBrOp
    : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize,
          DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "branch to the block with an address";
  let description = [{
    ```mlir
    llvm.indirectbr %address : !llvm.ptr, [
      ^bb1(%x : i32),
      ^bb2
    ]
    ```
  }];
  let arguments = (ins
    LLVM_AnyPointer:$addr,
    VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
    DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands,
                                  type($succOperands))
    attr-dict
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$addr,
                   CArg<"::llvm::ArrayRef<::mlir::ValueRange>",
                        "{}">:$succOperands,
                   CArg<"::mlir::BlockRange", "{}">:$successors)>
  ];
}

def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let summary = "return from a function";
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$args), [{
      build($_builder, $_state, ::mlir::TypeRange(), args);
    }]>
  ];
  let hasVerifier = 1;
}

def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let summary = "resumption of an exception in flight";
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let summary = "unreachable code";
  let assemblyFormat = "attr-dict";
}

#endif // DIALECTS_LLVM_CONTROL_FLOW_OPS_TD
