// SPDX-License-Identifier: Apache-2.0
//
// Elements attributes: dense, sparse, resource and array attributes of numbers
// or strings. Numbers are stored in little-endian order on every host.
// Definitions are in core/ir/builtin/builtin_elements.td.
#ifndef CORE_IR_BUILTIN_ELEMENTS_H
#define CORE_IR_BUILTIN_ELEMENTS_H

#include <cstring>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/data/blob.h"
#include "core/ir/data/resources.h"
#include "core/support/complex_forward.h"

namespace mlir {

class DenseIntElementsAttr;
class DenseFPElementsAttr;
class SplatElementsAttr;
struct FloatSemantics;

namespace detail {
struct DenseArrayAttrValues {
  Type elementType;
  int64_t size = 0;
  Blob data; // little-endian; i1 as one byte each
  /// A cached copy of the data in host order on big-endian hosts; null
  /// otherwise.
  const void *hostData = nullptr;
};
struct DenseArrayAttrParameters : DenseArrayAttrValues {
  static constexpr FieldDescriptor rows[] = {
      MLIR_FIELD(DenseArrayAttrValues, elementType, Type),
      MLIR_FIELD(DenseArrayAttrValues, size, Int64),
      MLIR_FIELD(DenseArrayAttrValues, data, Blob),
      {.name = "hostData",
       .kind = FieldKind::Pointer,
       .offset = offsetof(DenseArrayAttrValues, hostData),
       .isMutable = true}};
  static constexpr FieldTable fields = {rows, sizeof(DenseArrayAttrValues)};
};

enum class ElementKind : uint8_t { Integer, Float, Custom, String };

/// The storage layout of an element type.
struct ElementLayout {
  ElementKind kind = ElementKind::String;
  /// Two for complex elements; `numberType` is then the type of a part.
  uint8_t numbers = 1;
  /// The bits of a number's value, and the bits of its storage: 1 or a multiple
  /// of 8.
  uint32_t width = 0;
  uint32_t numberStorage = 0;
  Type numberType;

  size_t getStorageWidth() const { return size_t(numbers) * numberStorage; }
  bool isPacked() const { return numberStorage == 1; }
  /// Returns the width of a number in bytes, as Blob defines it.
  uint32_t getNumberBytes() const {
    return isPacked() || numberStorage == 0 ? 1 : numberStorage / 8;
  }
  /// Returns the bytes that `count` elements occupy.
  size_t getDataSize(size_t count) const {
    return isPacked() ? (count + 7) / 8 : count * (getStorageWidth() / 8);
  }
};

ElementLayout getElementLayout(Type elementType);

/// Returns the bits that an element occupies: 1 for i1, otherwise a multiple of
/// 8.
size_t getDenseElementStorageWidth(Type elementType);
/// Read and write the bits of element `index`.
llvm::APInt readBits(llvm::ArrayRef<char> data, size_t storageWidth,
                     size_t index, unsigned width);
void writeBits(char *data, size_t storageWidth, size_t index,
               const llvm::APInt &value);

/// Reads elements of one dense attribute. The layout of the type is computed
/// once.
class DenseElementsReader {
public:
  /// APFloat values can be read only if `withFloats`.
  explicit DenseElementsReader(Attribute dense, bool withFloats = true);
  /// Returns a reader for values of T.
  template <typename T> static DenseElementsReader make(Attribute dense) {
    return DenseElementsReader(
        dense, std::is_same_v<T, llvm::APFloat> ||
                   std::is_same_v<T, std::complex<llvm::APFloat>>);
  }

  bool isSplat() const { return splat; }
  const ElementLayout &getLayout() const { return layout; }
  /// See DenseElementsAttr::getValue.
  template <typename T> T get(uint64_t index) const;
  Attribute getAttribute(uint64_t index) const;
  /// Returns the bits of number `part` of an element.
  llvm::APInt getBits(uint64_t index, unsigned part = 0) const {
    return readBits(data, layout.numberStorage,
                    getPlace(index) * layout.numbers + part, layout.width);
  }
  friend bool operator==(const DenseElementsReader &a,
                         const DenseElementsReader &b) {
    return a.dense == b.dense;
  }

private:
  uint64_t getPlace(uint64_t index) const { return splat ? 0 : index; }
  llvm::APFloat getFloat(uint64_t index, unsigned part = 0) const;
  llvm::StringRef getString(uint64_t index) const;
  template <typename T> T getHostNumber(uint64_t index) const;

  Attribute dense;
  Type elementType;
  ElementLayout layout;
  const FloatSemantics *semantics = nullptr;
  llvm::ArrayRef<char> data;
  bool splat = false;
};

template <typename T> T DenseElementsReader::get(uint64_t index) const {
  if constexpr (std::is_base_of_v<Attribute, T>) {
    return llvm::cast<T>(getAttribute(index));
  } else if constexpr (std::is_same_v<T, llvm::APInt>) {
    return getBits(index);
  } else if constexpr (std::is_same_v<T, llvm::APFloat>) {
    return getFloat(index);
  } else if constexpr (std::is_same_v<T, std::complex<llvm::APInt>>) {
    return {getBits(index, 0), getBits(index, 1)};
  } else if constexpr (std::is_same_v<T, std::complex<llvm::APFloat>>) {
    return {getFloat(index, 0), getFloat(index, 1)};
  } else if constexpr (std::is_same_v<T, llvm::StringRef>) {
    return getString(index);
  } else if constexpr (std::is_same_v<T, bool>) {
    return !getBits(index).isZero();
  } else {
    return getHostNumber<T>(index);
  }
}

/// Copies numbers of `width` bytes, converting between host order and
/// little-endian.
void copyLittleEndian(char *to, llvm::ArrayRef<char> from, size_t width);

template <typename T>
T DenseElementsReader::getHostNumber(uint64_t index) const {
  assert(!layout.isPacked() && layout.getStorageWidth() == sizeof(T) * 8 &&
         "numbers have the width of the element type");
  T number{};
  const uint64_t offset = getPlace(index) * sizeof(T);
  if (offset + sizeof(T) > data.size())
    return number;
  if constexpr (llvm::endianness::native == llvm::endianness::little)
    std::memcpy(&number, data.data() + offset, sizeof(T));
  else
    copyLittleEndian(reinterpret_cast<char *>(&number),
                     data.slice(offset, sizeof(T)), layout.getNumberBytes());
  return number;
}
} // namespace detail

/// dense<…>: elements in memory.
class DenseElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  template <typename I>
  static constexpr bool implements =
      std::is_same_v<I, TypedAttr> || std::is_same_v<I, ElementsAttr>;
  static bool classof(Attribute attribute);

  // All of these take one value per element, or one value for a splat. The
  // attributes of the first overload must be of the element type.
  static DenseElementsAttr get(ShapedType type,
                               llvm::ArrayRef<Attribute> values);
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<bool> values);
  static DenseElementsAttr get(ShapedType type,
                               llvm::ArrayRef<llvm::APInt> values);
  static DenseElementsAttr get(ShapedType type,
                               llvm::ArrayRef<llvm::APFloat> values);
  static DenseElementsAttr
  get(ShapedType type, llvm::ArrayRef<std::complex<llvm::APInt>> values);
  static DenseElementsAttr
  get(ShapedType type, llvm::ArrayRef<std::complex<llvm::APFloat>> values);
  static DenseElementsAttr get(ShapedType type,
                               llvm::ArrayRef<llvm::StringRef> values);
  /// Takes numbers in host representation, with the width of the element type.
  template <typename T>
    requires std::is_arithmetic_v<T> && (!std::is_same_v<T, bool>)
  static DenseElementsAttr get(ShapedType type, llvm::ArrayRef<T> values) {
    return getFromHost(
        type,
        llvm::ArrayRef(reinterpret_cast<const char *>(values.data()),
                       values.size() * sizeof(T)),
        sizeof(T));
  }
  template <typename T>
  static DenseElementsAttr get(ShapedType type, std::initializer_list<T> list) {
    return get(type, llvm::ArrayRef<T>(list));
  }
  template <typename T>
    requires std::is_arithmetic_v<T>
  static DenseElementsAttr get(ShapedType type, T splat) {
    return get(type, llvm::ArrayRef<T>(splat));
  }
  /// Takes little-endian data in storage format. Requires isValidRawBuffer.
  static DenseElementsAttr getFromRawBuffer(ShapedType type,
                                            llvm::ArrayRef<char> data);
  /// Like getFromRawBuffer, but keeps the blob instead of copying it, unless it
  /// is small.
  static DenseElementsAttr getFromBlob(ShapedType type, Blob data);
  /// Returns true if the data has a valid size for the type; sets `isSplat`.
  static bool isValidRawBuffer(ShapedType type, llvm::ArrayRef<char> data,
                               bool &isSplat);

  ShapedType getType() const;
  Type getElementType() const { return getType().getElementType(); }
  int64_t getNumElements() const { return getType().getNumElements(); }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return getNumElements() == 0; }
  bool isSplat() const;
  /// Returns an attribute of the element type: integer, float, string, or an
  /// array of two for complex numbers. `index` is the index in the flattened
  /// shape.
  Attribute getElement(uint64_t index) const;
  template <typename T> T getSplatValue() const { return getValue<T>(0); }
  template <typename T> T operator[](uint64_t index) const {
    return getValue<T>(index);
  }
  /// Returns the value at an index of the flattened shape. T is Attribute or a
  /// class derived from it, APInt, APFloat, bool, a host number of the
  /// element's width, StringRef, or std::complex of these.
  template <typename T> T getValue(uint64_t index) const {
    return detail::DenseElementsReader::make<T>(*this).template get<T>(index);
  }
  /// Iterates over all elements; the value of a splat is repeated.
  template <typename T> class ValueIterator;
  template <typename T>
  llvm::iterator_range<ValueIterator<T>> getValues() const {
    return {value_begin<T>(), value_end<T>()};
  }
  template <typename T> ValueIterator<T> value_begin() const {
    return ValueIterator<T>(*this, 0);
  }
  template <typename T> ValueIterator<T> value_end() const {
    return ValueIterator<T>(*this, getNumElements());
  }
  /// Returns the bytes in storage format; empty for strings.
  llvm::ArrayRef<char> getRawData() const;
  llvm::ArrayRef<llvm::StringRef> getRawStringData() const;

  DenseElementsAttr reshape(ShapedType newType) const;
  /// Returns a splat of the same value with another shape.
  DenseElementsAttr resizeSplat(ShapedType newType) const;
  DenseElementsAttr bitcast(Type newElementType) const;
  DenseElementsAttr
  mapValues(Type newElementType,
            llvm::function_ref<llvm::APInt(const llvm::APInt &)> mapping) const;
  DenseElementsAttr mapValues(
      Type newElementType,
      llvm::function_ref<llvm::APInt(const llvm::APFloat &)> mapping) const;

private:
  static DenseElementsAttr
  getFromHost(ShapedType type, llvm::ArrayRef<char> bytes, size_t width);
};

template <typename T>
class DenseElementsAttr::ValueIterator
    : public llvm::indexed_accessor_iterator<
          ValueIterator<T>, detail::DenseElementsReader, T, T, T> {
public:
  ValueIterator(DenseElementsAttr attribute, ptrdiff_t index)
      : ValueIterator::indexed_accessor_iterator(
            detail::DenseElementsReader::make<T>(attribute), index) {}
  T operator*() const {
    return this->getBase().template get<T>(this->getIndex());
  }
};

} // namespace mlir

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_elements.h.inc"

namespace mlir {

using DenseIntOrFPElementsAttr = DenseTypedElementsAttr;

/// Elements of integer or index type.
class DenseIntElementsAttr : public DenseTypedElementsAttr {
public:
  using DenseTypedElementsAttr::DenseTypedElementsAttr;
  static bool classof(Attribute attribute);
  template <typename Arg>
  static DenseIntElementsAttr get(ShapedType type, Arg &&values) {
    return llvm::cast<DenseIntElementsAttr>(
        DenseElementsAttr::get(type, std::forward<Arg>(values)));
  }
  auto begin() const { return value_begin<llvm::APInt>(); }
  auto end() const { return value_end<llvm::APInt>(); }
};

/// Elements of float type.
class DenseFPElementsAttr : public DenseTypedElementsAttr {
public:
  using DenseTypedElementsAttr::DenseTypedElementsAttr;
  static bool classof(Attribute attribute);
  template <typename Arg>
  static DenseFPElementsAttr get(ShapedType type, Arg &&values) {
    return llvm::cast<DenseFPElementsAttr>(
        DenseElementsAttr::get(type, std::forward<Arg>(values)));
  }
  auto begin() const { return value_begin<llvm::APFloat>(); }
  auto end() const { return value_end<llvm::APFloat>(); }
};

/// A splat: all elements are equal and stored once.
class SplatElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attribute);
};

inline DenseIntElementsAttr SparseElementsAttr::getIndices() const {
  return llvm::cast<DenseIntElementsAttr>(Attribute(getParameters().indices));
}
inline DenseElementsAttr SparseElementsAttr::getValues() const {
  return llvm::cast<DenseElementsAttr>(Attribute(getParameters().values));
}

/// A dense array of the host type T: bool, int8_t … int64_t, float, double.
/// `asArrayRef` returns the data in host order. Big-endian hosts cache a
/// converted copy in the context.
template <typename T> class DenseArrayAttrOf : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  static bool classof(Attribute attribute);
  static DenseArrayAttrOf get(MLIRContext *context, llvm::ArrayRef<T> values);
  /// Parses `[1, 2]`, the form that AsmPrinter::printStrippedAttrOrType prints.
  /// Returns null after reporting an error.
  static Attribute parse(AsmParser &parser, Type type);
  llvm::ArrayRef<T> asArrayRef() const;
  operator llvm::ArrayRef<T>() const { return asArrayRef(); }
  T operator[](size_t i) const { return asArrayRef()[i]; }
};
extern template class DenseArrayAttrOf<bool>;
extern template class DenseArrayAttrOf<int8_t>;
extern template class DenseArrayAttrOf<int16_t>;
extern template class DenseArrayAttrOf<int32_t>;
extern template class DenseArrayAttrOf<int64_t>;
extern template class DenseArrayAttrOf<float>;
extern template class DenseArrayAttrOf<double>;
using DenseBoolArrayAttr = DenseArrayAttrOf<bool>;
using DenseI8ArrayAttr = DenseArrayAttrOf<int8_t>;
using DenseI16ArrayAttr = DenseArrayAttrOf<int16_t>;
using DenseI32ArrayAttr = DenseArrayAttrOf<int32_t>;
using DenseI64ArrayAttr = DenseArrayAttrOf<int64_t>;
using DenseF32ArrayAttr = DenseArrayAttrOf<float>;
using DenseF64ArrayAttr = DenseArrayAttrOf<double>;

} // namespace mlir

#endif // CORE_IR_BUILTIN_ELEMENTS_H
