// SPDX-License-Identifier: Apache-2.0
#include "passes/mem2reg/mem2reg.h"

#include "core/interfaces/data_layout.h"
#include "core/interfaces/memory_slot.h"
#include "core/ir/structure/walk.h"
#include "core/ir/verify/dominance.h"
#include "core/transforms/mem2reg.h"

namespace mlir {

#define GEN_PASS_DEF_MEM2REG
#include "passes/mem2reg/mem2reg_pass.h.inc"

namespace {
// The option region-simplify is parsed and ignored, as in MLIR release 22.
struct Mem2Reg : impl::Mem2RegBase<Mem2Reg> {
  using impl::Mem2RegBase<Mem2Reg>::Mem2RegBase;

  void runOnOperation() override {
    auto &dominance = getAnalysis<DominanceInfo>();
    const DataLayout dataLayout = DataLayout::closest(getOperation());
    Mem2RegStatistics counts;
    bool changed = false;
    for (Region &region : getOperation()->getRegions()) {
      if (region.empty())
        continue;
      OpBuilder builder(&region.front(), region.front().begin());
      llvm::SmallVector<PromotableAllocationOpInterface> allocators;
      region.walk([&](PromotableAllocationOpInterface allocator) {
        allocators.push_back(allocator);
      });
      changed |= succeeded(tryToPromoteMemorySlots(
          allocators, builder, dataLayout, dominance, &counts));
    }
    promotedAmount += counts.promotedAmount;
    newBlockArgumentAmount += counts.newBlockArgumentAmount;
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
} // namespace mlir
