// SPDX-License-Identifier: Apache-2.0
//
// Default sizes and alignments of types, and values of entries.
#include "core/interfaces/data_layout.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/elements.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

static constexpr uint64_t bitsInByte = 8;

llvm::TypeSize detail::divideCeil(llvm::TypeSize numerator,
                                  uint64_t denominator) {
  return llvm::TypeSize::get(
      llvm::divideCeil(numerator.getKnownMinValue(), denominator),
      numerator.isScalable());
}

static void reportMissing(Type type, const DataLayout &dataLayout) {
  Operation *scope = dataLayout.getScope();
  emitError(scope ? scope->getLoc() : UnknownLoc::get(type.getContext()))
      << "neither the scoping op nor the type class provide data layout "
         "information for "
      << type;
}

/// Returns the integer type of index: 64 bits unless an entry overrides the
/// width.
static IntegerType getIndexInteger(Type index, DataLayoutEntryListRef params) {
  uint64_t width = 64;
  if (!params.empty())
    width = llvm::cast<IntegerAttr>(params.front().getValue())
                .getValue()
                .getLimitedValue(IntegerType::kMaxWidth);
  return IntegerType::get(index.getContext(), width);
}

// Sizes.

/// Returns the size of a vector. The innermost dimension is rounded up to a
/// power of two, and each element to whole bytes.
static llvm::TypeSize getVectorSizeInBits(VectorType vector,
                                          const DataLayout &dataLayout) {
  uint64_t elements = 1;
  for (int64_t size : vector.getShape())
    elements *= size;
  if (elements != 0 && vector.getRank() != 0)
    elements = elements / vector.getShape().back() *
               llvm::PowerOf2Ceil(vector.getShape().back());
  const uint64_t bytes =
      dataLayout.getTypeSize(vector.getElementType()).getKnownMinValue();
  return llvm::TypeSize::get(elements * bytes * bitsInByte,
                             vector.isScalable());
}

llvm::TypeSize detail::getDefaultTypeSize(Type type,
                                          const DataLayout &dataLayout,
                                          DataLayoutEntryListRef params) {
  return divideCeil(getDefaultTypeSizeInBits(type, dataLayout, params),
                    bitsInByte);
}

llvm::TypeSize detail::getDefaultTypeSizeInBits(Type type,
                                                const DataLayout &dataLayout,
                                                DataLayoutEntryListRef params) {
  if (llvm::isa<IntegerType, FloatType>(type))
    return llvm::TypeSize::getFixed(type.getIntOrFloatBitWidth());
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) {
    // The imaginary part is aligned.
    const Type part = complex.getElementType();
    const uint64_t size =
        getDefaultTypeSizeInBits(part, dataLayout, params).getFixedValue();
    const uint64_t alignment =
        getDefaultPreferredAlignment(part, dataLayout, params) * bitsInByte;
    return llvm::TypeSize::getFixed(
        llvm::alignTo(size, std::max<uint64_t>(alignment, 1)) + size);
  }
  if (llvm::isa<IndexType>(type))
    return dataLayout.getTypeSizeInBits(getIndexInteger(type, params));
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return getVectorSizeInBits(vector, dataLayout);
  if (auto typeInterface = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return typeInterface.getTypeSizeInBits(dataLayout, params);
  reportMissing(type, dataLayout);
  return llvm::TypeSize::getFixed(0);
}

// Alignments.

/// Returns the entry of the narrowest integer that is at least as wide, else of
/// the widest one.
static DataLayoutEntryInterface
findIntegerEntry(IntegerType type, DataLayoutEntryListRef params) {
  auto width = [](DataLayoutEntryInterface entry) {
    return llvm::cast<Type>(entry.getKey()).getIntOrFloatBitWidth();
  };
  DataLayoutEntryInterface best = params.front();
  for (DataLayoutEntryInterface entry : params.drop_front()) {
    const bool fits = width(entry) >= type.getWidth();
    const bool bestFits = width(best) >= type.getWidth();
    if (fits != bestFits
            ? fits
            : (fits ? width(entry) < width(best) : width(entry) > width(best)))
      best = entry;
  }
  return best;
}

/// The first number is the ABI alignment, the last one the preferred alignment.
static uint64_t getAlignment(DataLayoutEntryInterface entry, bool isPreferred) {
  auto values = llvm::cast<DenseIntElementsAttr>(entry.getValue());
  auto it = values.value_begin<uint64_t>();
  if (isPreferred)
    it += values.getNumElements() - 1;
  return *it / bitsInByte;
}

static uint64_t getIntegerABIAlignment(IntegerType type,
                                       DataLayoutEntryListRef params) {
  if (!params.empty())
    return getAlignment(findIntegerEntry(type, params), false);
  return type.getWidth() < 64
             ? llvm::PowerOf2Ceil(llvm::divideCeil(type.getWidth(), bitsInByte))
             : 4;
}

uint64_t detail::getDefaultABIAlignment(Type type, const DataLayout &dataLayout,
                                        DataLayoutEntryListRef params) {
  if (llvm::isa<VectorType>(type))
    return llvm::PowerOf2Ceil(dataLayout.getTypeSize(type).getKnownMinValue());
  if (llvm::isa<FloatType>(type))
    return params.empty() ? llvm::PowerOf2Ceil(
                                dataLayout.getTypeSize(type).getFixedValue())
                          : getAlignment(params.front(), false);
  if (llvm::isa<IndexType>(type))
    return dataLayout.getTypeABIAlignment(getIndexInteger(type, params));
  if (auto integer = llvm::dyn_cast<IntegerType>(type))
    return getIntegerABIAlignment(integer, params);
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    return getDefaultABIAlignment(complex.getElementType(), dataLayout, params);
  if (auto typeInterface = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return typeInterface.getABIAlignment(dataLayout, params);
  reportMissing(type, dataLayout);
  return 1;
}

uint64_t detail::getDefaultPreferredAlignment(Type type,
                                              const DataLayout &dataLayout,
                                              DataLayoutEntryListRef params) {
  if (llvm::isa<VectorType>(type))
    return dataLayout.getTypeABIAlignment(type);
  if (llvm::isa<FloatType>(type))
    return params.empty() ? dataLayout.getTypeABIAlignment(type)
                          : getAlignment(params.front(), true);
  if (auto integer = llvm::dyn_cast<IntegerType>(type))
    return params.empty()
               ? llvm::PowerOf2Ceil(
                     dataLayout.getTypeSize(type).getFixedValue())
               : getAlignment(findIntegerEntry(integer, params), true);
  if (llvm::isa<IndexType>(type))
    return dataLayout.getTypePreferredAlignment(getIndexInteger(type, params));
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    return getDefaultPreferredAlignment(complex.getElementType(), dataLayout,
                                        params);
  if (auto typeInterface = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return typeInterface.getPreferredAlignment(dataLayout, params);
  reportMissing(type, dataLayout);
  return 1;
}

std::optional<uint64_t>
detail::getDefaultIndexBitwidth(Type type, const DataLayout &dataLayout,
                                DataLayoutEntryListRef params) {
  if (llvm::isa<IndexType>(type))
    return getIndexInteger(type, params).getWidth();
  if (auto typeInterface = llvm::dyn_cast<DataLayoutTypeInterface>(type))
    return typeInterface.getIndexBitwidth(dataLayout, params);
  return std::nullopt;
}

// Entries.

static Attribute getValueOrNull(DataLayoutEntryInterface entry) {
  return entry ? entry.getValue() : Attribute();
}

Attribute detail::getDefaultEndianness(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultMemorySpace(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultAllocaMemorySpace(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultManglingMode(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultProgramMemorySpace(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultGlobalMemorySpace(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute
detail::getDefaultFunctionPointerAlignment(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}
Attribute detail::getDefaultLegalIntWidths(DataLayoutEntryInterface entry) {
  return getValueOrNull(entry);
}

uint64_t detail::getDefaultStackAlignment(DataLayoutEntryInterface entry) {
  auto value = llvm::dyn_cast_or_null<IntegerAttr>(getValueOrNull(entry));
  return value ? value.getValue().getLimitedValue() : 0;
}

std::optional<Attribute>
detail::getDevicePropertyValue(DataLayoutEntryInterface entry) {
  return entry ? std::optional(entry.getValue()) : std::nullopt;
}
