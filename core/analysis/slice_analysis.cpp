// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/slice_analysis.h"

#include "core/analysis/topological_sort.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/interface/side_effects.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

using Slice = llvm::SetVector<Operation *>;

namespace {

/// A depth-first search that adds operations in post-order. `expand` returns
/// the operations to continue with, or fails.
class Search {
public:
  using Operations = llvm::SmallVector<Operation *, 4>;
  using Expand = llvm::function_ref<LogicalResult(Operation *, Operations &)>;

  Search(Slice &slice, const TransitiveFilter &filter, Expand expand)
      : slice(slice), filter(filter), expand(expand) {}

  LogicalResult run(Operation *root) {
    if (failed(enter(root)))
      return failure();
    while (!path.empty()) {
      Frame &frame = path.back();
      if (frame.next == frame.operations.size()) {
        slice.insert(frame.op);
        onPath.erase(frame.op);
        path.pop_back();
        continue;
      }
      Operation *op = frame.operations[frame.next++];
      if (!slice.contains(op) && !onPath.contains(op) && failed(enter(op)))
        return failure();
    }
    return success();
  }

private:
  struct Frame {
    Operation *op;
    Operations operations;
    size_t next = 0;
  };

  LogicalResult enter(Operation *op) {
    if (filter && !filter(op))
      return success();
    Frame frame{op, {}};
    if (failed(expand(op, frame.operations)))
      return failure();
    onPath.insert(op);
    path.push_back(std::move(frame));
    return success();
  }

  Slice &slice;
  const TransitiveFilter &filter;
  Expand expand;
  llvm::SmallVector<Frame> path;
  llvm::DenseSet<Operation *> onPath;
};

} // namespace

// Forward slices.

static LogicalResult getUsers(Operation *op, Search::Operations &users) {
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps())
      users.push_back(&nested);
  for (Value result : op->getResults())
    llvm::append_range(users, result.getUsers());
  return success();
}

static void reverse(Slice &slice) {
  auto operations = slice.takeVector();
  slice.insert(operations.rbegin(), operations.rend());
}

void mlir::getForwardSlice(Operation *op, Slice *forwardSlice,
                           const ForwardSliceOptions &options) {
  (void)Search(*forwardSlice, options.filter, getUsers).run(op);
  if (!options.inclusive)
    forwardSlice->remove(op);
  reverse(*forwardSlice);
}

void mlir::getForwardSlice(Value root, Slice *forwardSlice,
                           const ForwardSliceOptions &options) {
  for (Operation *user : root.getUsers())
    (void)Search(*forwardSlice, options.filter, getUsers).run(user);
  reverse(*forwardSlice);
}

// Backward slices.

/// Adds the operation that a value comes from.
static LogicalResult addSource(Value value, const BackwardSliceOptions &options,
                               Search::Operations &sources) {
  if (Operation *op = value.getDefiningOp()) {
    if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      sources.push_back(op);
    return success();
  }
  Operation *parent =
      llvm::cast<BlockArgument>(value).getOwner()->getParentOp();
  if (options.omitBlockArguments || !parent ||
      parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
    return success();
  if (parent->getNumRegions() != 1 || !parent->getRegion(0).hasOneBlock())
    return failure();
  sources.push_back(parent);
  return success();
}

/// Adds the definitions of values that the regions use from above.
static LogicalResult addSourcesFromAbove(Operation *op,
                                         const BackwardSliceOptions &options,
                                         Search::Operations &sources) {
  for (Region &region : op->getRegions()) {
    const WalkResult result = region.walk([&](Operation *nested) -> WalkResult {
      for (Value operand : nested->getOperands())
        if (!region.isAncestor(operand.getParentRegion()))
          if (failed(addSource(operand, options, sources)))
            return failure();
      return success();
    });
    if (result.wasInterrupted())
      return failure();
  }
  return success();
}

LogicalResult mlir::getBackwardSlice(Operation *op, Slice *backwardSlice,
                                     const BackwardSliceOptions &options) {
  auto getSources = [&](Operation *from,
                        Search::Operations &sources) -> LogicalResult {
    if (!options.omitUsesFromAbove &&
        failed(addSourcesFromAbove(from, options, sources)))
      return failure();
    for (Value operand : from->getOperands())
      if (failed(addSource(operand, options, sources)))
        return failure();
    return success();
  };
  LogicalResult result = success();
  if (!op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    result = Search(*backwardSlice, options.filter, getSources).run(op);
  if (!options.inclusive)
    backwardSlice->remove(op);
  return result;
}

LogicalResult mlir::getBackwardSlice(Value root, Slice *backwardSlice,
                                     const BackwardSliceOptions &options) {
  Operation *op = root.getDefiningOp();
  if (!op)
    op = llvm::cast<BlockArgument>(root).getOwner()->getParentOp();
  return getBackwardSlice(op, backwardSlice, options);
}

Slice mlir::getSlice(Operation *op,
                     const BackwardSliceOptions &backwardSliceOptions,
                     const ForwardSliceOptions &forwardSliceOptions) {
  Slice slice;
  slice.insert(op);
  for (size_t i = 0; i < slice.size(); ++i) {
    Operation *current = slice[i];
    Slice backward, forward;
    (void)getBackwardSlice(current, &backward, backwardSliceOptions);
    slice.insert(backward.begin(), backward.end());
    getForwardSlice(current, &forward, forwardSliceOptions);
    slice.insert(forward.begin(), forward.end());
  }
  return topologicalSort(slice);
}

// Reductions.

/// Returns true if the value is, or depends on, an iteration argument within
/// `loop`.
static bool dependsOnCarried(Value value, llvm::ArrayRef<BlockArgument> carried,
                             Operation *loop) {
  const llvm::SmallPtrSet<void *, 8> isCarried = [&] {
    llvm::SmallPtrSet<void *, 8> set;
    for (BlockArgument argument : carried)
      set.insert(argument.getImpl());
    return set;
  }();
  if (isCarried.contains(value.getImpl()))
    return true;
  Slice slice;
  BackwardSliceOptions options;
  options.filter = [&](Operation *op) { return !op->isAncestor(loop); };
  (void)getBackwardSlice(value, &slice, options);
  return llvm::any_of(slice, [&](Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      return isCarried.contains(operand.getImpl());
    });
  });
}

Value mlir::matchReduction(llvm::ArrayRef<BlockArgument> iterCarriedArgs,
                           unsigned redPos,
                           llvm::SmallVectorImpl<Operation *> &combinerOps) {
  const BlockArgument carried = iterCarriedArgs[redPos];
  if (!carried.hasOneUse())
    return nullptr;
  Operation *combiner = *carried.getUsers().begin();
  if (combiner->getNumOperands() != 2)
    return nullptr;
  const Value reduced =
      combiner->getOperand(combiner->getOperand(0) == carried ? 1 : 0);
  Operation *loop = carried.getOwner()->getParentOp();
  if (dependsOnCarried(reduced, iterCarriedArgs, loop))
    return nullptr;

  Operation *op = combiner;
  while (!op->mightHaveTrait<OpTrait::IsTerminator>()) {
    if (!isMemoryEffectFree(op) || op->getNumResults() != 1 ||
        !op->getResult(0).hasOneUse() || op->getParentOp() != loop)
      return nullptr;
    combinerOps.push_back(op);
    op = *op->getResult(0).getUsers().begin();
  }
  if (combinerOps.size() != 1 || redPos >= op->getNumOperands() ||
      op->getOperand(redPos) != combinerOps.back()->getResult(0))
    return nullptr;
  return reduced;
}
