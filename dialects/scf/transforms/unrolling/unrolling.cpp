// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/unrolling/unrolling.h"

#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/arith/arith.h"
#include "dialects/scf/utils/unroll.h"

namespace mlir::scf {

#define GEN_PASS_DEF_TESTLOOPUNROLLING
#include "dialects/scf/transforms/unrolling/unrolling_pass.h.inc"

namespace {

/// Returns the number of loops that contain an operation.
unsigned getNestingDepth(Operation *op) {
  unsigned depth = 0;
  while ((op = op->getParentOp()))
    depth += isa<ForOp>(op);
  return depth;
}

struct TestLoopUnrolling : impl::TestLoopUnrollingBase<TestLoopUnrolling> {
  using TestLoopUnrollingBase::TestLoopUnrollingBase;
  void runOnOperation() override {
    if (unrollFactor == 0 || unrollFactor < -1) {
      mlir::emitError(
          UnknownLoc::get(&getContext()),
          "Invalid option: 'unroll-factor' should be greater than 0 or "
          "equal to -1");
      return signalPassFailure();
    }
    SmallVector<ForOp> loops;
    getOperation()->walk([&](ForOp loop) {
      if (getNestingDepth(loop) == loopDepth)
        loops.push_back(loop);
    });
    auto annotate = [&](unsigned i, Operation *op, OpBuilder builder) {
      if (annotateLoop)
        op->setAttr("unrolled_iteration", builder.getUI32IntegerAttr(i));
    };
    // A loop that cannot be unrolled is not changed.
    for (ForOp loop : loops)
      if (unrollFactor < 0)
        (void)loopUnrollFull(loop);
      else
        (void)loopUnrollByFactor(loop, unrollFactor, annotate);
  }
};

} // namespace

} // namespace mlir::scf
