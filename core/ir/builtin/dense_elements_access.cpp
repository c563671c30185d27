// SPDX-License-Identifier: Apache-2.0
//
// Element access of dense elements attributes, and conversions between them.
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/elements_data.h"
#include "core/ir/data/float_semantics.h"

namespace mlir {

using namespace detail;
using llvm::APFloat;
using llvm::APInt;
using llvm::ArrayRef;
using llvm::MutableArrayRef;

namespace {

/// Owner of memory in the context, which outlives all references to it.
class ContextOwner final : public BlobOwner {};

/// Returns `blob`, which belongs to an attribute, for another attribute of the
/// same context, without copying it.
Blob shareBlob(const Blob &blob) {
  if (blob.getOwner())
    return blob;
  return Blob(blob.getBytes(), blob.getElementWidth(), blob.getOrder(),
              blob.getAlignment(), llvm::makeIntrusiveRefCnt<ContextOwner>());
}

/// Returns an attribute with each element of `from` mapped to the bits of a
/// number.
DenseElementsAttr mapBits(DenseElementsAttr from, Type newElementType,
                          llvm::function_ref<APInt(const APInt &)> mapping) {
  const DenseElementsReader reader(from, /*withFloats=*/false);
  const ElementLayout layout = getElementLayout(newElementType);
  const ShapedType type = from.getType().clone(newElementType);
  assert(reader.getLayout().numbers == 1 && layout.numbers == 1 &&
         "elements are single numbers");
  const size_t count = reader.isSplat() ? 1 : from.getNumElements();
  return makeFromData(
      type, layout.getDataSize(count), [&](MutableArrayRef<char> data) {
        for (size_t i = 0; i != count; ++i) {
          const APInt bits = mapping(reader.getBits(i));
          assert(bits.getBitWidth() == layout.width && "the new type's width");
          writeBits(data.data(), layout.numberStorage, i, bits);
        }
        if (layout.isPacked() && count == 1)
          data[0] = data[0] ? char(0xFF) : char(0);
      });
}

} // namespace

detail::DenseElementsReader::DenseElementsReader(Attribute attribute,
                                                 bool withFloats)
    : dense(attribute) {
  const ShapedType type = cast<DenseElementsAttr>(dense).getType();
  elementType = type.getElementType();
  layout = getElementLayout(elementType);
  if (auto strings = dyn_cast<DenseStringElementsAttr>(dense)) {
    splat = strings.getRawStringData().size() == 1;
    return;
  }
  data = cast<DenseTypedElementsAttr>(dense).getBlob().getBytes();
  splat =
      isSplatData(layout, data, data.empty() ? getNumElementsOrMax(type) : 1);
  if (withFloats && layout.kind == ElementKind::Float)
    semantics = &cast<FloatType>(layout.numberType).getFloatSemantics();
}

Attribute detail::DenseElementsReader::getAttribute(uint64_t index) const {
  if (layout.kind == ElementKind::String)
    return StringAttr::get(getString(index), elementType);
  return getElementAttribute(elementType, layout, data, getPlace(index));
}

APFloat detail::DenseElementsReader::getFloat(uint64_t index,
                                              unsigned part) const {
  assert(semantics && "elements are floats");
  return floatFromBits(*semantics, getBits(index, part));
}

llvm::StringRef detail::DenseElementsReader::getString(uint64_t index) const {
  return cast<DenseStringElementsAttr>(dense)
      .getRawStringData()[getPlace(index)];
}

ShapedType DenseElementsAttr::getType() const {
  if (auto numbers = dyn_cast<DenseTypedElementsAttr>(*this))
    return ShapedType(numbers.getParameters().type);
  return ShapedType(cast<DenseStringElementsAttr>(*this).getParameters().type);
}

bool DenseElementsAttr::isSplat() const {
  return DenseElementsReader(*this, /*withFloats=*/false).isSplat();
}

ArrayRef<char> DenseElementsAttr::getRawData() const {
  if (auto numbers = dyn_cast<DenseTypedElementsAttr>(*this))
    return numbers.getParameters().data.getBytes();
  return {};
}

ArrayRef<llvm::StringRef> DenseElementsAttr::getRawStringData() const {
  return cast<DenseStringElementsAttr>(*this).getParameters().data;
}

Attribute DenseElementsAttr::getElement(uint64_t index) const {
  return getValue<Attribute>(index);
}

DenseElementsAttr DenseElementsAttr::reshape(ShapedType newType) const {
  const ShapedType type = getType();
  if (type == newType)
    return *this;
  assert(type.getElementType() == newType.getElementType() &&
         getNumElementsOrMax(type) == getNumElementsOrMax(newType) &&
         "the same elements");
  if (auto numbers = dyn_cast<DenseTypedElementsAttr>(*this))
    return DenseTypedElementsAttr::getUnchecked(
        getContext(), {newType, shareBlob(numbers.getBlob())});
  return DenseStringElementsAttr::getUnchecked(getContext(),
                                               {newType, getRawStringData()});
}

DenseElementsAttr DenseElementsAttr::resizeSplat(ShapedType newType) const {
  assert(isSplat() && "a splat");
  assert(getElementType() == newType.getElementType() && "the same elements");
  if (isa<DenseStringElementsAttr>(*this))
    return DenseStringElementsAttr::getUnchecked(getContext(),
                                                 {newType, getRawStringData()});
  return getFromRawBuffer(newType, getRawData());
}

DenseElementsAttr DenseElementsAttr::bitcast(Type newElementType) const {
  const ShapedType type = getType();
  if (type.getElementType() == newElementType)
    return *this;
  assert(getDenseElementStorageWidth(newElementType) ==
             getDenseElementStorageWidth(type.getElementType()) &&
         "elements of the same width");
  return getFromBlob(type.clone(newElementType),
                     shareBlob(cast<DenseTypedElementsAttr>(*this).getBlob()));
}

DenseElementsAttr DenseElementsAttr::mapValues(
    Type newElementType,
    llvm::function_ref<APInt(const APInt &)> mapping) const {
  assert(isa<DenseIntElementsAttr>(*this) && "elements are integers");
  return mapBits(*this, newElementType, mapping);
}

DenseElementsAttr DenseElementsAttr::mapValues(
    Type newElementType,
    llvm::function_ref<APInt(const APFloat &)> mapping) const {
  const FloatSemantics &semantics =
      cast<FloatType>(getElementType()).getFloatSemantics();
  return mapBits(*this, newElementType, [&](const APInt &bits) {
    return mapping(floatFromBits(semantics, bits));
  });
}

} // namespace mlir
