// SPDX-License-Identifier: Apache-2.0
#include "passes/sccp/sccp.h"

#include "core/analysis/dataflow/utils.h"
#include "core/ir/interface/side_effects.h"
#include "core/rewrite/operation_folder.h"

namespace mlir {

#define GEN_PASS_DEF_SCCP
#include "passes/sccp/sccp_pass.h.inc"

namespace {

using dataflow::ConstantValue;

/// Replaces values by the constants that the analysis found.
class Rewriter {
public:
  Rewriter(const DataFlowSolver &solver, MLIRContext *context)
      : solver(solver), folder(context) {}

  /// Visits outer blocks first, so that nested blocks reuse their constants.
  void rewrite(MutableArrayRef<Region> regions) {
    push(regions);
    while (!pending.empty()) {
      Block *block = pending.pop_back_val();
      for (Operation &op : llvm::make_early_inc_range(*block))
        if (!replaceResults(&op))
          push(op.getRegions());
      for (BlockArgument argument : block->getArguments())
        (void)replace(argument, block);
    }
  }

private:
  void push(MutableArrayRef<Region> regions) {
    for (Region &region : regions)
      for (Block &block : llvm::reverse(region))
        pending.push_back(&block);
  }

  /// Replaces constant results. Returns true if the operation was erased.
  bool replaceResults(Operation *op) {
    bool replacedAll = op->getNumResults() != 0;
    for (Value result : op->getResults())
      replacedAll &= succeeded(replace(result, op->getBlock()));
    if (!replacedAll || !wouldOpBeTriviallyDead(op))
      return false;
    op->erase();
    return true;
  }

  LogicalResult replace(Value value, Block *block) {
    const auto *state =
        solver.lookupState<dataflow::Lattice<ConstantValue>>(value);
    if (!state || state->getValue().isUninitialized() ||
        !state->getValue().getConstantValue())
      return failure();
    const ConstantValue &known = state->getValue();
    const Value constant =
        folder.getOrCreateConstant(block, known.getConstantDialect(),
                                   known.getConstantValue(), value.getType());
    if (!constant)
      return failure();
    value.replaceAllUsesWith(constant);
    return success();
  }

  const DataFlowSolver &solver;
  OperationFolder folder;
  SmallVector<Block *> pending;
};

struct SCCP : impl::SCCPBase<SCCP> {
  void runOnOperation() override {
    DataFlowSolver solver;
    dataflow::loadBaselineAnalyses(solver);
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    Rewriter(solver, &getContext()).rewrite(getOperation()->getRegions());
  }
};

} // namespace

} // namespace mlir
