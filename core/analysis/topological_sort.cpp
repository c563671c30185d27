// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/topological_sort.h"

#include "core/analysis/block_order.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

using IsOperandReady = llvm::function_ref<bool(Value, Operation *)>;
using Unscheduled = llvm::DenseSet<Operation *>;

/// Returns true if no unscheduled operation defines the value or encloses its
/// definition, `op` itself excepted.
static bool isDefined(Value value, Operation *op,
                      const Unscheduled &unscheduled) {
  for (Operation *around = value.getDefiningOp(); around;
       around = around->getParentOp()) {
    if (around == op)
      return true;
    if (unscheduled.contains(around))
      return false;
  }
  return true;
}

/// Returns true if that holds for all values used in `op` and its regions.
static bool isReady(Operation *op, const Unscheduled &unscheduled,
                    IsOperandReady isOperandReady) {
  auto isValueReady = [&](Value value) {
    return (isOperandReady && isOperandReady(value, op)) ||
           isDefined(value, op, unscheduled);
  };
  return !op->walk([&](Operation *nested) {
              return llvm::all_of(nested->getOperands(), isValueReady)
                         ? WalkResult::advance()
                         : WalkResult::interrupt();
            }).wasInterrupted();
}

bool mlir::sortTopologically(Block *block,
                             llvm::iterator_range<Block::iterator> ops,
                             IsOperandReady isOperandReady) {
  Unscheduled unscheduled;
  for (Operation &op : ops)
    unscheduled.insert(&op);
  Block::iterator next = ops.begin();
  const Block::iterator end = ops.end();
  bool isSorted = true;
  while (next != end) {
    bool anyScheduled = false;
    for (Operation &op :
         llvm::make_early_inc_range(llvm::make_range(next, end))) {
      if (!isReady(&op, unscheduled, isOperandReady))
        continue;
      unscheduled.erase(&op);
      anyScheduled = true;
      if (&op == &*next)
        ++next;
      else
        op.moveBefore(block, next);
    }
    if (anyScheduled)
      continue;
    isSorted = false;
    unscheduled.erase(&*next);
    ++next;
  }
  return isSorted;
}

bool mlir::sortTopologically(Block *block, IsOperandReady isOperandReady) {
  return sortTopologically(block, block->without_terminator(), isOperandReady);
}

bool mlir::computeTopologicalSorting(llvm::MutableArrayRef<Operation *> ops,
                                     IsOperandReady isOperandReady) {
  Unscheduled unscheduled;
  unscheduled.insert(ops.begin(), ops.end());
  bool isSorted = true;
  for (size_t next = 0; next < ops.size();) {
    const size_t before = next;
    for (size_t i = next; i < ops.size(); ++i) {
      if (!isReady(ops[i], unscheduled, isOperandReady))
        continue;
      unscheduled.erase(ops[i]);
      std::swap(ops[i], ops[next++]);
    }
    if (next != before)
      continue;
    isSorted = false;
    unscheduled.erase(ops[next++]);
  }
  return isSorted;
}

llvm::SetVector<Block *> mlir::getBlocksSortedByDominance(Region &region) {
  llvm::SetVector<Block *> sorted;
  for (Block &block : region) {
    if (sorted.contains(&block))
      continue;
    // Search from each block separately, so that unreachable blocks precede
    // their successors.
    llvm::DenseSet<Block *> visited;
    llvm::SmallVector<Block *> postOrder;
    visited.insert(sorted.begin(), sorted.end());
    appendPostOrder(&block, visited, postOrder);
    sorted.insert(postOrder.rbegin(), postOrder.rend());
  }
  return sorted;
}

namespace {

/// Sorts by a walk over the common region that enters only ancestors of the
/// given operations.
class Sorter {
public:
  explicit Sorter(const llvm::SetVector<Operation *> &toSort) : toSort(toSort) {
    for (Operation *op : toSort)
      for (Operation *around = op; around && around->getBlock();
           around = around->getParentOp()) {
        blocks.insert(around->getBlock());
        regions.insert(around->getParentRegion());
      }
  }

  llvm::SetVector<Operation *> sort(Region *root) {
    push(root);
    while (!pending.empty()) {
      const auto next = pending.pop_back_val();
      if (auto *block = llvm::dyn_cast<Block *>(next)) {
        for (Operation &op : llvm::reverse(*block))
          pending.push_back(&op);
        continue;
      }
      auto *op = llvm::cast<Operation *>(next);
      if (toSort.contains(op))
        sorted.insert(op);
      for (Region &region : op->getRegions())
        if (regions.contains(&region))
          push(&region);
    }
    return std::move(sorted);
  }

private:
  void push(Region *region) {
    const llvm::SetVector<Block *> ordered =
        getBlocksSortedByDominance(*region);
    for (Block *block : llvm::reverse(ordered.getArrayRef()))
      if (blocks.contains(block))
        pending.push_back(block);
  }

  const llvm::SetVector<Operation *> &toSort;
  llvm::DenseSet<Region *> regions;
  llvm::DenseSet<Block *> blocks;
  llvm::SmallVector<llvm::PointerUnion<Block *, Operation *>> pending;
  llvm::SetVector<Operation *> sorted;
};

} // namespace

/// Returns the innermost region that contains all operations.
static Region *findCommonRegion(const llvm::SetVector<Operation *> &ops) {
  Region *region = ops.front()->getParentRegion();
  for (Operation *op : ops)
    while (region && !region->isAncestor(op->getParentRegion()))
      region = region->getParentRegion();
  return region;
}

llvm::SetVector<Operation *>
mlir::topologicalSort(const llvm::SetVector<Operation *> &toSort) {
  if (toSort.size() <= 1)
    return toSort;
  Region *region = findCommonRegion(toSort);
  assert(region && "operations of different trees");
  return Sorter(toSort).sort(region);
}
