// SPDX-License-Identifier: Apache-2.0
//
// Promotion of a forall with one iteration.
#include "core/rewrite/rewriter.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor/tensor.h"

using namespace mlir;
using namespace mlir::scf;

/// Returns the values that replace the loop's results: `outputs` with the
/// values of the terminator inserted. `numbers` gives the output of each
/// insertion.
static SmallVector<Value> insertSlices(RewriterBase &rewriter, ForallOp loop,
                                       InParallelOp terminator,
                                       ArrayRef<unsigned> numbers,
                                       ArrayRef<Value> outputs) {
  SmallVector<Value> results(outputs);
  for (auto [op, number] : llvm::zip(terminator.getYieldingOps(), numbers)) {
    auto insert = cast<tensor::ParallelInsertSliceOp>(op);
    results[number] = tensor::InsertSliceOp::create(
                          rewriter, loop.getLoc(), insert.getSource(),
                          results[number], insert.getMixedOffsets(),
                          insert.getMixedSizes(), insert.getMixedStrides())
                          ->getResult(0);
  }
  return results;
}

LogicalResult scf::promote(RewriterBase &rewriter, ForallOp op) {
  InParallelOp terminator = op.getTerminator();
  SmallVector<unsigned> numbers;
  for (Operation &combining : terminator.getYieldingOps()) {
    auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(combining);
    if (!insert)
      return failure();
    auto output = cast<BlockArgument>(Value(insert.getDest()));
    numbers.push_back(output.getArgNumber() - op.getRank());
  }

  OpBuilder::InsertionGuard guard(rewriter);
  const SmallVector<Value> outputs(op.getOutputs());
  SmallVector<Value> arguments = op.getLowerBound(rewriter);
  llvm::append_range(arguments, outputs);
  rewriter.inlineBlockBefore(op.getBody(), op, arguments);
  rewriter.setInsertionPointAfter(op);
  rewriter.replaceAllUsesWith(
      op->getResults(),
      insertSlices(rewriter, op, terminator, numbers, outputs));
  rewriter.eraseOp(terminator);
  rewriter.eraseOp(op);
  return success();
}
