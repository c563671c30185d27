// SPDX-License-Identifier: Apache-2.0
#include <atomic>
#include <cstring>

#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/elements_data.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/format/asm_parser.h"

namespace mlir {

using namespace detail;
using llvm::ArrayRef;

namespace {

/// Returns the bytes per element; i1 takes one byte.
size_t getElementBytes(Type elementType) {
  return llvm::divideCeil(elementType.getIntOrFloatBitWidth(), 8);
}

/// Returns the parameters for little-endian data. Bytes of true are normalized
/// to 1, in `scratch` if that changes the data.
DenseArrayAttrParameters makeParameters(Type elementType, int64_t size,
                                        ArrayRef<char> data,
                                        llvm::SmallVectorImpl<char> &scratch) {
  const bool isBool = elementType.isInteger(1);
  if (isBool && llvm::any_of(data, [](char byte) { return byte & ~1; })) {
    for (char byte : data)
      scratch.push_back(byte != 0);
    data = scratch;
  }
  const size_t bytes =
      elementType.isIntOrFloat() ? getElementBytes(elementType) : 1;
  return {{elementType, size,
           Blob(data, std::max<size_t>(bytes, 1), llvm::endianness::little)}};
}

template <typename T> Type getTypeOf(MLIRContext *context) {
  if constexpr (std::is_same_v<T, float>)
    return Float32Type::get(context);
  else if constexpr (std::is_same_v<T, double>)
    return Float64Type::get(context);
  else
    return IntegerType::get(context,
                            std::is_same_v<T, bool> ? 1 : 8 * sizeof(T));
}

} // namespace

/// 1. Elements are integers or floats.
/// 2. Their width is a multiple of 8, or they are i1.
/// 3. The size of the data matches the number of elements.
LogicalResult DenseArrayAttr::verify(EmitErrorFn emitError, Type elementType,
                                     int64_t size, Blob data) {
  if (!elementType.isIntOrFloat())
    return emitError() << "expected integer or floating point element type";
  if (!elementType.isInteger(1) && elementType.getIntOrFloatBitWidth() % 8 != 0)
    return emitError() << "element type bitwidth must be a multiple of 8";
  const size_t bytes = getElementBytes(elementType);
  const size_t dataSize = data.getBytes().size();
  const bool matches =
      bytes == 0 ? dataSize == 0
                 : dataSize % bytes == 0 &&
                       dataSize / bytes == static_cast<uint64_t>(size);
  if (matches && size >= 0)
    return success();
  return emitError() << "expected data size (" << size << " elements, " << bytes
                     << " bytes each) does not match: " << dataSize << " bytes";
}

DenseArrayAttr DenseArrayAttr::get(Type elementType, int64_t size,
                                   ArrayRef<char> littleEndianData) {
  llvm::SmallVector<char, 0> scratch;
  return getUnchecked(
      elementType.getContext(),
      makeParameters(elementType, size, littleEndianData, scratch));
}

DenseArrayAttr DenseArrayAttr::getChecked(EmitErrorFn emitError,
                                          Type elementType, int64_t size,
                                          ArrayRef<char> littleEndianData) {
  llvm::SmallVector<char, 0> scratch;
  return getVerified(
      emitError, elementType.getContext(),
      makeParameters(elementType, size, littleEndianData, scratch));
}

DenseArrayAttr DenseArrayAttr::getFromHost(MLIRContext *context,
                                           Type elementType,
                                           ArrayRef<char> bytes, size_t width) {
  DenseArrayAttrParameters parameters;
  parameters.elementType = elementType;
  parameters.size = bytes.size() / width;
  llvm::SmallVector<char> swapped;
  if (width > 1 && llvm::endianness::native == llvm::endianness::big) {
    swapped.resize_for_overwrite(bytes.size());
    copyLittleEndian(swapped.data(), bytes, width);
    bytes = swapped;
  }
  parameters.data = Blob(bytes, width, llvm::endianness::little);
  return getUnchecked(context, parameters);
}

const char *DenseArrayAttr::getHostData() const {
  const Blob &data = getParameters().data;
  if (data.getElementWidth() <= 1 || data.getBytes().empty() ||
      llvm::endianness::native == llvm::endianness::little)
    return data.getBytes().data();
  std::atomic_ref<const void *> cache(
      const_cast<const void *&>(getParameters().hostData));
  if (const void *known = cache.load(std::memory_order_acquire))
    return static_cast<const char *>(known);
  // Concurrent threads obtain the same copy.
  llvm::SmallVector<char> swapped(data.getBytes().size());
  copyLittleEndian(swapped.data(), data.getBytes(), data.getElementWidth());
  const char *copy = getContext()->internBytes(swapped, 8).data();
  cache.store(copy, std::memory_order_release);
  return copy;
}

template <typename T> bool DenseArrayAttrOf<T>::classof(Attribute attribute) {
  auto array = dyn_cast<DenseArrayAttr>(attribute);
  if (!array)
    return false;
  const Type type = array.getElementType();
  if constexpr (std::is_same_v<T, float>)
    return type.isF32();
  else if constexpr (std::is_same_v<T, double>)
    return type.isF64();
  else if constexpr (std::is_same_v<T, bool>)
    return type.isSignlessInteger(1);
  else
    return type.isSignlessInteger(8 * sizeof(T));
}

template <typename T>
DenseArrayAttrOf<T> DenseArrayAttrOf<T>::get(MLIRContext *context,
                                             ArrayRef<T> values) {
  return DenseArrayAttrOf(
      getFromHost(context, getTypeOf<T>(context),
                  {reinterpret_cast<const char *>(values.data()),
                   values.size() * sizeof(T)},
                  sizeof(T))
          .getImpl());
}

template <typename T> ArrayRef<T> DenseArrayAttrOf<T>::asArrayRef() const {
  return ArrayRef<T>(reinterpret_cast<const T *>(getHostData()), size());
}

namespace {

/// Parses one number. A separate function, since parseFloat does not support
/// single precision.
template <typename T> ParseResult parseNumber(AsmParser &parser, T &number) {
  if constexpr (std::is_integral_v<T>) {
    return parser.parseInteger(number);
  } else {
    double value = 0;
    if (parser.parseFloat(value))
      return failure();
    number = static_cast<T>(value);
    return success();
  }
}

} // namespace

template <typename T>
Attribute DenseArrayAttrOf<T>::parse(AsmParser &parser, Type) {
  if (parser.parseLSquare())
    return nullptr;
  if (succeeded(parser.parseOptionalRSquare()))
    return get(parser.getContext(), {});
  llvm::SmallVector<T> numbers;
  const ParseResult parsed = parser.parseCommaSeparatedList(
      [&] { return parseNumber(parser, numbers.emplace_back()); });
  // After an invalid number, the missing bracket is reported as well.
  if (parser.parseRSquare() || parsed)
    return nullptr;
  return get(parser.getContext(), numbers);
}

template class DenseArrayAttrOf<bool>;
template class DenseArrayAttrOf<int8_t>;
template class DenseArrayAttrOf<int16_t>;
template class DenseArrayAttrOf<int32_t>;
template class DenseArrayAttrOf<int64_t>;
template class DenseArrayAttrOf<float>;
template class DenseArrayAttrOf<double>;

} // namespace mlir
