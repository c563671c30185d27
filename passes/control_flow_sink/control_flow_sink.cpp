// SPDX-License-Identifier: Apache-2.0
#include "passes/control_flow_sink/control_flow_sink.h"

#include "core/interfaces/control_flow.h"
#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/walk.h"
#include "core/ir/verify/dominance.h"
#include "core/transforms/control_flow_sink.h"

namespace mlir {

#define GEN_PASS_DEF_CONTROLFLOWSINK
#include "passes/control_flow_sink/control_flow_sink_pass.h.inc"

namespace {
struct ControlFlowSink : impl::ControlFlowSinkBase<ControlFlowSink> {
  void runOnOperation() override {
    auto &dominance = getAnalysis<DominanceInfo>();
    getOperation()->walk([&](RegionBranchOpInterface branch) {
      llvm::SmallVector<Region *> regions;
      getSinglyExecutedRegionsToSink(branch, regions);
      numSunk += controlFlowSink(
          RegionRange(llvm::ArrayRef<Region *>(regions)), dominance,
          [](Operation *op, Region *) { return isMemoryEffectFree(op); },
          [](Operation *op, Region *region) {
            op->moveBefore(&region->front(), region->front().begin());
          });
    });
  }
};
} // namespace
} // namespace mlir
