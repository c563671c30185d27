// SPDX-License-Identifier: Apache-2.0
#include "passes/topological_sort/topological_sort.h"

#include "core/analysis/topological_sort.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/region_kind.h"

namespace mlir {

#define GEN_PASS_DEF_TOPOLOGICALSORT
#include "passes/topological_sort/topological_sort_pass.h.inc"

namespace {

/// Sorts the operations of a block. A terminator stays at the end.
void sort(Block &block) {
  if (block.empty())
    return;
  auto end = block.end();
  if (block.back().hasTrait<OpTrait::IsTerminator>())
    --end;
  sortTopologically(&block, llvm::make_range(block.begin(), end));
}

struct TopologicalSort : impl::TopologicalSortBase<TopologicalSort> {
  void runOnOperation() override {
    getOperation()->walk([](RegionKindInterface op) {
      for (unsigned i = 0, e = op->getNumRegions(); i < e; ++i)
        if (!op.hasSSADominance(i))
          for (Block &block : op->getRegion(i))
            sort(block);
    });
  }
};

} // namespace

} // namespace mlir
