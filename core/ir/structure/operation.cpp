// SPDX-License-Identifier: Apache-2.0
#include "core/ir/structure/operation.h"

#include <cstdlib>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/context.h"
#include "core/ir/descriptor/op_invariants.h"
#include "core/ir/descriptor/properties.h"
#include "core/ir/print/op_printing_flags.h"
#include "core/ir/storage/operation_memory.h"
#include "core/ir/structure/operation_state.h"

namespace mlir {
namespace {

/// Returns the bytes that results occupy before an operation.
size_t getResultBytes(unsigned numResults) {
  constexpr unsigned inlineResults = detail::ValueImpl::LastInlineResult + 1;
  const unsigned numInline = std::min(numResults, inlineResults);
  return numInline * sizeof(detail::ValueImpl) +
         (numResults - numInline) * sizeof(detail::OutOfLineResultImpl);
}

/// Returns the words that the properties of an operation occupy. An
/// unregistered operation has one attribute.
unsigned getPropertyWords(OperationName name) {
  return name.isRegistered() ? (name.getProperties().size + 7) / 8 : 1;
}

} // namespace

static_assert(alignof(OpOperand) <= 8 && alignof(Region) <= 8 &&
              alignof(BlockOperand) <= 8 && alignof(detail::ValueImpl) <= 8);

Operation::Operation(Location location, OperationName name, unsigned numResults,
                     unsigned numSuccessors, unsigned numRegions,
                     unsigned propertiesSize)
    : location(location), name(name), numResults(numResults),
      numSuccessors(numSuccessors), numRegions(numRegions),
      operandsAreInline(true), propertiesSize(propertiesSize) {}

Operation *Operation::create(Location location, OperationName name,
                             TypeRange resultTypes, ValueRange operands,
                             DictionaryAttr discardableAttributes,
                             const void *properties,
                             llvm::ArrayRef<Block *> successors,
                             unsigned numRegions) {
  const unsigned numResults = resultTypes.size();
  const unsigned propertyWords = getPropertyWords(name);
  const size_t resultBytes = getResultBytes(numResults);
  const size_t size = resultBytes + sizeof(Operation) + propertyWords * 8 +
                      successors.size() * sizeof(BlockOperand) +
                      numRegions * sizeof(Region) +
                      operands.size() * sizeof(OpOperand);
  char *memory = static_cast<char *>(detail::allocateOperation(size));
  auto *op = ::new (memory + resultBytes) Operation(
      location, name, numResults, successors.size(), numRegions, propertyWords);

  unsigned i = 0;
  for (Type type : resultTypes) {
    if (i <= detail::ValueImpl::LastInlineResult)
      ::new (op->getResultImpl(i)) detail::ValueImpl(type, i);
    else
      ::new (op->getResultImpl(i)) detail::OutOfLineResultImpl(type, i);
    ++i;
  }
  if (name.isRegistered()) {
    const FieldTable table = name.getProperties();
    if (table.size) {
      initializeProperties(table, op->getPropertiesStorage());
      if (properties)
        mlir::copyProperties(table, op->getPropertiesStorage(), properties);
      else
        populateDefaultProperties(name, op->getPropertiesStorage());
    }
  } else {
    ::new (op->getPropertiesStorage()) Attribute(
        properties ? *static_cast<const Attribute *>(properties) : Attribute());
  }
  BlockOperand *successor = op->getSuccessorsStorage();
  for (Block *block : successors)
    ::new (successor++) BlockOperand(op, block);
  for (unsigned region = 0; region < numRegions; ++region)
    ::new (op->getRegionsStorage() + region) Region(op);

  op->operands = op->getInlineOperands();
  op->numOperands = op->operandCapacity = operands.size();
  OpOperand *operand = op->operands;
  for (Value value : operands)
    ::new (operand++) OpOperand(op, value);
  if (discardableAttributes && !discardableAttributes.empty())
    op->attributes = discardableAttributes;
  return op;
}

/// Sets the attributes of the state, and the properties given as an attribute.
static void setAttributes(Operation *op, const OperationState &state) {
  MLIRContext *context = op->getContext();
  llvm::SmallVector<NamedAttribute> discardable;
  const FieldTable table = op->getName().getProperties();
  for (NamedAttribute attribute : state.attributes) {
    if (lookupProperty(table, attribute.getName()))
      op->setInherentAttr(attribute.getName(), attribute.getValue());
    else
      discardable.push_back(attribute);
  }
  if (!discardable.empty())
    op->setDiscardableAttrs(DictionaryAttr::get(context, discardable));
}

Operation *Operation::create(const OperationState &state) {
  Operation *op = create(state.location, state.name, state.types,
                         state.operands, {}, state.getPropertiesStorage(),
                         state.successors, state.regions.size());
  if (state.propertiesAttr) {
    [[maybe_unused]] LogicalResult set =
        op->setPropertiesFromAttribute(state.propertiesAttr, nullptr);
    assert(succeeded(set) && "properties that were not checked");
  }
  setAttributes(op, state);
  for (auto [region, from] : llvm::zip_equal(op->getRegions(), state.regions))
    if (from)
      region.takeBody(*from);
  return op;
}

Operation::~Operation() {
  assert(!block && "an operation is deleted that is in a block");
  for (unsigned i = 0; i < numOperands; ++i)
    operands[i].~OpOperand();
  // In a graph region an operation may use its own results.
  for (unsigned i = 0; i < numResults; ++i)
    assert(getResult(i).use_empty() &&
           "an operation is deleted whose results have uses");
  if (!operandsAreInline)
    std::free(operands);
  for (BlockOperand &successor : getBlockOperands())
    successor.~BlockOperand();
  for (Region &region : getRegions())
    region.~Region();
  if (name.isRegistered() && propertiesSize)
    destroyProperties(name.getProperties(), getPropertiesStorage());
}

/// Moves the blocks of all nested regions into one region, so that deleting
/// them is not recursive.
static void flattenRegions(Operation *op) {
  llvm::SmallVector<Region *> worklist;
  for (Region &region : op->getRegions())
    worklist.push_back(&region);
  while (!worklist.empty()) {
    Region *region = worklist.pop_back_val();
    // Moves only blocks that are nested more than one level deep.
    for (Block &block : *region)
      for (Operation &nested : block)
        for (Region &inner : nested.getRegions())
          if (!inner.empty())
            worklist.push_back(&inner);
    Region &top = op->getRegion(0);
    if (region->getParentOp() != op)
      top.getBlocks().splice(top.end(), region->getBlocks());
  }
}

void Operation::destroy() {
  if (numRegions) {
    dropAllReferences();
    flattenRegions(this);
  }
  char *memory = reinterpret_cast<char *>(this) - getResultBytes(numResults);
  this->~Operation();
  detail::freeOperation(memory);
}

void Operation::erase() {
  if (block)
    block->getOperations().erase(getIterator());
  else
    destroy();
}

void Operation::remove() {
  if (block)
    block->getOperations().remove(getIterator());
}

bool Operation::isProperAncestor(Operation *other) {
  while ((other = other->getParentOp()))
    if (this == other)
      return true;
  return false;
}

// The order of operations: order indices with gaps, so that an insertion seldom
// renumbers the block.

bool Operation::isBeforeInBlock(Operation *other) {
  assert(block && block == other->block);
  if (!block->isOpOrderValid()) {
    block->recomputeOpOrder();
  } else {
    updateOrderIfNecessary();
    other->updateOrderIfNecessary();
  }
  return order < other->order;
}

/// Assigns order indices to the run of operations without one that contains
/// this operation. If the gap is too small, renumbers the operations around it.
/// Source: Bender, Cole, Demaine, Farach-Colton, Zito, "Two Simplified
/// Algorithms for Maintaining Order in a List". Amortized O(log n) per
/// insertion in the worst case; O(1) for runs and at the end.
void Operation::updateOrderIfNecessary() {
  if (hasValidOrder())
    return;
  Operation *first = this, *last = this;
  uint64_t count = 1;
  auto hasNone = [](Operation *op) { return op && !op->hasValidOrder(); };
  for (; hasNone(first->getPrevNode()); ++count)
    first = first->getPrevNode();
  for (; hasNone(last->getNextNode()); ++count)
    last = last->getNextNode();
  Operation *before = first->getPrevNode(), *after = last->getNextNode();
  if (!before && !after)
    return block->recomputeOpOrder();
  const uint64_t low = before ? before->order : 0;
  const uint64_t step =
      after ? (after->order - low) / (count + 1) : uint64_t(OrderStride);
  if (step == 0 || low + step * count >= InvalidOrder)
    return makeRoomInOrder(first, last, count);
  uint64_t number = low;
  for (Operation *op = first; op != after; op = op->getNextNode())
    op->order = number += step;
}

/// Renumbers the `count` operations from `first` to `last` and all operations
/// whose order indices are in the smallest range, of a power of two, that is
/// not too full.
void Operation::makeRoomInOrder(Operation *first, Operation *last,
                                uint64_t count) {
  const uint64_t low = first->getPrevNode() ? first->getPrevNode()->order : 0;
  /// The number of operations that a range may contain. The permitted density
  /// decreases with the size of the range.
  double capacity = 1;
  for (unsigned bits = 1; bits < 32; ++bits) {
    capacity *= 2 / 1.2;
    const uint64_t size = uint64_t(1) << bits;
    const uint64_t lowest = low & ~(size - 1), highest = lowest + size - 1;
    auto isInside = [&](Operation *op) {
      return op && (!op->hasValidOrder() ||
                    (op->order >= lowest && op->order <= highest));
    };
    for (; isInside(first->getPrevNode()); ++count)
      first = first->getPrevNode();
    for (; isInside(last->getNextNode()); ++count)
      last = last->getNextNode();
    if (count > capacity)
      continue;
    const uint64_t step = size / (count + 1);
    uint64_t number = lowest;
    for (Operation *end = last->getNextNode(); first != end;
         first = first->getNextNode(), number += step)
      first->order = number;
    return;
  }
  first->block->recomputeOpOrder();
}

void Operation::moveBefore(Operation *other) {
  moveBefore(other->getBlock(), other->getIterator());
}

void Operation::moveBefore(Block *newBlock, Block::iterator position) {
  newBlock->getOperations().splice(position, block->getOperations(),
                                   getIterator());
}

void Operation::moveAfter(Operation *other) {
  moveAfter(other->getBlock(), other->getIterator());
}

void Operation::moveAfter(Block *newBlock, Block::iterator position) {
  moveBefore(newBlock, std::next(position));
}

// Operands.

void Operation::resizeOperands(unsigned newSize) {
  if (newSize <= operandCapacity) {
    while (numOperands > newSize)
      operands[--numOperands].~OpOperand();
    while (numOperands < newSize)
      ::new (operands + numOperands++) OpOperand(this, Value());
    return;
  }
  const unsigned newCapacity = std::max(newSize, operandCapacity * 2);
  auto *newOperands =
      static_cast<OpOperand *>(std::malloc(newCapacity * sizeof(OpOperand)));
  if (!newOperands)
    llvm::report_bad_alloc_error("no memory for operands");
  for (unsigned i = 0; i < numOperands; ++i) {
    ::new (newOperands + i) OpOperand(std::move(operands[i]));
    operands[i].~OpOperand();
  }
  if (!operandsAreInline)
    std::free(operands);
  operands = newOperands;
  operandsAreInline = false;
  operandCapacity = newCapacity;
  resizeOperands(newSize);
}

void Operation::setOperands(ValueRange values) {
  setOperands(0, numOperands, values);
}

void Operation::setOperands(unsigned start, unsigned length,
                            ValueRange values) {
  // Copy the values, since they may be operands of this operation, which are
  // moved below.
  llvm::SmallVector<Value, 8> copy(values);
  const unsigned newLength = copy.size();
  if (newLength < length)
    eraseOperands(start + newLength, length - newLength);
  else if (newLength > length)
    insertOperands(start + length,
                   llvm::ArrayRef<Value>(copy).drop_front(length));
  for (unsigned i = 0; i < std::min(length, newLength); ++i)
    operands[start + i].set(copy[i]);
}

void Operation::insertOperands(unsigned index, ValueRange values) {
  llvm::SmallVector<Value, 8> copy(values);
  const unsigned oldSize = numOperands;
  resizeOperands(oldSize + copy.size());
  for (unsigned i = oldSize; i > index; --i)
    operands[i - 1 + copy.size()].set(operands[i - 1].get());
  for (auto [i, value] : llvm::enumerate(copy))
    operands[index + i].set(value);
}

void Operation::eraseOperands(unsigned index, unsigned length) {
  for (unsigned i = index + length; i < numOperands; ++i)
    operands[i - length].set(operands[i].get());
  resizeOperands(numOperands - length);
}

void Operation::replaceUsesOfWith(Value from, Value to) {
  if (from == to)
    return;
  for (OpOperand &operand : getOpOperands())
    if (operand.get() == from)
      operand.set(to);
}

// Results.

bool Operation::use_empty() { return getResults().use_empty(); }

void Operation::replaceAllUsesWith(ValueRange values) {
  getResults().replaceAllUsesWith(values);
}

bool Operation::isUsedOutsideOfBlock(Block *other) {
  return llvm::any_of(getResults(), [&](OpResult result) {
    return result.isUsedOutsideOfBlock(other);
  });
}

void Operation::dropAllUses() {
  for (OpResult result : getResults())
    result.dropAllUses();
}

void Operation::dropAllReferences() {
  walk<WalkOrder::PreOrder>([](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      operand.drop();
    for (BlockOperand &successor : op->getBlockOperands())
      successor.drop();
  });
}

void Operation::dropAllDefinedValueUses() {
  dropAllUses();
  if (numRegions == 0)
    return;
  walk<WalkOrder::PreOrder>([&](Operation *op) {
    op->dropAllUses();
    for (Region &region : op->getRegions())
      for (Block &nested : region) {
        for (BlockArgument argument : nested.getArguments())
          argument.dropAllUses();
        nested.dropAllUses();
      }
  });
}

// Diagnostics.

InFlightDiagnostic Operation::emitError(const llvm::Twine &message) {
  InFlightDiagnostic diagnostic = mlir::emitError(location, message);
  // Generic form, since hooks may rely on the invariant that the error reports.
  if (getContext()->shouldPrintOpOnDiagnostic()) {
    OpPrintingFlags flags = getDiagnosticPrintingFlags(getContext());
    (diagnostic.attachNote(location) << "see current operation: ")
        .appendOp(*this, flags.printGenericOpForm());
  }
  return diagnostic;
}

InFlightDiagnostic Operation::emitOpError(const llvm::Twine &message) {
  return emitError() << "'" << getName().getStringRef() << "' op " << message;
}

InFlightDiagnostic Operation::emitWarning(const llvm::Twine &message) {
  InFlightDiagnostic diagnostic = mlir::emitWarning(location, message);
  if (getContext()->shouldPrintOpOnDiagnostic())
    diagnostic.attachNote(location) << "see current operation: " << *this;
  return diagnostic;
}

InFlightDiagnostic Operation::emitRemark(const llvm::Twine &message) {
  InFlightDiagnostic diagnostic = mlir::emitRemark(location, message);
  if (getContext()->shouldPrintOpOnDiagnostic())
    diagnostic.attachNote(location) << "see current operation: " << *this;
  return diagnostic;
}

} // namespace mlir

namespace llvm {

void ilist_traits<mlir::Operation>::deleteNode(mlir::Operation *op) {
  op->destroy();
}

void ilist_traits<mlir::Operation>::addNodeToList(mlir::Operation *op) {
  assert(!op->getBlock() && "the operation is in a block already");
  op->block = getContainingBlock();
  op->order = mlir::Operation::InvalidOrder;
}

void ilist_traits<mlir::Operation>::removeNodeFromList(mlir::Operation *op) {
  op->block = nullptr;
}

void ilist_traits<mlir::Operation>::transferNodesFromList(
    ilist_traits &other, simple_ilist<mlir::Operation>::iterator first,
    simple_ilist<mlir::Operation>::iterator last) {
  mlir::Block *block = getContainingBlock();
  for (; first != last; ++first) {
    first->block = block;
    first->order = mlir::Operation::InvalidOrder;
  }
}

mlir::Block *ilist_traits<mlir::Operation>::getContainingBlock() {
  auto *list = static_cast<iplist<mlir::Operation> *>(this);
  return mlir::detail::getContainer<mlir::Block>(
      list, mlir::Block::getSublistAccess(nullptr));
}

} // namespace llvm
