// SPDX-License-Identifier: Apache-2.0
#include "passes/loop_invariant_subset_hoisting/loop_invariant_subset_hoisting.h"

#include "core/interfaces/loop_like.h"
#include "core/ir/structure/walk.h"
#include "core/rewrite/rewriter.h"
#include "core/transforms/loop_invariant_code_motion.h"

namespace mlir {

#define GEN_PASS_DEF_LOOPINVARIANTSUBSETHOISTING
#include "passes/loop_invariant_subset_hoisting/loop_invariant_subset_hoisting_pass.h.inc"

namespace {
struct LoopInvariantSubsetHoisting
    : impl::LoopInvariantSubsetHoistingBase<LoopInvariantSubsetHoisting> {
  /// Visits inner loops first, since subsets may be hoisted out of several
  /// loops.
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](LoopLikeOpInterface loop) {
      hoistLoopInvariantSubsets(rewriter, loop);
    });
  }
};
} // namespace
} // namespace mlir
