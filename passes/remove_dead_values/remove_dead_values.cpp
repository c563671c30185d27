// SPDX-License-Identifier: Apache-2.0
#include "passes/remove_dead_values/remove_dead_values.h"

#include "core/rewrite/greedy.h"
#include "dialects/ub/ub.h"
#include "passes/remove_dead_values/cleanup.h"

namespace mlir {

#define GEN_PASS_DEF_REMOVEDEADVALUES
#include "passes/remove_dead_values/remove_dead_values_pass.h.inc"

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

  LogicalResult canonicalizeRegionBranches() {
    SmallVector<Operation *> ops;
    RewritePatternSet patterns(&getContext());
    llvm::DenseSet<OperationName> names;
    getOperation()->walk([&](RegionBranchOpInterface branch) {
      Operation *op = branch.getOperation();
      ops.push_back(op);
      if (!op->isRegistered() || !names.insert(op->getName()).second)
        return;
      if (auto *addPatterns =
              op->getName().getDescriptor()->hooks.getCanonicalizationPatterns)
        addPatterns(patterns, &getContext());
    });
    return applyOpPatternsGreedily(ops, std::move(patterns));
  }
};

} // namespace

} // namespace mlir
