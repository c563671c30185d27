// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/block_order.h"

#include "core/ir/operation.h"

namespace mlir {

void appendPostOrder(Block *entry, llvm::DenseSet<Block *> &visited,
                     llvm::SmallVectorImpl<Block *> &order) {
  if (!visited.insert(entry).second)
    return;
  // Blocks with the next successor to be looked at.
  llvm::SmallVector<std::pair<Block *, unsigned>> path = {{entry, 0}};
  while (!path.empty()) {
    auto &[block, next] = path.back();
    if (next == block->getNumSuccessors()) {
      order.push_back(block);
      path.pop_back();
      continue;
    }
    Block *successor = block->getSuccessor(next++);
    if (successor && visited.insert(successor).second)
      path.emplace_back(successor, 0);
  }
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
