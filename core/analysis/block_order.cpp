// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/block_order.h"

#include "core/ir/structure/operation.h"
#include "core/ir/structure/walk.h"

namespace mlir {

void appendPostOrder(Block *entry, llvm::DenseSet<Block *> &visited,
                     llvm::SmallVectorImpl<Block *> &order) {
  detail::appendDepthFirst(entry, WalkOrder::PostOrder, visited, order);
}

void appendUsersLast(Region &region, llvm::SmallVectorImpl<Block *> &order) {
  if (region.empty())
    return;
  if (region.hasOneBlock())
    return order.push_back(&region.front());
  llvm::DenseSet<Block *> visited;
  llvm::SmallVector<Block *> postOrder;
  for (Block &block : region)
    appendPostOrder(&block, visited, postOrder);
  order.append(postOrder.rbegin(), postOrder.rend());
}

} // namespace mlir
