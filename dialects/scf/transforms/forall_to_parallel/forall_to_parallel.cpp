// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/forall_to_parallel/forall_to_parallel.h"

#include "core/rewrite/rewriter.h"
#include "dialects/scf/transforms/forall_lowering/forall_lowering.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORALLTOPARALLELLOOP
#include "dialects/scf/transforms/forall_to_parallel/forall_to_parallel_pass.h.inc"

namespace {

struct SCFForallToParallelLoop
    : impl::SCFForallToParallelLoopBase<SCFForallToParallelLoop> {
  using SCFForallToParallelLoopBase::SCFForallToParallelLoopBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](ForallOp op) {
      if (failed(forallToParallelLoop(rewriter, op)))
        signalPassFailure();
    });
  }
};

} // namespace

} // namespace mlir::scf
