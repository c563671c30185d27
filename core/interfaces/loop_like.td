// SPDX-License-Identifier: Apache-2.0
//
// Loops.
#ifndef CORE_INTERFACES_LOOP_LIKE_TD
#define CORE_INTERFACES_LOOP_LIKE_TD

include "ods/records/op_base.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    Loops: their induction variables and bounds, the values that they carry
    between iterations, and invariant code.

    A loop that carries values has three lists of equal length and types: inits,
    which are operands that hold in the first iteration; region arguments, which
    are the values in an iteration; and yielded values, which are operands of
    the terminator that hold in the next iteration. It provides all three or
    none. If its results are the values after the last iteration, it may provide
    them, too.
  }];
  let cppNamespace = "::mlir";

  let methods = [
    InterfaceMethod<
      "Whether a value is defined outside of the loop.",
      "bool", "isDefinedOutsideOfLoop", (ins "::mlir::Value ":$value), [{}], [{
        return !$_op->isAncestor(value.getParentRegion()->getParentOp());
      }]>,
    InterfaceMethod<
      "The regions that are run in each round.",
      "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<
      "Moves an operation that does the same in each round out of the loop.",
      "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), [{}],
      [{ op->moveBefore($_op.getOperation()); }]>,
    InterfaceMethod<
      "If there is exactly one round, puts its operations in the place of the "
      "loop; else fails.",
      "::llvm::LogicalResult", "promoteIfSingleIteration",
      (ins "::mlir::RewriterBase &":$rewriter), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "The values that count the rounds; none where the operation does not "
      "count.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>",
      "getLoopInductionVars", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Where they begin, if known.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopLowerBounds", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "By how much they grow, if known.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopSteps", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Before what they end, if known.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopUpperBounds", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "The inits.",
      "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins),
      [{}], [{ return {}; }]>,
    InterfaceMethod<
      "The arguments of the first region that are the carried values.",
      "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), [{}],
      [{ return ::mlir::Block::BlockArgListType(); }]>,
    InterfaceMethod<
      "The yielded values; none where the loop carries none.",
      "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>",
      "getYieldedValuesMutable", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "The results that are the carried values after the last round; none "
      "where the results are something else.",
      "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Replaces the loop by one that carries more values: these inits, and "
      "what the function yields for the new arguments. In the body, which is "
      "moved, the new arguments replace the inits if asked for. Fails where "
      "loops of this kind carry none.",
      "::mlir::FailureOr<::mlir::LoopLikeOpInterface>",
      "replaceWithAdditionalYields",
      (ins "::mlir::RewriterBase &":$rewriter,
           "::mlir::ValueRange":$newInitOperands,
           "bool":$replaceInitOperandUsesInLoop,
           "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "How many rounds there are, if known.",
      "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), [{}],
      [{ return ::std::nullopt; }]>
  ];

  let extraClassDeclaration = [{
    /// Whether a block may be run more than once in one run of its function:
    /// it is in a loop, or control goes from it back to it.
    static bool blockIsInLoop(::mlir::Block *block);
  }];

  let extraSharedClassDeclaration = [{
    // What there is if there is one.
    ::std::optional<::mlir::Value> getSingleInductionVar() {
      return ::mlir::detail::getSingle($_op.getLoopInductionVars());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleLowerBound() {
      return ::mlir::detail::getSingle($_op.getLoopLowerBounds());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleStep() {
      return ::mlir::detail::getSingle($_op.getLoopSteps());
    }
    ::std::optional<::mlir::OpFoldResult> getSingleUpperBound() {
      return ::mlir::detail::getSingle($_op.getLoopUpperBounds());
    }

    /// replaceWithAdditionalYields, where the new arguments are yielded.
    ::mlir::FailureOr<::mlir::LoopLikeOpInterface>
    replaceWithAdditionalIterOperands(::mlir::RewriterBase &rewriter,
                                      ::mlir::ValueRange newInitOperands,
                                      bool replaceInitOperandUsesInLoop) {
      return $_op.replaceWithAdditionalYields(
          rewriter, newInitOperands, replaceInitOperandUsesInLoop,
          [](::mlir::OpBuilder &, ::mlir::Location,
             ::llvm::ArrayRef<::mlir::BlockArgument> arguments) {
            return ::llvm::SmallVector<::mlir::Value>(arguments.begin(),
                                                      arguments.end());
          });
    }

    ::mlir::ValueRange getYieldedValues() {
      auto values = $_op.getYieldedValuesMutable();
      return values ? ::mlir::detail::toOperandRange(*values)
                    : ::mlir::OperandRange(nullptr, 0);
    }
    ::mlir::OperandRange getInits() {
      return ::mlir::detail::toOperandRange($_op.getInitsMutable());
    }

    // What belongs together; null if the operand, argument or result is none of
    // those that are carried.
    ::mlir::BlockArgument
    getTiedLoopRegionIterArg(::mlir::OpOperand *opOperand) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getInitsMutable(), opOperand),
          $_op.getRegionIterArgs());
    }
    ::mlir::BlockArgument getTiedLoopRegionIterArg(::mlir::OpResult opResult) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getLoopResults(), opResult),
          $_op.getRegionIterArgs());
    }
    ::mlir::OpOperand *getTiedLoopInit(::mlir::BlockArgument bbArg) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getRegionIterArgs(), bbArg),
          $_op.getInitsMutable());
    }
    ::mlir::OpOperand *getTiedLoopInit(::mlir::OpResult opResult) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getLoopResults(), opResult),
          $_op.getInitsMutable());
    }
    ::mlir::OpOperand *getTiedLoopYieldedValue(::mlir::BlockArgument bbArg) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getRegionIterArgs(), bbArg),
          $_op.getYieldedValuesMutable());
    }
    ::mlir::OpResult getTiedLoopResult(::mlir::OpOperand *opOperand) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getInitsMutable(), opOperand),
          $_op.getLoopResults());
    }
    ::mlir::OpResult getTiedLoopResult(::mlir::BlockArgument bbArg) {
      return ::mlir::detail::getTied(
          ::mlir::detail::getIndex($_op.getRegionIterArgs(), bbArg),
          $_op.getLoopResults());
    }
  }];

  let verifyWithRegions = 1;
  let verify = [{ return ::mlir::detail::verifyLoopLikeOpInterface($_op); }];
}

// The iterations of the operation's only region may run in parallel.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // CORE_INTERFACES_LOOP_LIKE_TD
