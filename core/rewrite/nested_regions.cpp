// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/nested_regions.h"

#include "core/ir/descriptor/traits.h"

namespace mlir {

void forEachRegion(llvm::MutableArrayRef<Region> regions,
                   llvm::function_ref<void(Region &)> callback,
                   bool intoIsolated) {
  llvm::SmallVector<Region *> pending;
  auto push = [&](llvm::MutableArrayRef<Region> more) {
    for (Region &region : llvm::reverse(more))
      pending.push_back(&region);
  };
  push(regions);
  while (!pending.empty()) {
    Region *region = pending.pop_back_val();
    callback(*region);
    for (Block &block : llvm::reverse(*region))
      for (Operation &op : llvm::reverse(block))
        if (op.getNumRegions() &&
            (intoIsolated || !op.hasTrait<OpTrait::IsIsolatedFromAbove>()))
          push(op.getRegions());
  }
}

} // namespace mlir
