// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/elements_data.h"

#include <algorithm>
#include <cstring>

#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::detail {

namespace {

using llvm::APInt;
using llvm::ArrayRef;

/// Reads up to eight bytes as a little-endian number.
uint64_t readWord(const char *data, size_t bytes) {
  switch (bytes) {
  case 1:
    return static_cast<uint8_t>(*data);
  case 2:
    return llvm::support::endian::read16le(data);
  case 4:
    return llvm::support::endian::read32le(data);
  case 8:
    return llvm::support::endian::read64le(data);
  }
  uint64_t word = 0;
  std::memcpy(&word, data, bytes);
  return llvm::support::endian::byte_swap<uint64_t, llvm::endianness::little>(
      word);
}

void writeWord(char *data, size_t bytes, uint64_t word) {
  word = llvm::support::endian::byte_swap<uint64_t, llvm::endianness::little>(
      word);
  std::memcpy(data, &word, bytes);
}

} // namespace

ElementLayout getElementLayout(Type elementType) {
  ElementLayout layout;
  layout.numberType = elementType;
  if (auto complex = dyn_cast<ComplexType>(elementType)) {
    layout.numbers = 2;
    layout.numberType = complex.getElementType();
  }
  if (auto integer = dyn_cast<IntegerType>(layout.numberType)) {
    layout.kind = ElementKind::Integer;
    layout.width = integer.getWidth();
  } else if (isa<IndexType>(layout.numberType)) {
    layout.kind = ElementKind::Integer;
    layout.width = IndexType::kInternalStorageBitWidth;
  } else if (auto number = dyn_cast<FloatType>(layout.numberType)) {
    layout.kind = ElementKind::Float;
    layout.width = number.getWidth();
  } else if (auto custom = dyn_cast<DenseElementType>(elementType)) {
    layout.kind = ElementKind::Custom;
    layout.width = custom.getTable().getDenseElementBitSize(custom);
  } else {
    return layout;
  }
  const bool packed = layout.width == 1 && layout.numbers == 1 &&
                      layout.kind == ElementKind::Integer;
  layout.numberStorage = packed ? 1 : llvm::alignTo(layout.width, 8);
  return layout;
}

size_t getDenseElementStorageWidth(Type elementType) {
  return getElementLayout(elementType).getStorageWidth();
}

uint64_t getNumElementsOrMax(ShapedType type) {
  if (!type.hasStaticShape())
    return UINT64_MAX;
  const std::optional<int64_t> count =
      ShapedType::tryGetNumElements(type.getShape());
  return count ? *count : UINT64_MAX;
}

APInt readBits(ArrayRef<char> data, size_t storageWidth, size_t index,
               unsigned width) {
  if (storageWidth == 1)
    return APInt(1, (data[index / 8] >> (index % 8)) & 1);
  if (width == 0)
    return APInt::getZero(0);
  const size_t bytes = storageWidth / 8;
  const char *number = data.data() + index * bytes;
  if (width <= 64)
    return APInt(64, readWord(number, bytes)).trunc(width);
  llvm::SmallVector<uint64_t, 4> words(llvm::divideCeil(width, 64));
  for (size_t i = 0; i != words.size(); ++i)
    words[i] = readWord(number + i * 8, std::min<size_t>(8, bytes - i * 8));
  return APInt(width, words);
}

void writeBits(char *data, size_t storageWidth, size_t index,
               const APInt &value) {
  if (storageWidth == 1) {
    const char bit = char(1 << (index % 8));
    char &byte = data[index / 8];
    byte = value.isZero() ? byte & ~bit : byte | bit;
    return;
  }
  const size_t bytes = storageWidth / 8;
  const uint64_t *words = value.getRawData();
  for (size_t i = 0; i * 8 < bytes; ++i)
    writeWord(data + index * bytes + i * 8, std::min<size_t>(8, bytes - i * 8),
              words[i]);
}

namespace {

/// Returns the mask of the bits in the last byte that belong to elements.
uint8_t getPackedMask(uint64_t numElements) {
  return numElements % 8 ? (1u << (numElements % 8)) - 1 : 0xFF;
}

/// Returns 0x00 or 0xFF if all elements are equal, nullopt otherwise.
std::optional<char> findPackedSplat(ArrayRef<char> data, uint64_t numElements) {
  if (data.empty())
    return std::nullopt;
  if (data.size() == 1 &&
      (data[0] == 0 || static_cast<uint8_t>(data[0]) == 0xFF))
    return data[0];
  // A single element is true unless its byte is zero.
  if (numElements == 1)
    return char(0xFF);
  const char splat = data[0] & 1 ? char(0xFF) : char(0);
  const uint8_t mask = getPackedMask(numElements);
  if (((data.back() ^ splat) & mask) != 0 ||
      (data.size() > 1 && data[0] != splat))
    return std::nullopt;
  const bool same = llvm::all_of(data.drop_back(),
                                 [splat](char byte) { return byte == splat; });
  return same ? std::optional<char>(splat) : std::nullopt;
}

constexpr char AllZeros = 0;
constexpr char AllOnes = static_cast<char>(0xFF);

Blob canonicalizePacked(const Blob &data, uint64_t numElements) {
  const ArrayRef<char> bytes = data.getBytes();
  auto view = [](ArrayRef<char> bytes) {
    return Blob(bytes, 1, llvm::endianness::little);
  };
  if (std::optional<char> splat = findPackedSplat(bytes, numElements))
    return view(*splat ? AllOnes : AllZeros);
  const uint8_t mask = getPackedMask(numElements);
  if (bytes.empty() || (bytes.back() & ~mask) == 0)
    return data;
  char *memory = nullptr;
  Blob masked =
      Blob::allocate(bytes.size(), 1, llvm::endianness::little, 8, memory);
  std::memcpy(memory, bytes.data(), bytes.size());
  memory[bytes.size() - 1] &= mask;
  return masked;
}

/// Clears the bits above each number's value.
Blob clearPadding(const ElementLayout &layout, const Blob &data) {
  const ArrayRef<char> bytes = data.getBytes();
  const size_t step = layout.getNumberBytes();
  const auto padding = static_cast<uint8_t>(0xFF << (layout.width % 8));
  if (layout.width % 8 == 0 || layout.kind == ElementKind::Custom)
    return data;
  auto isDirty = [&](size_t i) { return (bytes[i] & padding) != 0; };
  size_t dirty = step - 1;
  while (dirty < bytes.size() && !isDirty(dirty))
    dirty += step;
  if (dirty >= bytes.size())
    return data;
  char *memory = nullptr;
  Blob cleared =
      Blob::allocate(bytes.size(), step, llvm::endianness::little, 8, memory);
  std::memcpy(memory, bytes.data(), bytes.size());
  for (; dirty < bytes.size(); dirty += step)
    memory[dirty] &= ~padding;
  return cleared;
}

} // namespace

bool isSplatData(const ElementLayout &layout, ArrayRef<char> data,
                 uint64_t numElements) {
  const size_t storage = layout.getStorageWidth();
  if (storage == 0)
    return numElements != 0;
  if (layout.isPacked())
    return data.size() == 1 && (data[0] == AllZeros || data[0] == AllOnes);
  return data.size() == storage / 8;
}

Blob canonicalizeData(const ElementLayout &layout, const Blob &data,
                      uint64_t numElements) {
  if (layout.isPacked())
    return canonicalizePacked(data, numElements);
  Blob cleared = clearPadding(layout, data);
  const ArrayRef<char> bytes = cleared.getBytes();
  const size_t size = layout.getStorageWidth() / 8;
  // Compares each element with its predecessor.
  if (bytes.size() <= size ||
      std::memcmp(bytes.data(), bytes.data() + size, bytes.size() - size) != 0)
    return cleared;
  // Do not keep all elements alive for one.
  if (size > MaxCopied)
    return Blob::copy(bytes.take_front(size), layout.getNumberBytes(),
                      llvm::endianness::little, 8);
  return Blob(bytes.take_front(size), layout.getNumberBytes(),
              llvm::endianness::little, cleared.getAlignment(),
              cleared.getOwner());
}

void copyLittleEndian(char *to, ArrayRef<char> from, size_t width) {
  if (from.empty())
    return;
  if (width <= 1 || llvm::endianness::native == llvm::endianness::little) {
    std::memcpy(to, from.data(), from.size());
    return;
  }
  Blob(from, width, llvm::endianness::big).copyTo(to, llvm::endianness::little);
}

DenseElementsAttr
makeFromData(ShapedType type, size_t size,
             llvm::function_ref<void(llvm::MutableArrayRef<char>)> fill) {
  constexpr size_t Small = 1024;
  if (size <= Small) {
    llvm::SmallVector<char, Small> buffer(size);
    fill(buffer);
    return DenseElementsAttr::getFromRawBuffer(type, buffer);
  }
  char *memory = nullptr;
  Blob blob = Blob::allocate(size, 1, llvm::endianness::little, 64, memory);
  std::memset(memory, 0, size);
  fill({memory, size});
  return DenseElementsAttr::getFromBlob(type, std::move(blob));
}

Attribute getElementAttribute(Type elementType, const ElementLayout &layout,
                              ArrayRef<char> data, uint64_t index) {
  auto getNumber = [&](uint64_t position) -> Attribute {
    const APInt bits =
        readBits(data, layout.numberStorage, position, layout.width);
    if (layout.kind == ElementKind::Float)
      return FloatAttr::getFromBits(layout.numberType, bits);
    return IntegerAttr::get(layout.numberType, bits);
  };
  if (layout.kind == ElementKind::Custom) {
    const size_t size = layout.getStorageWidth() / 8;
    auto custom = cast<DenseElementType>(elementType);
    return custom.getTable().convertToAttribute(custom,
                                                data.slice(index * size, size));
  }
  if (layout.numbers == 1)
    return getNumber(index);
  return ArrayAttr::get(elementType.getContext(),
                        {getNumber(2 * index), getNumber(2 * index + 1)});
}

Attribute getZeroElement(Type elementType) {
  const ElementLayout layout = getElementLayout(elementType);
  if (layout.kind == ElementKind::String)
    return StringAttr::get("", elementType);
  const llvm::SmallVector<char, 32> zeros(layout.getDataSize(1));
  return getElementAttribute(elementType, layout, zeros, 0);
}

} // namespace mlir::detail
