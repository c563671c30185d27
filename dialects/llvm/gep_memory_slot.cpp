// SPDX-License-Identifier: Apache-2.0
//
// Memory slots for getelementptr, by the distance of addresses in bytes.
#include "dialects/llvm/llvm.h"

using namespace mlir;
using namespace mlir::LLVM;

// Indices that are all zero

static bool hasAllZeroIndices(GEPOp op) {
  return llvm::all_of(op.getIndices(), [](auto index) {
    auto constant = dyn_cast<IntegerAttr>(index);
    return constant && constant.getInt() == 0;
  });
}

bool GEPOp::canUsesBeRemoved(const llvm::SmallPtrSetImpl<OpOperand *> &,
                             SmallVectorImpl<OpOperand *> &newBlockingUses,
                             const DataLayout &) {
  if (!hasAllZeroIndices(*this))
    return false;
  for (OpOperand &use : getResult().getUses())
    newBlockingUses.push_back(&use);
  return true;
}

DeletionKind
GEPOp::removeBlockingUses(const llvm::SmallPtrSetImpl<OpOperand *> &,
                          OpBuilder &) {
  return DeletionKind::Delete;
}

// Other indices

/// Returns the offset in bytes of an element of a struct.
static uint64_t getElementOffset(const DataLayout &layout, LLVMStructType type,
                                 size_t element) {
  uint64_t offset = 0;
  for (auto [i, part] : llvm::enumerate(type.getBody())) {
    if (!type.isPacked())
      offset = llvm::alignTo(offset, layout.getTypeABIAlignment(part));
    if (i == element)
      break;
    offset += layout.getTypeSize(part);
  }
  return offset;
}

/// Returns the constant offset in bytes from the base. Returns nullopt if an
/// index is not constant or negative, or if a type cannot be indexed.
static std::optional<uint64_t> getByteOffset(const DataLayout &layout,
                                             GEPOp op) {
  SmallVector<uint64_t> indices;
  for (auto index : op.getIndices()) {
    auto constant = dyn_cast<IntegerAttr>(index);
    if (!constant || constant.getInt() < 0)
      return std::nullopt;
    indices.push_back(constant.getInt());
  }
  if (indices.empty())
    return std::nullopt;
  Type type = op.getElemType();
  uint64_t offset = indices[0] * layout.getTypeSize(type);
  for (uint64_t index : llvm::drop_begin(indices)) {
    if (auto array = dyn_cast<LLVMArrayType>(type)) {
      type = array.getElementType();
      offset += index * layout.getTypeSize(type);
      continue;
    }
    auto structure = dyn_cast<LLVMStructType>(type);
    if (!structure)
      return std::nullopt;
    assert(index < structure.getBody().size() && "it was verified");
    offset += getElementOffset(layout, structure, index);
    type = structure.getBody()[index];
  }
  return offset;
}

namespace {
/// An element of an aggregate and an offset in bytes within it.
struct PartPlace {
  uint64_t index;
  uint64_t offset;
};
} // namespace

/// Returns the element at the offset of `op`. Returns nullopt if the offset is
/// not constant, out of bounds or in padding.
static std::optional<PartPlace> getPart(const DataLayout &layout,
                                        const DestructurableMemorySlot &slot,
                                        GEPOp op) {
  const std::optional<uint64_t> offset = getByteOffset(layout, op);
  if (!offset || *offset >= layout.getTypeSize(slot.elemType))
    return std::nullopt;
  if (auto array = dyn_cast<LLVMArrayType>(slot.elemType)) {
    const uint64_t size = layout.getTypeSize(array.getElementType());
    const uint64_t index = *offset / size;
    if (!llvm::isUIntN(kGEPConstantBitWidth - 1, index))
      return std::nullopt;
    return PartPlace{index, *offset % size};
  }
  auto structure = dyn_cast<LLVMStructType>(slot.elemType);
  if (!structure)
    return std::nullopt;
  for (auto [i, part] : llvm::enumerate(structure.getBody())) {
    const uint64_t start = getElementOffset(layout, structure, i);
    if (*offset < start)
      return std::nullopt;
    if (*offset < start + layout.getTypeSize(part))
      return PartPlace{i, *offset - start};
  }
  return std::nullopt;
}

static Type getBytes(MLIRContext *context, uint64_t size) {
  return LLVMArrayType::get(IntegerType::get(context, 8), size);
}

bool GEPOp::canRewire(const DestructurableMemorySlot &slot,
                      UsedIndexSet &usedIndices,
                      SmallVectorImpl<MemorySlot> &mustBeSafelyUsed,
                      const DataLayout &dataLayout) {
  if (!isa<LLVMPointerType>(getBase().getType()) || getBase() != slot.ptr)
    return false;
  const std::optional<PartPlace> place = getPart(dataLayout, slot, *this);
  if (!place)
    return false;
  const Attribute index =
      IntegerAttr::get(IntegerType::get(getContext(), 32), place->index);
  const Type part = slot.subelementTypes.lookup(index);
  if (!part)
    return false;
  usedIndices.insert(index);
  // The rest of the element, from the offset on, may be accessed.
  mustBeSafelyUsed.push_back(
      {getRes(),
       getBytes(getContext(), dataLayout.getTypeSize(part) - place->offset)});
  return true;
}

DeletionKind GEPOp::rewire(const DestructurableMemorySlot &slot,
                           DenseMap<Attribute, MemorySlot> &subslots,
                           OpBuilder &builder, const DataLayout &dataLayout) {
  const std::optional<PartPlace> place = getPart(dataLayout, slot, *this);
  assert(place && "it can be rewired");
  const Attribute index =
      IntegerAttr::get(IntegerType::get(getContext(), 32), place->index);
  Value address = builder.createOrFold<GEPOp>(
      getLoc(), getResult().getType(), builder.getI8Type(),
      subslots.at(index).ptr,
      ArrayRef<GEPArg>(static_cast<int32_t>(place->offset)), getNoWrapFlags());
  getResult().replaceAllUsesWith(address);
  return DeletionKind::Delete;
}

LogicalResult
GEPOp::ensureOnlySafeAccesses(const MemorySlot &slot,
                              SmallVectorImpl<MemorySlot> &mustBeSafelyUsed,
                              const DataLayout &dataLayout) {
  if (getBase() != slot.ptr)
    return success();
  const std::optional<uint64_t> offset = getByteOffset(dataLayout, *this);
  if (!offset)
    return failure();
  const uint64_t size = dataLayout.getTypeSize(slot.elemType);
  if (*offset >= size)
    return failure();
  mustBeSafelyUsed.push_back(
      {getRes(), getBytes(getContext(), size - *offset)});
  return success();
}
