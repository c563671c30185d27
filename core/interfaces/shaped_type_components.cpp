// SPDX-License-Identifier: Apache-2.0
#include "core/interfaces/shaped_type_components.h"

#include "core/interfaces/static_values.h"

using namespace mlir;

ShapeAdaptor::ShapeAdaptor(Type type) {
  if (llvm::isa_and_nonnull<ShapedType>(type))
    value = type;
}

ShapeAdaptor::ShapeAdaptor(Attribute attribute) {
  if (llvm::isa_and_nonnull<DenseIntElementsAttr>(attribute))
    value = attribute;
}

/// Returns the integers in a constant.
static llvm::SmallVector<int64_t> getIntegers(Attribute attribute) {
  llvm::SmallVector<int64_t> integers;
  for (const llvm::APInt &integer :
       llvm::cast<DenseIntElementsAttr>(attribute).getValues<llvm::APInt>())
    integers.push_back(integer.getSExtValue());
  return integers;
}

bool ShapeAdaptor::hasRank() const {
  if (value.isNull())
    return false;
  if (auto type = llvm::dyn_cast<Type>(value))
    return llvm::cast<ShapedType>(type).hasRank();
  if (auto *components = llvm::dyn_cast<ShapedTypeComponents *>(value))
    return components->hasRank();
  return true;
}

Type ShapeAdaptor::getElementType() const {
  if (value.isNull())
    return nullptr;
  if (auto type = llvm::dyn_cast<Type>(value))
    return llvm::cast<ShapedType>(type).getElementType();
  if (auto *components = llvm::dyn_cast<ShapedTypeComponents *>(value))
    return components->getElementType();
  return nullptr;
}

void ShapeAdaptor::getDims(llvm::SmallVectorImpl<int64_t> &dims) const {
  assert(hasRank());
  if (auto type = llvm::dyn_cast<Type>(value)) {
    auto shape = llvm::cast<ShapedType>(type).getShape();
    dims.assign(shape.begin(), shape.end());
  } else if (auto *components = llvm::dyn_cast<ShapedTypeComponents *>(value)) {
    auto known = components->getDims();
    dims.assign(known.begin(), known.end());
  } else {
    dims.assign(getIntegers(llvm::cast<Attribute>(value)));
  }
}

void ShapeAdaptor::getDims(ShapedTypeComponents &components) const {
  components.ranked = true;
  getDims(components.dims);
}

int64_t ShapeAdaptor::getDimSize(int index) const {
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return dims[index];
}

int64_t ShapeAdaptor::getRank() const {
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return dims.size();
}

bool ShapeAdaptor::hasStaticShape() const {
  if (!hasRank())
    return false;
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return ShapedType::isStaticShape(dims);
}

int64_t ShapeAdaptor::getNumElements() const {
  assert(hasStaticShape());
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return ShapedType::getNumElements(dims);
}

void ShapeAdaptor::dump() const {
  if (!hasRank()) {
    llvm::errs() << "<<unranked>>\n";
    return;
  }
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  llvm::errs() << "rank = " << dims.size() << " dims = [";
  llvm::interleave(
      dims, llvm::errs(),
      [](int64_t dim) {
        if (ShapedType::isDynamic(dim))
          llvm::errs() << '?';
        else
          llvm::errs() << dim;
      },
      "x");
  llvm::errs() << "]\n";
}

ShapedTypeComponents::ShapedTypeComponents(ShapedType type)
    : ShapedTypeComponents(ShapeAdaptor(Type(type))) {}

ShapedTypeComponents::ShapedTypeComponents(ShapeAdaptor shape)
    : elementType(shape.getElementType()) {
  if (shape.hasRank())
    shape.getDims(*this);
}

ShapeAdaptor ValueShapeRange::getValueAsShape(int index) {
  const Value value = values[index];
  if (valueToShape)
    if (ShapeAdaptor shape = valueToShape(value))
      return shape;
  auto constant =
      llvm::dyn_cast_or_null<DenseIntElementsAttr>(getConstantAttribute(value));
  if (!constant || constant.getType().getRank() != 1)
    return nullptr;
  return Attribute(constant);
}

ShapeAdaptor ValueShapeRange::getShape(Value value) const {
  if (operandShape)
    if (ShapeAdaptor shape = operandShape(value))
      return shape;
  return value.getType();
}

ShapeAdaptor ValueShapeRange::getShape(int index) const {
  if (index < 0 || static_cast<size_t>(index) >= size())
    return nullptr;
  return getShape(values[index]);
}
