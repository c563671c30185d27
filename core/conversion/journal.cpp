// SPDX-License-Identifier: Apache-2.0
#include "core/conversion/journal.h"

#include <variant>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/descriptor/properties.h"

namespace mlir::detail {

// Snapshots.

OperationSnapshot::OperationSnapshot(Operation *op)
    : name(op->getName()), location(op->getLoc()),
      discardableAttributes(op->getDiscardableAttrDictionary()),
      operands(op->getOperands()), successors(op->getSuccessors()),
      resultTypes(op->getResultTypes()) {
  const unsigned size = op->getPropertiesStorageSize();
  if (!size)
    return;
  properties = std::make_unique<uint64_t[]>(size / sizeof(uint64_t));
  if (name.isRegistered()) {
    initializeProperties(name.getProperties(), properties.get());
    copyProperties(name.getProperties(), properties.get(),
                   op->getPropertiesStorage());
  } else {
    *reinterpret_cast<Attribute *>(properties.get()) =
        op->getProperties<Attribute>();
  }
}

OperationSnapshot::~OperationSnapshot() {
  if (properties && name.isRegistered())
    destroyProperties(name.getProperties(), properties.get());
}

void OperationSnapshot::restore(Operation *op) const {
  op->setLoc(location);
  op->setDiscardableAttrs(
      llvm::cast_if_present<DictionaryAttr>(discardableAttributes));
  if (properties)
    op->copyProperties(properties.get());
  op->setOperands(operands);
  for (auto [i, successor] : llvm::enumerate(successors))
    op->setSuccessor(successor, i);
  for (auto [result, type] : llvm::zip_equal(op->getResults(), resultTypes))
    result.setType(type);
}

// The graveyard.

void Graveyard::bury(Operation *op) {
  if (op->getBlock())
    op->remove();
  ops.insert(op);
}

void Graveyard::bury(Block *block) {
  if (Region *region = block->getParent())
    region->getBlocks().remove(block);
  blocks.insert(block);
}

void Graveyard::walk(llvm::function_ref<void(Operation *)> callback) {
  for (Operation *op : ops)
    op->walk([&](Operation *nested) { callback(nested); });
  for (Block *block : blocks)
    block->walk([&](Operation *nested) { callback(nested); });
}

void Graveyard::clear() {
  for (Operation *op : ops)
    op->dropAllReferences();
  for (Block *block : blocks)
    block->dropAllReferences();
  for (Operation *op : ops)
    op->dropAllDefinedValueUses();
  for (Block *block : blocks)
    block->dropAllDefinedValueUses();
  for (Operation *op : ops)
    op->destroy();
  for (Block *block : blocks)
    delete block;
  ops.clear();
  blocks.clear();
}

// Rollback.

namespace {
/// Undoes each kind of change. Created objects are unlinked and buried with
/// their contents. Nested operations and blocks with entries of their own leave
/// them when these entries, which are older, are undone.
struct Undo {
  ConversionValueMapping &mapping;
  Graveyard &graveyard;

  static Block::iterator placeIn(Block *block, Operation *before) {
    return before ? before->getIterator() : block->end();
  }
  static Region::iterator placeIn(Region *region, Block *before) {
    return before ? before->getIterator() : region->end();
  }

  void operator()(CreatedOp &change) { graveyard.bury(change.op); }
  void operator()(CreatedCast &change) { graveyard.bury(change.op); }
  void operator()(CreatedBlock &change) { graveyard.bury(change.block); }
  void operator()(MovedOp &change) {
    change.op->moveBefore(change.block, placeIn(change.block, change.before));
  }
  void operator()(ModifiedOp &change) {
    if (change.snapshot)
      change.snapshot->restore(change.op);
  }
  void operator()(ReplacedOp &) {}
  void operator()(ReplacedValue &) {}
  void operator()(ErasedBlock &change) {
    change.region->getBlocks().insert(placeIn(change.region, change.before),
                                      change.block);
  }
  void operator()(MovedBlock &change) {
    change.block->moveBefore(change.region,
                             placeIn(change.region, change.before));
  }
  void operator()(MovedOps &change) {
    change.from->getOperations().splice(
        change.from->end(), change.to->getOperations(),
        change.first->getIterator(), ++change.last->getIterator());
  }
  void operator()(ReplacedBlock &change) {
    change.to->replaceAllUsesWith(change.from);
  }
  void operator()(MappedValues &change) {
    mapping.restore(change.from, std::move(change.previous));
  }
};
} // namespace

void undo(Change &change, ConversionValueMapping &mapping,
          Graveyard &graveyard) {
  std::visit(Undo{mapping, graveyard}, change);
}

} // namespace mlir::detail
