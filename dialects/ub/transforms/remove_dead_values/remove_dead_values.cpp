// SPDX-License-Identifier: Apache-2.0
#include "dialects/ub/transforms/remove_dead_values/remove_dead_values.h"

#include "core/rewrite/greedy.h"
#include "dialects/ub/transforms/remove_dead_values/cleanup.h"
#include "dialects/ub/ub.h"

namespace mlir {

#define GEN_PASS_DEF_REMOVEDEADVALUES
#include "dialects/ub/transforms/remove_dead_values/remove_dead_values_pass.h.inc"

namespace {

struct RemoveDeadValues : impl::RemoveDeadValuesBase<RemoveDeadValues> {
  using RemoveDeadValuesBase::RemoveDeadValuesBase;

  void runOnOperation() override {
    DeadValueCleanup cleanup =
        DeadValueCollector(getOperation(),
                           getAnalysis<dataflow::RunLivenessAnalysis>())
            .collect();
    removeDeadValues(&getContext(), cleanup);
    if (canonicalize && failed(canonicalizeRegionBranches())) {
      getOperation()->emitError("greedy pattern rewrite failed to converge");
      signalPassFailure();
    }
  }

  /// Canonicalizes operations with control flow between regions. Their
  /// replacements are canonicalized, too, hence the patterns of all operations
  /// are added.
  LogicalResult canonicalizeRegionBranches() {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](RegionBranchOpInterface branch) {
      ops.push_back(branch.getOperation());
    });
    RewritePatternSet patterns(&getContext());
    for (const OperationRecord *record : getContext().getRegisteredOperations())
      if (auto *addPatterns =
              record->descriptor->hooks.getCanonicalizationPatterns)
        addPatterns(patterns, &getContext());
    return applyOpPatternsGreedily(ops, std::move(patterns));
  }
};

} // namespace

} // namespace mlir
