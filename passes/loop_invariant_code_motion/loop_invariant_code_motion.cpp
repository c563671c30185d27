// SPDX-License-Identifier: Apache-2.0
#include "passes/loop_invariant_code_motion/loop_invariant_code_motion.h"

#include "core/ir/structure/walk.h"
#include "core/transforms/loop_invariant_code_motion.h"

namespace mlir {

#define GEN_PASS_DEF_LOOPINVARIANTCODEMOTION
#include "passes/loop_invariant_code_motion/loop_invariant_code_motion_pass.h.inc"

namespace {
struct LoopInvariantCodeMotion
    : impl::LoopInvariantCodeMotionBase<LoopInvariantCodeMotion> {
  /// Visits inner loops first, since an operation may be hoisted out of several
  /// loops.
  void runOnOperation() override {
    getOperation()->walk(
        [](LoopLikeOpInterface loopLike) { moveLoopInvariantCode(loopLike); });
  }
};
} // namespace
} // namespace mlir
