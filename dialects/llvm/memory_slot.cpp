// SPDX-License-Identifier: Apache-2.0
//
// Promotion of memory slots: allocations, loads, stores, and operations that
// forward pointers. The type of a load or store may differ from that of the
// slot if it is not larger.
#include "dialects/llvm/slot_values.h"

using namespace mlir;
using namespace mlir::LLVM;

// alloca

SmallVector<MemorySlot> AllocaOp::getPromotableSlots() {
  if (!(*this)->getBlock()->isEntryBlock())
    return {};
  return {MemorySlot{getResult(), getElemType()}};
}

Value AllocaOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  return UndefOp::create(builder, getLoc(), slot.elemType);
}

/// Declares that the block argument is the value of the source variable.
void AllocaOp::handleBlockArgument(const MemorySlot &, BlockArgument argument,
                                   OpBuilder &builder) {
  for (Operation *user : getResult().getUsers())
    if (auto declaration = dyn_cast<DbgDeclareOp>(user))
      DbgValueOp::create(builder, declaration.getLoc(), argument,
                         declaration.getVarInfo(),
                         declaration.getLocationExpr());
}

std::optional<PromotableAllocationOpInterface>
AllocaOp::handlePromotionComplete(const MemorySlot &, Value defaultValue,
                                  OpBuilder &) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  erase();
  return std::nullopt;
}

SmallVector<DestructurableMemorySlot> AllocaOp::getDestructurableSlots() {
  if (!(*this)->getBlock()->isEntryBlock())
    return {};
  auto type = dyn_cast<DestructurableTypeInterface>(getElemType());
  if (!type)
    return {};
  std::optional<DenseMap<Attribute, Type>> parts = type.getSubelementIndexMap();
  if (!parts)
    return {};
  return {DestructurableMemorySlot{{getResult(), getElemType()}, *parts}};
}

DenseMap<Attribute, MemorySlot> AllocaOp::destructure(
    const DestructurableMemorySlot &slot, const UsedIndexSet &usedIndices,
    OpBuilder &builder,
    SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  assert(slot.ptr == getResult() && "its slot");
  builder.setInsertionPointAfter(*this);
  auto type = cast<DestructurableTypeInterface>(getElemType());
  DenseMap<Attribute, MemorySlot> slots;
  for (Attribute index : usedIndices) {
    const Type part = type.getTypeAtIndex(index);
    auto allocation =
        AllocaOp::create(builder, getLoc(), LLVMPointerType::get(getContext()),
                         part, getArraySize());
    newAllocators.push_back(
        cast<DestructurableAllocationOpInterface>(allocation.getOperation()));
    slots.try_emplace(index, MemorySlot{allocation.getResult(), part});
  }
  return slots;
}

std::optional<DestructurableAllocationOpInterface>
AllocaOp::handleDestructuringComplete(const DestructurableMemorySlot &slot,
                                      OpBuilder &) {
  assert(slot.ptr == getResult() && "its slot");
  erase();
  return std::nullopt;
}

// load and store

bool LoadOp::loadsFrom(const MemorySlot &slot) { return getAddr() == slot.ptr; }
bool LoadOp::storesTo(const MemorySlot &) { return false; }
Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value,
                        const DataLayout &) {
  llvm_unreachable("a load stores nothing");
}

bool LoadOp::canUsesBeRemoved(
    const MemorySlot &slot,
    const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
    SmallVectorImpl<OpOperand *> &, const DataLayout &dataLayout) {
  return blockingUses.size() == 1 &&
         (*blockingUses.begin())->get() == slot.ptr && getAddr() == slot.ptr &&
         canRead(dataLayout, getType(), slot.elemType) && !getVolatile_();
}

DeletionKind
LoadOp::removeBlockingUses(const MemorySlot &,
                           const llvm::SmallPtrSetImpl<OpOperand *> &,
                           OpBuilder &builder, Value reachingDefinition,
                           const DataLayout &dataLayout) {
  Value value =
      createRead(builder, getLoc(), reachingDefinition, getType(), dataLayout);
  getResult().replaceAllUsesWith(value);
  return DeletionKind::Delete;
}

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }
bool StoreOp::storesTo(const MemorySlot &slot) { return getAddr() == slot.ptr; }
Value StoreOp::getStored(const MemorySlot &, OpBuilder &builder,
                         Value reachingDef, const DataLayout &dataLayout) {
  return createWrite(builder, getLoc(), getValue(), reachingDef, dataLayout);
}

bool StoreOp::canUsesBeRemoved(
    const MemorySlot &slot,
    const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
    SmallVectorImpl<OpOperand *> &, const DataLayout &dataLayout) {
  // The pointer itself must not be stored.
  return blockingUses.size() == 1 &&
         (*blockingUses.begin())->get() == slot.ptr && getAddr() == slot.ptr &&
         getValue() != slot.ptr &&
         canWrite(dataLayout, slot.elemType, getValue().getType()) &&
         !getVolatile_();
}

DeletionKind
StoreOp::removeBlockingUses(const MemorySlot &,
                            const llvm::SmallPtrSetImpl<OpOperand *> &,
                            OpBuilder &, Value, const DataLayout &) {
  return DeletionKind::Delete;
}

/// Returns true if an access of type `accessed` stays within the slot.
static bool isWithin(const MemorySlot &slot, Type accessed,
                     const DataLayout &dataLayout) {
  return dataLayout.getTypeSize(accessed) <=
         dataLayout.getTypeSize(slot.elemType);
}

LogicalResult LoadOp::ensureOnlySafeAccesses(const MemorySlot &slot,
                                             SmallVectorImpl<MemorySlot> &,
                                             const DataLayout &dataLayout) {
  return success(getAddr() != slot.ptr ||
                 isWithin(slot, getType(), dataLayout));
}

LogicalResult StoreOp::ensureOnlySafeAccesses(const MemorySlot &slot,
                                              SmallVectorImpl<MemorySlot> &,
                                              const DataLayout &dataLayout) {
  return success(getAddr() != slot.ptr ||
                 isWithin(slot, getValue().getType(), dataLayout));
}

/// Marks the first element as used if it contains the whole access. Returns
/// false otherwise.
static bool useFirstPart(const DestructurableMemorySlot &slot, Type accessed,
                         UsedIndexSet &usedIndices,
                         const DataLayout &dataLayout) {
  const Attribute index =
      IntegerAttr::get(IntegerType::get(accessed.getContext(), 32), 0);
  const Type part = slot.subelementTypes.lookup(index);
  if (!part || dataLayout.getTypeSize(accessed) > dataLayout.getTypeSize(part))
    return false;
  usedIndices.insert(index);
  return true;
}

template <typename OpT>
static DeletionKind rewireToFirstPart(OpT op,
                                      DenseMap<Attribute, MemorySlot> &slots) {
  const Attribute index =
      IntegerAttr::get(IntegerType::get(op.getContext(), 32), 0);
  op.getAddrMutable().set(slots.at(index).ptr);
  return DeletionKind::Keep;
}

bool LoadOp::canRewire(const DestructurableMemorySlot &slot,
                       UsedIndexSet &usedIndices, SmallVectorImpl<MemorySlot> &,
                       const DataLayout &dataLayout) {
  return !getVolatile_() &&
         useFirstPart(slot, getType(), usedIndices, dataLayout);
}

DeletionKind LoadOp::rewire(const DestructurableMemorySlot &,
                            DenseMap<Attribute, MemorySlot> &subslots,
                            OpBuilder &, const DataLayout &) {
  return rewireToFirstPart(*this, subslots);
}

bool StoreOp::canRewire(const DestructurableMemorySlot &slot,
                        UsedIndexSet &usedIndices,
                        SmallVectorImpl<MemorySlot> &,
                        const DataLayout &dataLayout) {
  return !getVolatile_() && getValue() != slot.ptr &&
         useFirstPart(slot, getValue().getType(), usedIndices, dataLayout);
}

DeletionKind StoreOp::rewire(const DestructurableMemorySlot &,
                             DenseMap<Attribute, MemorySlot> &subslots,
                             OpBuilder &, const DataLayout &) {
  return rewireToFirstPart(*this, subslots);
}

// Operations that forward the pointer or only annotate it

static bool forwardToUsers(Operation *op,
                           SmallVectorImpl<OpOperand *> &newBlockingUses) {
  for (Value result : op->getResults())
    for (OpOperand &use : result.getUses())
      newBlockingUses.push_back(&use);
  return true;
}

#define FORWARDS(OP)                                                           \
  bool OP::canUsesBeRemoved(const llvm::SmallPtrSetImpl<OpOperand *> &,        \
                            SmallVectorImpl<OpOperand *> &newBlockingUses,     \
                            const DataLayout &) {                              \
    return forwardToUsers(*this, newBlockingUses);                             \
  }                                                                            \
  DeletionKind OP::removeBlockingUses(                                         \
      const llvm::SmallPtrSetImpl<OpOperand *> &, OpBuilder &) {               \
    return DeletionKind::Delete;                                               \
  }
FORWARDS(AddrSpaceCastOp)
FORWARDS(BitcastOp)
FORWARDS(InvariantEndOp)
FORWARDS(InvariantStartOp)
FORWARDS(LaunderInvariantGroupOp)
FORWARDS(LifetimeEndOp)
FORWARDS(LifetimeStartOp)
FORWARDS(StripInvariantGroupOp)
#undef FORWARDS

// Debug information

bool DbgDeclareOp::canUsesBeRemoved(const llvm::SmallPtrSetImpl<OpOperand *> &,
                                    SmallVectorImpl<OpOperand *> &,
                                    const DataLayout &) {
  return true;
}

DeletionKind
DbgDeclareOp::removeBlockingUses(const llvm::SmallPtrSetImpl<OpOperand *> &,
                                 OpBuilder &) {
  return DeletionKind::Delete;
}

bool DbgDeclareOp::requiresReplacedValues() { return true; }

/// Declares that the source variable has the stored value after each store.
void DbgDeclareOp::visitReplacedValues(
    ArrayRef<std::pair<Operation *, Value>> mutatedDefs, OpBuilder &builder) {
  for (auto [op, value] : mutatedDefs) {
    builder.setInsertionPointAfter(op);
    DbgValueOp::create(builder, getLoc(), value, getVarInfo(),
                       getLocationExpr());
  }
}

bool DbgValueOp::canUsesBeRemoved(
    const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
    SmallVectorImpl<OpOperand *> &, const DataLayout &) {
  return blockingUses.size() == 1 &&
         (*blockingUses.begin())->get() == getValue();
}

/// The source variable has no value any more.
DeletionKind
DbgValueOp::removeBlockingUses(const llvm::SmallPtrSetImpl<OpOperand *> &,
                               OpBuilder &builder) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(*this);
  Value undefined =
      UndefOp::create(builder, getValue().getLoc(), getValue().getType());
  getValueMutable().set(undefined);
  return DeletionKind::Keep;
}
