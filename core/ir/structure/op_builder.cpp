// SPDX-License-Identifier: Apache-2.0
#include "core/ir/context/dialect.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "core/ir/structure/ir_mapping.h"

namespace mlir {

MLIRContext *OpFoldResult::getContext() const {
  if (auto attribute = llvm::dyn_cast_if_present<Attribute>(*this))
    return attribute.getContext();
  return llvm::cast<Value>(*this).getContext();
}

void OpFoldResult::dump() const {
  if (auto attribute = llvm::dyn_cast_if_present<Attribute>(*this))
    return attribute.dump();
  llvm::cast<Value>(*this).dump();
}

OpBuilder::Listener::~Listener() = default;

OpBuilder::OpBuilder(Region *region, Listener *listener)
    : OpBuilder(region->getContext(), listener) {
  if (region->empty())
    clearInsertionPoint();
  else
    setInsertionPointToStart(&region->front());
}

OpBuilder::OpBuilder(Block *block, Block::iterator point, Listener *listener)
    : OpBuilder(block->getContext(), listener) {
  setInsertionPoint(block, point);
}

OpBuilder OpBuilder::atBlockTerminator(Block *block, Listener *listener) {
  return OpBuilder(block, Block::iterator(block->getTerminator()), listener);
}

void OpBuilder::setInsertionPointAfterValue(Value value) {
  if (Operation *op = value.getDefiningOp())
    return setInsertionPointAfter(op);
  setInsertionPointToStart(llvm::cast<BlockArgument>(value).getOwner());
}

Block *OpBuilder::createBlock(Region *parent, Region::iterator position,
                              TypeRange argumentTypes,
                              llvm::ArrayRef<Location> locations) {
  if (position == Region::iterator())
    position = parent->end();
  auto *block = new Block;
  block->addArguments(argumentTypes, locations);
  parent->getBlocks().insert(position, block);
  setInsertionPointToEnd(block);
  if (listener)
    listener->notifyBlockInserted(block, nullptr, {});
  return block;
}

Block *OpBuilder::createBlock(Block *insertBefore, TypeRange argumentTypes,
                              llvm::ArrayRef<Location> locations) {
  return createBlock(insertBefore->getParent(), insertBefore->getIterator(),
                     argumentTypes, locations);
}

Operation *OpBuilder::insert(Operation *op) {
  if (insertPoint.isSet()) {
    insertPoint.getBlock()->getOperations().insert(insertPoint.getPoint(), op);
    if (listener)
      listener->notifyOperationInserted(op, InsertPoint());
  }
  return op;
}

Operation *OpBuilder::create(const OperationState &state) {
  return insert(Operation::create(state));
}

Operation *OpBuilder::create(Location location, StringAttr name,
                             ValueRange operands, TypeRange types,
                             llvm::ArrayRef<NamedAttribute> attributes,
                             llvm::ArrayRef<Block *> successors) {
  OperationState state(location, name.getValue(), operands, types, attributes,
                       successors);
  return create(state);
}

/// Notifies the listener of a new block and then of its operations.
static void notifyOfBlock(OpBuilder::Listener &listener, Block &block) {
  listener.notifyBlockInserted(&block, nullptr, {});
  for (Operation &op : block)
    listener.notifyOperationInserted(&op, OpBuilder::InsertPoint());
}

/// Notifies the listener of everything nested in a new operation.
static void notifyOfNested(OpBuilder::Listener &listener, Operation *op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *nested) {
    for (Region &region : nested->getRegions())
      for (Block &block : region)
        notifyOfBlock(listener, block);
  });
}

Operation *OpBuilder::clone(Operation &op, IRMapping &mapping) {
  Operation *copy = insert(op.clone(mapping));
  if (listener)
    notifyOfNested(*listener, copy);
  return copy;
}

Operation *OpBuilder::clone(Operation &op) {
  IRMapping mapping;
  return clone(op, mapping);
}

Operation *OpBuilder::cloneWithoutRegions(Operation &op, IRMapping &mapping) {
  return insert(op.cloneWithoutRegions(mapping));
}

void OpBuilder::cloneRegionBefore(Region &region, Region &parent,
                                  Region::iterator before, IRMapping &mapping) {
  region.cloneInto(&parent, before, mapping);
  if (!listener || region.empty())
    return;
  Region::iterator first = mapping.lookup(&region.front())->getIterator();
  for (Block &block : llvm::make_range(first, before)) {
    notifyOfBlock(*listener, block);
    for (Operation &op : block)
      notifyOfNested(*listener, &op);
  }
}

void OpBuilder::cloneRegionBefore(Region &region, Region &parent,
                                  Region::iterator before) {
  IRMapping mapping;
  cloneRegionBefore(region, parent, before, mapping);
}

/// Folds `op` until it yields results or no longer changes.
static LogicalResult fold(Operation *op,
                          llvm::SmallVectorImpl<OpFoldResult> &results) {
  // Limits the iterations, in case a folder never terminates.
  constexpr unsigned maxChanges = 1000;
  unsigned changes = 0;
  while (changes < maxChanges && succeeded(op->fold(results)) &&
         results.empty())
    ++changes;
  return success(changes || !results.empty());
}

void OpBuilder::insertOrFold(const OperationState &state,
                             llvm::SmallVectorImpl<Value> &results) {
  Operation *op = Operation::create(state);
  if (insertPoint.isSet())
    insertPoint.getBlock()->getOperations().insert(insertPoint.getPoint(), op);
  if (succeeded(tryFold(op, results)) && !results.empty())
    return op->erase();
  llvm::append_range(results, op->getResults());
  if (insertPoint.isSet() && listener)
    listener->notifyOperationInserted(op, InsertPoint());
}

LogicalResult
OpBuilder::tryFold(Operation *op, llvm::SmallVectorImpl<Value> &results,
                   llvm::SmallVectorImpl<Operation *> *materializedConstants) {
  results.clear();
  llvm::SmallVector<OpFoldResult> folded;
  if (op->hasTrait<OpTrait::ConstantLike>() || failed(fold(op, folded)))
    return failure();
  if (folded.empty())
    return success();
  llvm::SmallVector<Operation *> constants;
  auto giveUp = [&] {
    for (Operation *constant : constants)
      constant->destroy();
    results.clear();
    return failure();
  };
  for (auto [result, type] : llvm::zip_equal(folded, op->getResultTypes())) {
    if (auto value = llvm::dyn_cast<Value>(result)) {
      if (value.getType() != type)
        return giveUp();
      results.push_back(value);
      continue;
    }
    OpBuilder detached(context);
    Operation *constant = op->getDialect()->materializeConstant(
        detached, llvm::cast<Attribute>(result), type, op->getLoc());
    if (!constant)
      return giveUp();
    constants.push_back(constant);
    results.push_back(constant->getResult(0));
  }
  for (Operation *constant : constants)
    insert(constant);
  if (materializedConstants)
    llvm::append_range(*materializedConstants, constants);
  return success();
}

} // namespace mlir
