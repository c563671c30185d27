// SPDX-License-Identifier: Apache-2.0
#include "passes/sroa/sroa.h"

#include "core/interfaces/data_layout.h"
#include "core/interfaces/memory_slot.h"
#include "core/ir/structure/walk.h"
#include "core/transforms/sroa.h"

namespace mlir {

#define GEN_PASS_DEF_SROA
#include "passes/sroa/sroa_pass.h.inc"

namespace {
struct SROA : impl::SROABase<SROA> {
  using impl::SROABase<SROA>::SROABase;

  void runOnOperation() override {
    const DataLayout dataLayout = DataLayout::closest(getOperation());
    SROAStatistics counts;
    bool changed = false;
    for (Region &region : getOperation()->getRegions()) {
      if (region.empty())
        continue;
      OpBuilder builder(&region.front(), region.front().begin());
      llvm::SmallVector<DestructurableAllocationOpInterface> allocators;
      region.walk([&](DestructurableAllocationOpInterface allocator) {
        allocators.push_back(allocator);
      });
      changed |= succeeded(tryToDestructureMemorySlots(allocators, builder,
                                                       dataLayout, &counts));
    }
    destructuredAmount += counts.destructuredAmount;
    slotsWithMemoryBenefit += counts.slotsWithMemoryBenefit;
    maxSubelementAmount.updateMax(counts.maxSubelementAmount);
    if (!changed)
      markAllAnalysesPreserved();
  }
};
} // namespace
} // namespace mlir
