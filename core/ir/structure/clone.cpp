// SPDX-License-Identifier: Apache-2.0
//
// Cloning of operations and regions.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/structure/ir_mapping.h"
#include "core/ir/structure/operation.h"

namespace mlir {
namespace {

/// Copies an operation with empty regions. The operands are those of the
/// original and are mapped later.
Operation *cloneShallow(Operation *op, IRMapping &mapping, bool cloneOperands) {
  llvm::SmallVector<Block *, 2> successors;
  for (Block *successor : op->getSuccessors())
    successors.push_back(mapping.lookupOrDefault(successor));
  llvm::SmallVector<Value, 8> operands;
  if (cloneOperands)
    for (Value operand : op->getOperands())
      operands.push_back(operand ? mapping.lookupOrDefault(operand) : Value());
  Operation *copy = Operation::create(
      op->getLoc(), op->getName(), op->getResultTypes(), operands,
      op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
      successors, op->getNumRegions());
  mapping.map(op, copy);
  for (auto [from, to] : llvm::zip_equal(op->getResults(), copy->getResults()))
    mapping.map(from, to);
  return copy;
}

/// A region to copy, and its destination.
struct Work {
  Region *from;
  Region *to;
  Region::iterator position;
};

/// Copies the regions of the list and everything nested in them. Operands and
/// successors may be defined later in the region, so they are mapped at the
/// end.
void cloneRegions(llvm::SmallVectorImpl<Work> &worklist, IRMapping &mapping) {
  llvm::SmallVector<std::pair<Operation *, Operation *>> copies;
  while (!worklist.empty()) {
    Work work = worklist.pop_back_val();
    for (Block &block : *work.from) {
      auto *copy = new Block;
      mapping.map(&block, copy);
      for (BlockArgument argument : block.getArguments())
        if (!mapping.contains(static_cast<Value>(argument)))
          mapping.map(argument,
                      copy->addArgument(argument.getType(), argument.getLoc()));
      work.to->getBlocks().insert(work.position, copy);
    }
    for (Block &block : *work.from) {
      Block *blockCopy = mapping.lookup(&block);
      for (Operation &op : block) {
        Operation *copy = cloneShallow(&op, mapping, /*cloneOperands=*/true);
        blockCopy->push_back(copy);
        copies.push_back({&op, copy});
        for (auto [from, to] :
             llvm::zip_equal(op.getRegions(), copy->getRegions()))
          if (!from.empty())
            worklist.push_back({&from, &to, to.end()});
      }
    }
  }
  for (auto [op, copy] : copies) {
    for (auto [from, to] :
         llvm::zip_equal(op->getOpOperands(), copy->getOpOperands())) {
      Value value = from.get() ? mapping.lookupOrDefault(from.get()) : Value();
      if (to.get() != value)
        to.set(value);
    }
    for (auto [from, to] :
         llvm::zip_equal(op->getBlockOperands(), copy->getBlockOperands())) {
      Block *block = mapping.lookupOrDefault(from.get());
      if (to.get() != block)
        to.set(block);
    }
  }
}

} // namespace

Operation *Operation::clone(IRMapping &mapping, CloneOptions options) {
  Operation *copy = cloneShallow(this, mapping, options.shouldCloneOperands());
  if (!options.shouldCloneRegions())
    return copy;
  llvm::SmallVector<Work> worklist;
  for (auto [from, to] : llvm::zip_equal(getRegions(), copy->getRegions()))
    if (!from.empty())
      worklist.push_back({&from, &to, to.end()});
  cloneRegions(worklist, mapping);
  return copy;
}

Operation *Operation::clone(CloneOptions options) {
  IRMapping mapping;
  return clone(mapping, options);
}

Operation *Operation::cloneWithoutRegions() {
  IRMapping mapping;
  return cloneWithoutRegions(mapping);
}

Operation *Operation::cloneWithoutRegions(IRMapping &mapping) {
  return clone(mapping, CloneOptions::all().cloneRegions(false));
}

void Region::cloneInto(Region *destination, iterator position,
                       IRMapping &mapping) {
  if (empty())
    return;
  llvm::SmallVector<Work> worklist{{this, destination, position}};
  cloneRegions(worklist, mapping);
}

} // namespace mlir
