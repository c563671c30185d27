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
      "Returns true if a value is defined outside the loop.",
      "bool", "isDefinedOutsideOfLoop", (ins "::mlir::Value ":$value), [{}], [{
        return !$_op->isAncestor(value.getParentRegion()->getParentOp());
      }]>,
    InterfaceMethod<
      "Returns the regions that are executed in each iteration.",
      "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<
      "Hoists a loop-invariant operation out of the loop.",
      "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), [{}],
      [{ op->moveBefore($_op.getOperation()); }]>,
    InterfaceMethod<
      "Replaces the loop by the operations of its body if there is exactly one "
      "iteration. Fails otherwise.",
      "::llvm::LogicalResult", "promoteIfSingleIteration",
      (ins "::mlir::RewriterBase &":$rewriter), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "Returns the induction variables, or nullopt if the loop has none.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>",
      "getLoopInductionVars", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns the lower bounds of the induction variables, or nullopt if they "
      "are unknown.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopLowerBounds", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns the steps of the induction variables, or nullopt if they are "
      "unknown.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopSteps", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns the exclusive upper bounds of the induction variables, or "
      "nullopt if they are unknown.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>",
      "getLoopUpperBounds", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns the inits.",
      "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins),
      [{}], [{ return {}; }]>,
    InterfaceMethod<
      "Returns the arguments of the first region that are the carried values.",
      "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), [{}],
      [{ return ::mlir::Block::BlockArgListType(); }]>,
    InterfaceMethod<
      "Returns the yielded values, or nullopt if the loop carries no values.",
      "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>",
      "getYieldedValuesMutable", (ins), [{}], [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns the results that are the carried values after the last "
      "iteration, or nullopt if the results are not carried values.",
      "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Replaces the loop by a loop that carries additional values, with the "
      "given inits. `newYieldValuesFn` creates the yielded values for the new "
      "arguments. The body is moved. If `replaceInitOperandUsesInLoop` is "
      "true, the new arguments replace the inits in the body. Fails if the "
      "loop cannot carry values.",
      "::mlir::FailureOr<::mlir::LoopLikeOpInterface>",
      "replaceWithAdditionalYields",
      (ins "::mlir::RewriterBase &":$rewriter,
           "::mlir::ValueRange":$newInitOperands,
           "bool":$replaceInitOperandUsesInLoop,
           "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<
      "Returns the number of iterations, or nullopt if it is unknown.",
      "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), [{}],
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<
      "Returns true if bounds and induction variables are compared as unsigned "
      "numbers.",
      "bool", "isLoopUnsigned", (ins), [{}], [{ return false; }]>
  ];

  let extraClassDeclaration = [{
    /// Returns true if a block may be executed more than once in one execution
    /// of its function: it is in a loop, or it or an enclosing block is in a
    /// cycle of blocks.
    static bool blockIsInLoop(::mlir::Block *block);
  }];

  let extraSharedClassDeclaration = [{
    // Return the only element, or nullopt if there is not exactly one.
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

    /// Like replaceWithAdditionalYields, but yields the new arguments.
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

    // Return the counterpart of a carried value, or null if the operand,
    // argument or result is not a carried value.
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
