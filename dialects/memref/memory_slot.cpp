// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/memory_slot.h"

#include "core/ir/context/registry.h"
#include "core/ir/structure/matchers.h"
#include "dialects/memref/memref.h"
#include "dialects/ub/ub.h"

using namespace mlir;
using namespace mlir::memref;

// The largest number of elements of a memref that is destructured.
static constexpr int64_t maxElements = 16;

// Indices: array attributes of integers

static Attribute getIndexAttribute(MLIRContext *context,
                                   ArrayRef<int64_t> indices) {
  Builder builder(context);
  SmallVector<Attribute> attributes;
  for (int64_t index : indices)
    attributes.push_back(builder.getIndexAttr(index));
  return builder.getArrayAttr(attributes);
}

/// Returns the accessed element. Returns null if the indices are not constant
/// or out of bounds.
static Attribute getAccessedIndex(ValueRange indices, MemRefType type) {
  SmallVector<int64_t> constants;
  for (auto [value, size] : llvm::zip_equal(indices, type.getShape())) {
    llvm::APInt constant;
    if (!matchPattern(value, m_ConstantInt(&constant)) ||
        constant.isNegative() || constant.uge(size))
      return Attribute();
    constants.push_back(constant.getZExtValue());
  }
  return getIndexAttribute(type.getContext(), constants);
}

/// Advances to the next indices in row-major order. Returns false after the
/// last element.
static bool advance(MutableArrayRef<int64_t> indices, ArrayRef<int64_t> shape) {
  for (size_t i = shape.size(); i-- > 0;) {
    if (++indices[i] < shape[i])
      return true;
    indices[i] = 0;
  }
  return false;
}

namespace {
/// Makes memrefs destructurable that have between 2 and `maxElements` elements.
struct MemRefDestructurableTypeModel
    : public DestructurableTypeInterface::ExternalModel<
          MemRefDestructurableTypeModel, MemRefType> {
  std::optional<DenseMap<Attribute, Type>>
  getSubelementIndexMap(Type type) const {
    auto memref = cast<MemRefType>(type);
    if (!memref.hasStaticShape() || memref.getNumElements() < 2 ||
        memref.getNumElements() > maxElements)
      return std::nullopt;
    DenseMap<Attribute, Type> types;
    SmallVector<int64_t> indices(memref.getRank());
    do
      types[getIndexAttribute(type.getContext(), indices)] =
          memref.getElementType();
    while (advance(indices, memref.getShape()));
    return types;
  }

  Type getTypeAtIndex(Type type, Attribute index) const {
    auto memref = cast<MemRefType>(type);
    auto indices = dyn_cast<ArrayAttr>(index);
    if (!indices || static_cast<int64_t>(indices.size()) != memref.getRank())
      return Type();
    for (auto [attribute, size] : llvm::zip(indices, memref.getShape())) {
      auto integer = dyn_cast<IntegerAttr>(attribute);
      if (!integer || !integer.getType().isIndex() ||
          integer.getValue().isNegative() || integer.getValue().uge(size))
        return Type();
    }
    return memref.getElementType();
  }
};
} // namespace

void memref::registerMemorySlotExternalModels(Registry &registry) {
  registry.getDialects().addExtension(
      {MemRefDialect::descriptor.name}, [](MLIRContext *context) {
        context->lookupMutableStorage(TypeID::get<MemRefType>())
            ->attachInterface({DestructurableTypeInterface::getInterfaceID(),
                               &MemRefDestructurableTypeModel::table});
      });
}

// alloca

SmallVector<MemorySlot> AllocaOp::getPromotableSlots() {
  MemRefType type = getType();
  if (!type.hasStaticShape() || type.getNumElements() != 1)
    return {};
  return {MemorySlot{getResult(), type.getElementType()}};
}

Value AllocaOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  return ub::PoisonOp::create(builder, getLoc(), slot.elemType);
}

void AllocaOp::handleBlockArgument(const MemorySlot &, BlockArgument,
                                   OpBuilder &) {}

std::optional<PromotableAllocationOpInterface>
AllocaOp::handlePromotionComplete(const MemorySlot &, Value defaultValue,
                                  OpBuilder &) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  (*this)->erase();
  return std::nullopt;
}

SmallVector<DestructurableMemorySlot> AllocaOp::getDestructurableSlots() {
  auto destructurable = dyn_cast<DestructurableTypeInterface>(Type(getType()));
  if (!destructurable)
    return {};
  auto types = destructurable.getSubelementIndexMap();
  if (!types)
    return {};
  return {
      DestructurableMemorySlot{{getResult(), getType()}, std::move(*types)}};
}

DenseMap<Attribute, MemorySlot> AllocaOp::destructure(
    const DestructurableMemorySlot &slot, const UsedIndexSet &usedIndices,
    OpBuilder &builder,
    SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  builder.setInsertionPointAfter(*this);
  DenseMap<Attribute, MemorySlot> parts;
  for (Attribute index : usedIndices) {
    const Type type = slot.subelementTypes.lookup(index);
    auto part = AllocaOp::create(builder, getLoc(), MemRefType::get({}, type));
    newAllocators.push_back(part);
    parts[index] = {part.getResult(), type};
  }
  return parts;
}

std::optional<DestructurableAllocationOpInterface>
AllocaOp::handleDestructuringComplete(const DestructurableMemorySlot &,
                                      OpBuilder &) {
  (*this)->erase();
  return std::nullopt;
}

// load

/// Returns whether the only blocking use is the slot's pointer as the memref of
/// the access.
static bool isAccessOnly(const MemorySlot &slot,
                         const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
                         Value memref) {
  return blockingUses.size() == 1 &&
         (*blockingUses.begin())->get() == slot.ptr && memref == slot.ptr;
}

bool LoadOp::loadsFrom(const MemorySlot &slot) {
  return getMemRef() == slot.ptr;
}

bool LoadOp::storesTo(const MemorySlot &) { return false; }

Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value reachingDef,
                        const DataLayout &) {
  return reachingDef;
}

bool LoadOp::canUsesBeRemoved(
    const MemorySlot &slot,
    const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
    SmallVectorImpl<OpOperand *> &, const DataLayout &) {
  return isAccessOnly(slot, blockingUses, getMemRef()) &&
         getResult().getType() == slot.elemType;
}

DeletionKind LoadOp::removeBlockingUses(
    const MemorySlot &, const llvm::SmallPtrSetImpl<OpOperand *> &, OpBuilder &,
    Value reachingDefinition, const DataLayout &) {
  getResult().replaceAllUsesWith(reachingDefinition);
  return DeletionKind::Delete;
}

bool LoadOp::canRewire(const DestructurableMemorySlot &slot,
                       UsedIndexSet &usedIndices, SmallVectorImpl<MemorySlot> &,
                       const DataLayout &) {
  if (slot.ptr != getMemRef())
    return false;
  Attribute index = getAccessedIndex(getIndices(), getMemRefType());
  if (index)
    usedIndices.insert(index);
  return static_cast<bool>(index);
}

/// Changes the access to the subslot of the accessed element.
template <typename OpT>
static DeletionKind rewireAccess(OpT op,
                                 const DenseMap<Attribute, MemorySlot> &parts) {
  Attribute index = getAccessedIndex(op.getIndices(), op.getMemRefType());
  op.getMemrefMutable().set(parts.lookup(index).ptr);
  op.getIndicesMutable().clear();
  return DeletionKind::Keep;
}

DeletionKind LoadOp::rewire(const DestructurableMemorySlot &,
                            DenseMap<Attribute, MemorySlot> &subslots,
                            OpBuilder &, const DataLayout &) {
  return rewireAccess(*this, subslots);
}

// store

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }

bool StoreOp::storesTo(const MemorySlot &slot) {
  return getMemRef() == slot.ptr;
}

Value StoreOp::getStored(const MemorySlot &, OpBuilder &, Value,
                         const DataLayout &) {
  return getValue();
}

bool StoreOp::canUsesBeRemoved(
    const MemorySlot &slot,
    const llvm::SmallPtrSetImpl<OpOperand *> &blockingUses,
    SmallVectorImpl<OpOperand *> &, const DataLayout &) {
  return isAccessOnly(slot, blockingUses, getMemRef()) &&
         getValue() != slot.ptr && getValue().getType() == slot.elemType;
}

DeletionKind
StoreOp::removeBlockingUses(const MemorySlot &,
                            const llvm::SmallPtrSetImpl<OpOperand *> &,
                            OpBuilder &, Value, const DataLayout &) {
  return DeletionKind::Delete;
}

bool StoreOp::canRewire(const DestructurableMemorySlot &slot,
                        UsedIndexSet &usedIndices,
                        SmallVectorImpl<MemorySlot> &, const DataLayout &) {
  if (slot.ptr != getMemRef() || getValue() == slot.ptr)
    return false;
  Attribute index = getAccessedIndex(getIndices(), getMemRefType());
  if (index)
    usedIndices.insert(index);
  return static_cast<bool>(index);
}

DeletionKind StoreOp::rewire(const DestructurableMemorySlot &,
                             DenseMap<Attribute, MemorySlot> &subslots,
                             OpBuilder &, const DataLayout &) {
  return rewireAccess(*this, subslots);
}
