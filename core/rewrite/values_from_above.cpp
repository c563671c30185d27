// SPDX-License-Identifier: Apache-2.0
//
// Uses in regions of values that are defined above.
#include "core/ir/interface/side_effects.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/ir/verify/dominance.h"
#include "core/rewrite/region_simplification.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

void replaceAllUsesInRegionWith(Value original, Value replacement,
                                Region &region) {
  for (OpOperand &use : llvm::make_early_inc_range(original.getUses()))
    if (region.isAncestor(use.getOwner()->getParentRegion()))
      use.set(replacement);
}

void visitUsedValuesDefinedAbove(
    Region &region, Region &limit,
    llvm::function_ref<void(OpOperand *)> callback) {
  assert(limit.isAncestor(&region));
  region.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get().getParentRegion()->isProperAncestor(&limit))
        callback(&operand);
  });
}

void visitUsedValuesDefinedAbove(
    llvm::MutableArrayRef<Region> regions,
    llvm::function_ref<void(OpOperand *)> callback) {
  for (Region &region : regions)
    visitUsedValuesDefinedAbove(region, region, callback);
}

void getUsedValuesDefinedAbove(Region &region, Region &limit,
                               llvm::SetVector<Value> &values) {
  visitUsedValuesDefinedAbove(region, limit, [&](OpOperand *operand) {
    values.insert(operand->get());
  });
}

void getUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions,
                               llvm::SetVector<Value> &values) {
  for (Region &region : regions)
    getUsedValuesDefinedAbove(region, region, values);
}

/// Sorts operations by their uses of each other, definitions first. Independent
/// operations stay in the order given.
static llvm::SmallVector<Operation *>
sortByUses(const llvm::SetVector<Operation *> &ops) {
  llvm::SmallVector<Operation *> sorted;
  llvm::DenseSet<Operation *> entered, left;
  for (Operation *root : llvm::reverse(ops)) {
    llvm::SmallVector<Operation *> stack = {root};
    while (!stack.empty()) {
      Operation *op = stack.back();
      if (!entered.insert(op).second) {
        stack.pop_back();
        if (left.insert(op).second)
          sorted.push_back(op);
        continue;
      }
      for (Value operand : llvm::reverse(op->getOperands()))
        if (Operation *used = operand.getDefiningOp();
            ops.contains(used) && !entered.contains(used))
          stack.push_back(used);
    }
  }
  return sorted;
}

/// Splits the values from above into operations to clone and values to pass as
/// arguments. It continues with the operands of cloned operations.
static void sortCapturedValues(
    Region &region,
    llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion,
    llvm::SmallVectorImpl<Operation *> &clones,
    llvm::SetVector<Value> &arguments) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, region, captured);
  llvm::SetVector<Operation *> cloned;
  llvm::SmallVector<Value> pending(captured.begin(), captured.end());
  for (size_t i = 0; i < pending.size(); ++i) {
    Operation *op = pending[i].getDefiningOp();
    if (!op || !cloneOperationIntoRegion(op)) {
      arguments.insert(pending[i]);
      continue;
    }
    if (!cloned.insert(op))
      continue;
    llvm::append_range(pending, op->getOperands());
  }
  clones = sortByUses(cloned);
}

llvm::SmallVector<Value> makeRegionIsolatedFromAbove(
    RewriterBase &rewriter, Region &region,
    llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion) {
  llvm::SmallVector<Operation *> clones;
  llvm::SetVector<Value> arguments;
  sortCapturedValues(region, cloneOperationIntoRegion, clones, arguments);
  OpBuilder::InsertionGuard guard(rewriter);
  Block *entry = &region.front();
  llvm::SmallVector<Type> types(entry->getArgumentTypes());
  llvm::SmallVector<Location> locations;
  for (BlockArgument argument : entry->getArguments())
    locations.push_back(argument.getLoc());
  for (Value value : arguments) {
    types.push_back(value.getType());
    locations.push_back(value.getLoc());
  }
  Block *newEntry =
      rewriter.createBlock(&region, region.begin(), types, locations);
  auto all = newEntry->getArguments();
  IRMapping mapping;
  mapping.map(ValueRange(arguments.getArrayRef()),
              ValueRange(all.drop_front(entry->getNumArguments())));
  rewriter.setInsertionPointToStart(newEntry);
  for (Operation *op : clones)
    rewriter.clone(*op, mapping);
  auto replaceInside = [&](Value value) {
    rewriter.replaceUsesWithIf(
        value, mapping.lookup(value), [&](OpOperand &use) {
          return region.isAncestor(use.getOwner()->getParentRegion());
        });
  };
  for (Value value : arguments)
    replaceInside(value);
  for (Operation *op : clones)
    for (Value result : op->getResults())
      replaceInside(result);
  llvm::SmallVector<Value> oldArguments(
      all.take_front(entry->getNumArguments()));
  rewriter.mergeBlocks(entry, newEntry, oldArguments);
  return arguments.takeVector();
}

/// Returns the operations behind `insertionPoint` that `ops` depend on, in
/// block order.
/// Errors: failure if one of them cannot move before `insertionPoint`.
static FailureOr<llvm::SmallVector<Operation *>>
getDependencies(llvm::ArrayRef<Operation *> ops, Operation *insertionPoint,
                DominanceInfo &dominance) {
  llvm::SetVector<Operation *> found;
  llvm::SmallVector<Operation *> pending(ops);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    llvm::SetVector<Value> used(op->getOperands().begin(),
                                op->getOperands().end());
    getUsedValuesDefinedAbove(op->getRegions(), used);
    for (Value value : used) {
      if (dominance.properlyDominates(value, insertionPoint))
        continue;
      Operation *producer = value.getDefiningOp();
      if (!producer || producer == insertionPoint)
        return failure();
      if (found.insert(producer))
        pending.push_back(producer);
    }
  }
  llvm::SmallVector<Operation *> sorted(found.begin(), found.end());
  if (!llvm::all_of(sorted, [&](Operation *op) {
        return op->getBlock() == insertionPoint->getBlock() &&
               isMemoryEffectFree(op);
      }))
    return failure();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return sorted;
}

LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint,
                                        DominanceInfo &dominance) {
  if (op->getBlock() != insertionPoint->getBlock() ||
      dominance.properlyDominates(op, insertionPoint))
    return failure();
  auto dependencies = getDependencies(op, insertionPoint, dominance);
  if (failed(dependencies))
    return failure();
  for (Operation *dependency : *dependencies)
    rewriter.moveOpBefore(dependency, insertionPoint);
  return success();
}

LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op,
                                        Operation *insertionPoint) {
  DominanceInfo dominance(op);
  return moveOperationDependencies(rewriter, op, insertionPoint, dominance);
}

LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint,
                                   DominanceInfo &dominance) {
  llvm::SetVector<Operation *> producers;
  for (Value value : values) {
    if (dominance.properlyDominates(value, insertionPoint))
      continue;
    Operation *producer = value.getDefiningOp();
    if (!producer || producer == insertionPoint ||
        producer->getBlock() != insertionPoint->getBlock() ||
        !isMemoryEffectFree(producer))
      return failure();
    producers.insert(producer);
  }
  auto dependencies =
      getDependencies(producers.getArrayRef(), insertionPoint, dominance);
  if (failed(dependencies))
    return failure();
  producers.insert(dependencies->begin(), dependencies->end());
  auto sorted = producers.takeVector();
  llvm::sort(sorted,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *producer : sorted)
    rewriter.moveOpBefore(producer, insertionPoint);
  return success();
}

LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values,
                                   Operation *insertionPoint) {
  DominanceInfo dominance(insertionPoint);
  return moveValueDefinitions(rewriter, values, insertionPoint, dominance);
}

} // namespace mlir
