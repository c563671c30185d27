// SPDX-License-Identifier: Apache-2.0
//
// Sizes and alignments of the dialect's types, from data layout entries or by
// default.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/context/diagnostics.h"
#include "dialects/llvm/types.h"

using namespace mlir;
using namespace mlir::LLVM;

static constexpr uint64_t defaultPointerBits = 64;
static constexpr uint64_t defaultPointerAlignment = 8;
static constexpr unsigned bitsInByte = 8;

/// Returns element `place` of an entry `[size, abi, …]`.
static uint64_t getNumber(Attribute entry, unsigned place) {
  return *std::next(
      cast<DenseIntElementsAttr>(entry).getValues<uint64_t>().begin(), place);
}

// Entries `[size, abi, preferred, index]` of pointers, one per address space

std::optional<uint64_t> LLVM::extractPointerSpecValue(Attribute attr,
                                                      PtrDLEntryPos pos) {
  auto spec = cast<DenseIntElementsAttr>(attr);
  const auto place = static_cast<unsigned>(pos);
  if (pos != PtrDLEntryPos::Index)
    return getNumber(spec, place);
  // The width of an index defaults to that of a pointer.
  return getNumber(spec, spec.size() == 4
                             ? place
                             : static_cast<unsigned>(PtrDLEntryPos::Size));
}

static LLVMPointerType getPointer(DataLayoutEntryInterface entry) {
  return cast<LLVMPointerType>(cast<Type>(entry.getKey()));
}

/// Returns the number in the entry for the address space of the pointer, if
/// there is one.
static std::optional<uint64_t> getPointerNumber(DataLayoutEntryListRef params,
                                                LLVMPointerType type,
                                                PtrDLEntryPos pos) {
  for (DataLayoutEntryInterface entry : params)
    if (entry.isTypeEntry() &&
        getPointer(entry).getAddressSpace() == type.getAddressSpace())
      return extractPointerSpecValue(entry.getValue(), pos);
  return std::nullopt;
}

llvm::TypeSize
LLVMPointerType::getTypeSizeInBits(const DataLayout &dataLayout,
                                   DataLayoutEntryListRef params) const {
  if (auto size = getPointerNumber(params, *this, PtrDLEntryPos::Size))
    return llvm::TypeSize::getFixed(*size);
  // Other address spaces default to the entry of address space 0.
  if (getAddressSpace() == 0)
    return llvm::TypeSize::getFixed(defaultPointerBits);
  return dataLayout.getTypeSizeInBits(get(getContext()));
}

uint64_t LLVMPointerType::getABIAlignment(const DataLayout &dataLayout,
                                          DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(params, *this, PtrDLEntryPos::Abi))
    return *bits / bitsInByte;
  if (getAddressSpace() == 0)
    return defaultPointerAlignment;
  return dataLayout.getTypeABIAlignment(get(getContext()));
}

uint64_t
LLVMPointerType::getPreferredAlignment(const DataLayout &dataLayout,
                                       DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(params, *this, PtrDLEntryPos::Preferred))
    return *bits / bitsInByte;
  if (getAddressSpace() == 0)
    return defaultPointerAlignment;
  return dataLayout.getTypePreferredAlignment(get(getContext()));
}

std::optional<uint64_t>
LLVMPointerType::getIndexBitwidth(const DataLayout &dataLayout,
                                  DataLayoutEntryListRef params) const {
  if (auto bits = getPointerNumber(params, *this, PtrDLEntryPos::Index))
    return bits;
  if (getAddressSpace() == 0)
    return defaultPointerBits;
  return dataLayout.getTypeIndexBitwidth(get(getContext()));
}

/// A nested entry must keep the size. Its alignment must be a multiple of the
/// outer one.
bool LLVMPointerType::areCompatible(
    DataLayoutEntryListRef oldLayout, DataLayoutEntryListRef newLayout,
    DataLayoutSpecInterface, const DataLayoutIdentifiedEntryMap &) const {
  for (DataLayoutEntryInterface newEntry : newLayout) {
    if (!newEntry.isTypeEntry())
      continue;
    auto findSpace = [&](unsigned space) {
      return llvm::find_if(oldLayout, [&](DataLayoutEntryInterface entry) {
        return entry.isTypeEntry() &&
               getPointer(entry).getAddressSpace() == space;
      });
    };
    const auto *old = findSpace(getPointer(newEntry).getAddressSpace());
    if (old == oldLayout.end())
      old = findSpace(0);
    uint64_t size = defaultPointerBits;
    uint64_t alignment = defaultPointerAlignment * bitsInByte;
    if (old != oldLayout.end()) {
      size = *extractPointerSpecValue(old->getValue(), PtrDLEntryPos::Size);
      alignment = *extractPointerSpecValue(old->getValue(), PtrDLEntryPos::Abi);
    }
    const uint64_t newSize =
        *extractPointerSpecValue(newEntry.getValue(), PtrDLEntryPos::Size);
    const uint64_t newAlignment =
        *extractPointerSpecValue(newEntry.getValue(), PtrDLEntryPos::Abi);
    if (size != newSize || newAlignment == 0 || alignment < newAlignment ||
        alignment % newAlignment != 0)
      return false;
  }
  return true;
}

/// 1. The value is an array of three or four integers.
/// 2. The integers have 64 bits.
/// 3. The preferred alignment is at least the ABI alignment.
LogicalResult LLVMPointerType::verifyEntries(DataLayoutEntryListRef entries,
                                             Location loc) const {
  for (DataLayoutEntryInterface entry : entries) {
    if (!entry.isTypeEntry())
      continue;
    const LLVMPointerType key = getPointer(entry);
    auto values = dyn_cast<DenseIntElementsAttr>(entry.getValue());
    if (!values || (values.size() != 3 && values.size() != 4))
      return emitError(loc) << "expected layout attribute for " << key
                            << " to be a dense integer elements attribute with "
                               "3 or 4 elements";
    if (!values.getElementType().isInteger(64))
      return emitError(loc) << "expected i64 parameters for " << key;
    if (*extractPointerSpecValue(values, PtrDLEntryPos::Abi) >
        *extractPointerSpecValue(values, PtrDLEntryPos::Preferred))
      return emitError(loc) << "preferred alignment is expected to be at least "
                               "as large as ABI alignment";
  }
  return success();
}

// Arrays

llvm::TypeSize LLVMArrayType::getTypeSize(const DataLayout &dataLayout,
                                          DataLayoutEntryListRef) const {
  // The stride of elements is a multiple of their alignment.
  const uint64_t alignment = dataLayout.getTypeABIAlignment(getElementType());
  const llvm::TypeSize size = dataLayout.getTypeSize(getElementType());
  return llvm::TypeSize::get(llvm::alignTo(size.getKnownMinValue(), alignment) *
                                 getNumElements(),
                             size.isScalable());
}

llvm::TypeSize
LLVMArrayType::getTypeSizeInBits(const DataLayout &dataLayout,
                                 DataLayoutEntryListRef params) const {
  return getTypeSize(dataLayout, params) * bitsInByte;
}

uint64_t LLVMArrayType::getABIAlignment(const DataLayout &dataLayout,
                                        DataLayoutEntryListRef) const {
  return dataLayout.getTypeABIAlignment(getElementType());
}

uint64_t LLVMArrayType::getPreferredAlignment(const DataLayout &dataLayout,
                                              DataLayoutEntryListRef) const {
  return dataLayout.getTypePreferredAlignment(getElementType());
}

// The entry `[abi, preferred]` applies to all structs; its key is
// `!llvm.struct<()>`

enum class StructDLEntryPos { Abi = 0, Preferred = 1 };

/// The preferred alignment defaults to the ABI alignment.
static uint64_t getStructNumber(Attribute entry, StructDLEntryPos pos) {
  auto values = cast<DenseIntElementsAttr>(entry);
  return getNumber(
      entry, pos == StructDLEntryPos::Preferred && values.size() == 2 ? 1 : 0);
}

static uint64_t getStructAlignment(const DataLayout &dataLayout,
                                   DataLayoutEntryListRef params,
                                   LLVMStructType type, StructDLEntryPos pos) {
  if (pos == StructDLEntryPos::Abi && type.isPacked())
    return 1;
  uint64_t alignment = 1;
  for (Type element : type.getBody())
    alignment = std::max(alignment, dataLayout.getTypeABIAlignment(element));
  for (DataLayoutEntryInterface entry : params)
    if (entry.isTypeEntry())
      return std::max(getStructNumber(entry.getValue(), pos) / bitsInByte,
                      alignment);
  return alignment;
}

llvm::TypeSize LLVMStructType::getTypeSizeInBits(const DataLayout &dataLayout,
                                                 DataLayoutEntryListRef) const {
  llvm::TypeSize size = llvm::TypeSize::getFixed(0);
  uint64_t alignment = 1;
  for (Type element : getBody()) {
    const uint64_t elementAlignment =
        isPacked() ? 1 : dataLayout.getTypeABIAlignment(element);
    size = llvm::alignTo(size, elementAlignment);
    size += dataLayout.getTypeSize(element);
    alignment = std::max(alignment, elementAlignment);
  }
  return llvm::alignTo(size, alignment) * bitsInByte;
}

uint64_t LLVMStructType::getABIAlignment(const DataLayout &dataLayout,
                                         DataLayoutEntryListRef params) const {
  return getStructAlignment(dataLayout, params, *this, StructDLEntryPos::Abi);
}

uint64_t
LLVMStructType::getPreferredAlignment(const DataLayout &dataLayout,
                                      DataLayoutEntryListRef params) const {
  return getStructAlignment(dataLayout, params, *this,
                            StructDLEntryPos::Preferred);
}

/// The alignment of a nested entry must be a multiple of the outer one.
bool LLVMStructType::areCompatible(DataLayoutEntryListRef oldLayout,
                                   DataLayoutEntryListRef newLayout,
                                   DataLayoutSpecInterface,
                                   const DataLayoutIdentifiedEntryMap &) const {
  for (DataLayoutEntryInterface newEntry : newLayout) {
    if (!newEntry.isTypeEntry())
      continue;
    const auto *old =
        llvm::find_if(oldLayout, [](DataLayoutEntryInterface entry) {
          return entry.isTypeEntry();
        });
    if (old == oldLayout.end())
      continue;
    const uint64_t alignment =
        getStructNumber(old->getValue(), StructDLEntryPos::Abi);
    const uint64_t newAlignment =
        getStructNumber(newEntry.getValue(), StructDLEntryPos::Abi);
    if (newAlignment == 0 || alignment < newAlignment ||
        alignment % newAlignment != 0)
      return false;
  }
  return true;
}

/// 1. The value is an array of one or two integers.
/// 2. The integers have 64 bits.
/// 3. The key is the empty literal struct.
/// 4. The preferred alignment is at least the ABI alignment.
LogicalResult LLVMStructType::verifyEntries(DataLayoutEntryListRef entries,
                                            Location loc) const {
  for (DataLayoutEntryInterface entry : entries) {
    if (!entry.isTypeEntry())
      continue;
    auto key = cast<LLVMStructType>(cast<Type>(entry.getKey()));
    auto values = dyn_cast<DenseIntElementsAttr>(entry.getValue());
    if (!values || (values.size() != 2 && values.size() != 1))
      return emitError(loc) << "expected layout attribute for " << key
                            << " to be a dense integer elements attribute of 1 "
                               "or 2 elements";
    if (!values.getElementType().isInteger(64))
      return emitError(loc) << "expected i64 entries for " << key;
    if (key.isIdentified() || !key.getBody().empty())
      return emitError(loc) << "unexpected layout attribute for struct " << key;
    if (getStructNumber(values, StructDLEntryPos::Abi) >
        getStructNumber(values, StructDLEntryPos::Preferred))
      return emitError(loc) << "preferred alignment is expected to be at least "
                               "as large as ABI alignment";
  }
  return success();
}
