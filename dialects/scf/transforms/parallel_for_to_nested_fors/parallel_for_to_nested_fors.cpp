// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/transforms/parallel_for_to_nested_fors/parallel_for_to_nested_fors.h"

#include "core/rewrite/rewriter.h"
#include "dialects/scf/transforms/forall_lowering/forall_lowering.h"

namespace mlir::scf {

#define GEN_PASS_DEF_SCFPARALLELFORTONESTEDFORS
#include "dialects/scf/transforms/parallel_for_to_nested_fors/parallel_for_to_nested_fors_pass.h.inc"

namespace {

struct SCFParallelForToNestedFors
    : impl::SCFParallelForToNestedForsBase<SCFParallelForToNestedFors> {
  using SCFParallelForToNestedForsBase::SCFParallelForToNestedForsBase;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](ParallelOp op) {
      // Loops with results are not changed.
      (void)parallelForToNestedFors(rewriter, op);
    });
  }
};

} // namespace

} // namespace mlir::scf
