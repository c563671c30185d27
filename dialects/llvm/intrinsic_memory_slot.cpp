// SPDX-License-Identifier: Apache-2.0
//
// Memory slots for memset, memcpy and memmove.
#include "core/ir/structure/matchers.h"
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

// The length is an operand or an attribute

static std::optional<uint64_t> getNumber(const APInt &value) {
  if (value.getActiveBits() > 64)
    return std::nullopt;
  return value.getZExtValue();
}

template <typename OpT> static std::optional<uint64_t> getLength(OpT op) {
  if constexpr (std::is_same_v<OpT, MemcpyInlineOp> ||
                std::is_same_v<OpT, MemsetInlineOp>) {
    return getNumber(op.getLen());
  } else {
    APInt length;
    if (!matchPattern(op.getLen(), m_ConstantInt(&length)))
      return std::nullopt;
    return getNumber(length);
  }
}

/// Creates a length of the same kind and type as that of `op`.
template <typename OpT>
static auto createLength(OpBuilder &builder, OpT op, uint64_t length) {
  if constexpr (std::is_same_v<OpT, MemcpyInlineOp> ||
                std::is_same_v<OpT, MemsetInlineOp>)
    return IntegerAttr::get(op.getLenAttr().getType(), length);
  else
    return Value(
        ConstantOp::create(builder, op.getLen().getLoc(),
                           IntegerAttr::get(op.getLen().getType(), length)));
}

/// Returns true if the indices of all elements have type i32.
static bool areAllIndicesI32(const DestructurableMemorySlot &slot) {
  return llvm::all_of(llvm::make_first_range(slot.subelementTypes),
                      [](Attribute index) {
                        auto number = dyn_cast<IntegerAttr>(index);
                        return number && number.getType().isInteger(32);
                      });
}

static bool canBeTakenApart(const DestructurableMemorySlot &slot) {
  auto type = dyn_cast<DestructurableTypeInterface>(slot.elemType);
  return type && type.getSubelementIndexMap() && areAllIndicesI32(slot);
}

// memset

/// Returns an integer whose bytes are all `byte`.
static Value createPattern(OpBuilder &builder, Location loc, Value byte,
                           unsigned width) {
  const Type type = builder.getIntegerType(width);
  APInt constant;
  if (matchPattern(byte, m_ConstantInt(&constant)))
    return ConstantOp::create(builder, loc, type,
                              APInt::getSplat(width, constant));
  if (width == 8)
    return byte;
  // Each step doubles the number of covered bytes.
  Value pattern = ZExtOp::create(builder, loc, type, byte);
  for (unsigned covered = 8; covered < width; covered *= 2) {
    Value shift = ConstantOp::create(builder, loc, type, int64_t(covered));
    Value shifted = ShlOp::create(builder, loc, pattern, shift);
    pattern = OrOp::create(builder, loc, pattern, shifted);
  }
  return pattern;
}

template <typename OpT>
static Value getFilled(OpT op, const MemorySlot &slot, OpBuilder &builder) {
  Value pattern = createPattern(builder, op.getLoc(), op.getVal(),
                                slot.elemType.getIntOrFloatBitWidth());
  if (isa<IntegerType>(slot.elemType))
    return pattern;
  return BitcastOp::create(builder, op.getLoc(), slot.elemType, pattern);
}

/// Returns true if the slot is a scalar and is filled entirely.
template <typename OpT>
static bool canFill(OpT op, const MemorySlot &slot, const DataLayout &layout) {
  if (!isa<IntegerType, FloatType>(slot.elemType))
    return false;
  const unsigned width = slot.elemType.getIntOrFloatBitWidth();
  return width > 0 && width % 8 == 0 && !op.getIsVolatile() &&
         getLength(op) == layout.getTypeSize(slot.elemType).getFixedValue();
}

template <typename OpT>
static bool fillsWithin(OpT op, const MemorySlot &slot,
                        const DataLayout &layout) {
  if (!isa<LLVMPointerType>(slot.ptr.getType()) || op.getDst() != slot.ptr)
    return false;
  const std::optional<uint64_t> length = getLength(op);
  return length && *length <= layout.getTypeSize(slot.elemType);
}

template <typename OpT>
static bool canFillParts(OpT op, const DestructurableMemorySlot &slot,
                         const DataLayout &layout) {
  return isa<LLVMDialect>(slot.elemType.getDialect()) && !op.getIsVolatile() &&
         canBeTakenApart(slot) && fillsWithin(op, slot, layout);
}

template <typename OpT>
static DeletionKind fillParts(OpT op, const DestructurableMemorySlot &slot,
                              DenseMap<Attribute, MemorySlot> &subslots,
                              OpBuilder &builder, const DataLayout &layout) {
  const DenseMap<Attribute, Type> types =
      *cast<DestructurableTypeInterface>(slot.elemType).getSubelementIndexMap();
  auto structure = dyn_cast<LLVMStructType>(slot.elemType);
  const bool isPacked = structure && structure.isPacked();
  const uint64_t length = *getLength(op);
  uint64_t covered = 0;
  for (size_t i = 0; i != types.size(); ++i) {
    const Attribute index = builder.getI32IntegerAttr(i);
    const Type type = types.at(index);
    const uint64_t size = layout.getTypeSize(type);
    if (!isPacked)
      covered = llvm::alignTo(covered, layout.getTypeABIAlignment(type));
    if (covered >= length)
      break;
    auto part = subslots.find(index);
    if (part != subslots.end())
      OpT::create(builder, op.getLoc(), part->second.ptr, op.getVal(),
                  createLength(builder, op, std::min(length - covered, size)),
                  op.getIsVolatile());
    covered += size;
  }
  return DeletionKind::Delete;
}

#define FILLS(OP)                                                              \
  bool OP::loadsFrom(const MemorySlot &) { return false; }                     \
  bool OP::storesTo(const MemorySlot &slot) { return getDst() == slot.ptr; }   \
  Value OP::getStored(const MemorySlot &slot, OpBuilder &builder, Value,       \
                      const DataLayout &) {                                    \
    return getFilled(*this, slot, builder);                                    \
  }                                                                            \
  bool OP::canUsesBeRemoved(                                                   \
      const MemorySlot &slot, const llvm::SmallPtrSetImpl<OpOperand *> &,      \
      SmallVectorImpl<OpOperand *> &, const DataLayout &dataLayout) {          \
    return canFill(*this, slot, dataLayout);                                   \
  }                                                                            \
  DeletionKind OP::removeBlockingUses(                                         \
      const MemorySlot &, const llvm::SmallPtrSetImpl<OpOperand *> &,          \
      OpBuilder &, Value, const DataLayout &) {                                \
    return DeletionKind::Delete;                                               \
  }                                                                            \
  LogicalResult OP::ensureOnlySafeAccesses(const MemorySlot &slot,             \
                                           SmallVectorImpl<MemorySlot> &,      \
                                           const DataLayout &dataLayout) {     \
    return success(fillsWithin(*this, slot, dataLayout));                      \
  }                                                                            \
  bool OP::canRewire(const DestructurableMemorySlot &slot, UsedIndexSet &,     \
                     SmallVectorImpl<MemorySlot> &,                            \
                     const DataLayout &dataLayout) {                           \
    return canFillParts(*this, slot, dataLayout);                              \
  }                                                                            \
  DeletionKind OP::rewire(const DestructurableMemorySlot &slot,                \
                          DenseMap<Attribute, MemorySlot> &subslots,           \
                          OpBuilder &builder, const DataLayout &dataLayout) {  \
    return fillParts(*this, slot, subslots, builder, dataLayout);              \
  }
FILLS(MemsetOp)
FILLS(MemsetInlineOp)
#undef FILLS

// memcpy and memmove

template <typename OpT>
static bool canCopy(OpT op, const MemorySlot &slot, const DataLayout &layout) {
  // Promotion does not support a copy of the slot to itself.
  return op.getDst() != op.getSrc() && !op.getIsVolatile() &&
         getLength(op) == layout.getTypeSize(slot.elemType).getFixedValue();
}

template <typename OpT>
static bool canCopyParts(OpT op, const DestructurableMemorySlot &slot,
                         UsedIndexSet &usedIndices, const DataLayout &layout) {
  if (op.getIsVolatile() || !canBeTakenApart(slot) ||
      getLength(op) != layout.getTypeSize(slot.elemType).getFixedValue())
    return false;
  if (op.getSrc() == slot.ptr)
    for (Attribute index : llvm::make_first_range(slot.subelementTypes))
      usedIndices.insert(index);
  return true;
}

template <typename OpT>
static DeletionKind copyParts(OpT op, const DestructurableMemorySlot &slot,
                              DenseMap<Attribute, MemorySlot> &subslots,
                              OpBuilder &builder, const DataLayout &layout) {
  const bool isDestination = slot.ptr == op.getDst();
  Value other = isDestination ? op.getSrc() : op.getDst();
  for (size_t i = 0; i != slot.subelementTypes.size(); ++i) {
    auto part = subslots.find(builder.getI32IntegerAttr(i));
    if (part == subslots.end())
      continue;
    const MemorySlot &subslot = part->second;
    Value otherPart = GEPOp::create(
        builder, op.getLoc(), LLVMPointerType::get(op.getContext()),
        slot.elemType, other, ArrayRef<GEPArg>{0, static_cast<int32_t>(i)});
    auto length =
        createLength(builder, op, layout.getTypeSize(subslot.elemType));
    OpT::create(builder, op.getLoc(),
                isDestination ? Value(subslot.ptr) : otherPart,
                isDestination ? otherPart : Value(subslot.ptr), length,
                op.getIsVolatile());
  }
  return DeletionKind::Delete;
}

#define COPIES(OP)                                                             \
  bool OP::loadsFrom(const MemorySlot &slot) { return getSrc() == slot.ptr; }  \
  bool OP::storesTo(const MemorySlot &slot) { return getDst() == slot.ptr; }   \
  Value OP::getStored(const MemorySlot &slot, OpBuilder &builder, Value,       \
                      const DataLayout &) {                                    \
    return LoadOp::create(builder, getLoc(), slot.elemType, getSrc());         \
  }                                                                            \
  bool OP::canUsesBeRemoved(                                                   \
      const MemorySlot &slot, const llvm::SmallPtrSetImpl<OpOperand *> &,      \
      SmallVectorImpl<OpOperand *> &, const DataLayout &dataLayout) {          \
    return canCopy(*this, slot, dataLayout);                                   \
  }                                                                            \
  DeletionKind OP::removeBlockingUses(                                         \
      const MemorySlot &slot, const llvm::SmallPtrSetImpl<OpOperand *> &,      \
      OpBuilder &builder, Value reachingDefinition, const DataLayout &) {      \
    if (loadsFrom(slot))                                                       \
      StoreOp::create(builder, getLoc(), reachingDefinition, getDst());        \
    return DeletionKind::Delete;                                               \
  }                                                                            \
  LogicalResult OP::ensureOnlySafeAccesses(const MemorySlot &slot,             \
                                           SmallVectorImpl<MemorySlot> &,      \
                                           const DataLayout &dataLayout) {     \
    return success(fillsWithin(*this, slot, dataLayout));                      \
  }                                                                            \
  bool OP::canRewire(const DestructurableMemorySlot &slot,                     \
                     UsedIndexSet &usedIndices, SmallVectorImpl<MemorySlot> &, \
                     const DataLayout &dataLayout) {                           \
    return canCopyParts(*this, slot, usedIndices, dataLayout);                 \
  }                                                                            \
  DeletionKind OP::rewire(const DestructurableMemorySlot &slot,                \
                          DenseMap<Attribute, MemorySlot> &subslots,           \
                          OpBuilder &builder, const DataLayout &dataLayout) {  \
    return copyParts(*this, slot, subslots, builder, dataLayout);              \
  }
COPIES(MemcpyOp)
COPIES(MemcpyInlineOp)
COPIES(MemmoveOp)
#undef COPIES
