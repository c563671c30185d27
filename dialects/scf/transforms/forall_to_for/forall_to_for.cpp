// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/forall_to_for/forall_to_for.h"

#include "core/rewrite/rewriter.h"
#include "dialects/scf/transforms/forall_lowering/forall_lowering.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFFORALLTOFORLOOP
#include "dialects/scf/transforms/forall_to_for/forall_to_for_pass.h.inc"

namespace {

struct SCFForallToForLoop : impl::SCFForallToForLoopBase<SCFForallToForLoop> {
  using SCFForallToForLoopBase::SCFForallToForLoopBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](ForallOp op) {
      if (failed(forallToForLoop(rewriter, op)))
        signalPassFailure();
    });
  }
};

} // namespace

} // namespace mlir::scf
