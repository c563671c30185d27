// SPDX-License-Identifier: Apache-2.0
//
// Construction of dense elements attributes.
#include <complex>
#include <cstring>

#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/elements_data.h"
#include "core/ir/context/diagnostics.h"
#include "core/ir/data/float_semantics.h"
#include "core/ir/descriptor/storage_class.h"

namespace mlir {

using namespace detail;
using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;
using llvm::MutableArrayRef;

namespace {

/// Builds an attribute from values that consist of one or two numbers; `toBits`
/// returns the bits of a number.
template <typename Value>
DenseElementsAttr
makeFromValues(ShapedType type, const ElementLayout &layout,
               ArrayRef<Value> values,
               llvm::function_ref<APInt(const Value &, unsigned)> toBits) {
  return makeFromData(type, layout.getDataSize(values.size()),
                      [&](MutableArrayRef<char> data) {
                        size_t position = 0;
                        for (const Value &value : values)
                          for (unsigned i = 0; i != layout.numbers; ++i)
                            writeBits(data.data(), layout.numberStorage,
                                      position++, toBits(value, i));
                        // The canonical form of a packed splat is a byte of
                        // equal bits.
                        if (layout.isPacked() && values.size() == 1)
                          data[0] = data[0] ? char(0xFF) : char(0);
                      });
}

/// Returns the bits of number `part` of an attribute.
APInt getAttributeBits(Attribute value, unsigned part) {
  if (auto parts = dyn_cast<ArrayAttr>(value))
    value = parts[part];
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getBits();
  return cast<IntegerAttr>(value).getValue();
}

DenseElementsAttr makeFromCustom(ShapedType type, ArrayRef<Attribute> values) {
  auto custom = cast<DenseElementType>(type.getElementType());
  llvm::SmallVector<char> data;
  for (Attribute value : values) {
    [[maybe_unused]] const LogicalResult converted =
        custom.getTable().convertFromAttribute(custom, value, data);
    assert(succeeded(converted) && "the type takes the attribute");
  }
  return DenseElementsAttr::getFromRawBuffer(type, data);
}

} // namespace

/// 1. The type is shaped.
/// 2. The size of the data is valid for the type.
LogicalResult DenseTypedElementsAttr::verify(EmitErrorFn emitError, Type type,
                                             Blob data) {
  const auto shaped = dyn_cast<ShapedType>(type);
  bool isSplat = false;
  if (shaped && isValidRawBuffer(shaped, data.getBytes(), isSplat))
    return success();
  return emitError() << "elements data size is invalid for provided type: "
                     << type;
}

/// 1. The type is shaped and its elements are strings.
/// 2. There is one string per element, or one for a splat.
LogicalResult DenseStringElementsAttr::verify(EmitErrorFn emitError, Type type,
                                              ArrayRef<llvm::StringRef> data) {
  const auto shaped = dyn_cast<ShapedType>(type);
  if (shaped &&
      getElementLayout(shaped.getElementType()).kind == ElementKind::String &&
      (data.size() == 1 || data.size() == getNumElementsOrMax(shaped)))
    return success();
  return emitError() << "number of strings is invalid for provided type: "
                     << type;
}

bool DenseElementsAttr::classof(Attribute attribute) {
  return isa<DenseTypedElementsAttr>(attribute) ||
         isa<DenseStringElementsAttr>(attribute);
}

bool DenseIntElementsAttr::classof(Attribute attribute) {
  auto dense = dyn_cast<DenseTypedElementsAttr>(attribute);
  return dense && dense.getElementType().isIntOrIndex();
}

bool DenseFPElementsAttr::classof(Attribute attribute) {
  auto dense = dyn_cast<DenseTypedElementsAttr>(attribute);
  return dense && isa<FloatType>(dense.getElementType());
}

bool SplatElementsAttr::classof(Attribute attribute) {
  auto dense = dyn_cast<DenseElementsAttr>(attribute);
  return dense && dense.isSplat();
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<Attribute> values) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  if (layout.kind == ElementKind::String) {
    llvm::SmallVector<llvm::StringRef> strings;
    for (Attribute value : values)
      strings.push_back(cast<StringAttr>(value).getValue());
    return get(type, strings);
  }
  if (layout.kind == ElementKind::Custom)
    return makeFromCustom(type, values);
  return makeFromValues<Attribute>(type, layout, values, getAttributeBits);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<bool> values) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  assert(layout.isPacked() && "elements of i1");
  return makeFromValues<bool>(
      type, layout, values,
      [](const bool &value, unsigned) { return APInt(1, value); });
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<APInt> values) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  return makeFromValues<APInt>(
      type, layout, values, [&](const APInt &value, unsigned) {
        assert(value.getBitWidth() == layout.width && "the type's width");
        return value;
      });
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<APFloat> values) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  const FloatSemantics &semantics =
      cast<FloatType>(layout.numberType).getFloatSemantics();
  return makeFromValues<APFloat>(type, layout, values,
                                 [&](const APFloat &value, unsigned) {
                                   return floatToBits(semantics, value);
                                 });
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<std::complex<APInt>> values) {
  return makeFromValues<std::complex<APInt>>(
      type, getElementLayout(type.getElementType()), values,
      [](const std::complex<APInt> &value, unsigned part) {
        return part == 0 ? value.real() : value.imag();
      });
}

DenseElementsAttr
DenseElementsAttr::get(ShapedType type,
                       ArrayRef<std::complex<APFloat>> values) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  const FloatSemantics &semantics =
      cast<FloatType>(layout.numberType).getFloatSemantics();
  return makeFromValues<std::complex<APFloat>>(
      type, layout, values,
      [&](const std::complex<APFloat> &value, unsigned part) {
        return floatToBits(semantics, part == 0 ? value.real() : value.imag());
      });
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<llvm::StringRef> values) {
  assert(getElementLayout(type.getElementType()).kind == ElementKind::String &&
         "elements are no numbers");
  assert((values.size() == 1 || values.size() == getNumElementsOrMax(type)) &&
         "one value per element or one");
  if (!values.empty() && llvm::all_equal(values))
    values = values.take_front();
  return DenseStringElementsAttr::getUnchecked(type.getContext(),
                                               {type, values});
}

DenseElementsAttr DenseElementsAttr::getFromHost(ShapedType type,
                                                 ArrayRef<char> bytes,
                                                 size_t width) {
  assert(!getElementLayout(type.getElementType()).isPacked() &&
         getElementLayout(type.getElementType()).getNumberBytes() == width &&
         "numbers have the width of the element type");
  if (llvm::endianness::native == llvm::endianness::little)
    return getFromRawBuffer(type, bytes);
  return makeFromData(type, bytes.size(), [&](MutableArrayRef<char> data) {
    copyLittleEndian(data.data(), bytes, width);
  });
}

DenseElementsAttr DenseElementsAttr::getFromRawBuffer(ShapedType type,
                                                      ArrayRef<char> data) {
  return getFromBlob(type, Blob(data, 1, llvm::endianness::little));
}

DenseElementsAttr DenseElementsAttr::getFromBlob(ShapedType type, Blob data) {
  [[maybe_unused]] bool isSplat = false;
  assert(isValidRawBuffer(type, data.getBytes(), isSplat) &&
         "data of the type's size");
  const ElementLayout layout = getElementLayout(type.getElementType());
  if (data.getOrder() != llvm::endianness::little &&
      data.getElementWidth() > 1) {
    char *memory = nullptr;
    Blob swapped =
        Blob::allocate(data.getBytes().size(), data.getElementWidth(),
                       llvm::endianness::little, data.getAlignment(), memory);
    data.copyTo(memory, llvm::endianness::little);
    data = std::move(swapped);
  }
  data = Blob(data.getBytes(), layout.getNumberBytes(),
              llvm::endianness::little, data.getAlignment(), data.getOwner());
  const Blob canonical =
      canonicalizeData(layout, data, getNumElementsOrMax(type));
  if (canonical.getBytes().size() > MaxCopied)
    return DenseTypedElementsAttr::getUnchecked(type.getContext(),
                                                {type, canonical});
  return DenseTypedElementsAttr::getUnchecked(
      type.getContext(),
      {type, Blob(canonical.getBytes(), layout.getNumberBytes(),
                  llvm::endianness::little)});
}

bool DenseElementsAttr::isValidRawBuffer(ShapedType type, ArrayRef<char> data,
                                         bool &isSplat) {
  const ElementLayout layout = getElementLayout(type.getElementType());
  const uint64_t numElements = getNumElementsOrMax(type);
  isSplat = false;
  if (layout.kind == ElementKind::String || !type.hasStaticShape())
    return false;
  if (isSplatData(layout, data, numElements) ||
      (numElements == 1 && layout.isPacked() && data.size() == 1)) {
    isSplat = true;
    return layout.getStorageWidth() != 0 || data.empty();
  }
  if (layout.isPacked())
    return data.size() == numElements / 8 + (numElements % 8 != 0);
  const size_t size = layout.getStorageWidth() / 8;
  if (size == 0)
    return data.empty();
  return data.size() % size == 0 && data.size() / size == numElements;
}

} // namespace mlir

#define GET_ATTRDEF_CLASSES
#include "core/ir/builtin/builtin_elements.cpp.inc"
