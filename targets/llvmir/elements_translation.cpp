// SPDX-License-Identifier: Apache-2.0
//
// Translates elements attributes to constant arrays and vectors.
#include "core/support/llvm.h"
#include "targets/llvmir/constant_translation.h"
#include "targets/llvmir/module_translation.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

/// One dimension of a type, which is an array or a vector.
struct Dimension {
  llvm::Type *type;
  uint64_t size;
};

/// The bytes of numbers in the host's order.
struct Numbers {
  StringRef bytes;
  std::unique_ptr<char[]> swapped;
};

} // namespace

/// Returns the element type of a type and stores its dimensions, outer ones
/// first.
static llvm::Type *getDimensions(llvm::Type *type,
                                 SmallVectorImpl<Dimension> &dimensions) {
  while (true) {
    if (auto *array = dyn_cast<llvm::ArrayType>(type)) {
      dimensions.push_back({type, array->getNumElements()});
      type = array->getElementType();
    } else if (auto *vector = dyn_cast<llvm::FixedVectorType>(type)) {
      dimensions.push_back({type, vector->getNumElements()});
      type = vector->getElementType();
    } else {
      return type;
    }
  }
}

/// Combines constants to aggregates, dimension by dimension.
static llvm::Constant *aggregate(ArrayRef<Dimension> dimensions,
                                 SmallVector<llvm::Constant *> parts) {
  for (const Dimension &dimension : llvm::reverse(dimensions)) {
    SmallVector<llvm::Constant *> outer;
    const size_t count = dimension.size ? parts.size() / dimension.size : 1;
    for (size_t i = 0; i != count; ++i) {
      ArrayRef<llvm::Constant *> slice =
          llvm::ArrayRef(parts).slice(i * dimension.size, dimension.size);
      if (auto *array = dyn_cast<llvm::ArrayType>(dimension.type))
        outer.push_back(llvm::ConstantArray::get(array, slice));
      else
        outer.push_back(llvm::ConstantVector::get(slice));
    }
    parts = std::move(outer);
  }
  return parts.front();
}

/// Returns the bytes of numbers that LLVM IR stores as bytes, too, or no bytes.
static Numbers getNumbers(llvm::Type *element, ElementsAttr elements,
                          bool &isRaw) {
  isRaw = false;
  if (!llvm::ConstantDataSequential::isElementTypeCompatible(element))
    return {};
  const unsigned width = element->getPrimitiveSizeInBits();
  const auto layout = mlir::detail::getElementLayout(elements.getElementType());
  using mlir::detail::ElementKind;
  if (layout.kind == ElementKind::String ||
      layout.kind == ElementKind::Custom || layout.numbers != 1 ||
      layout.isPacked() || layout.width != width ||
      layout.numberStorage != width)
    return {};
  Blob blob;
  if (auto dense = dyn_cast<DenseElementsAttr>(Attribute(elements))) {
    if (dense.isSplat())
      return {};
    blob = Blob(dense.getRawData(), width / 8, llvm::endianness::little);
  } else if (auto resource =
                 dyn_cast<DenseResourceElementsAttr>(Attribute(elements))) {
    const Blob *data = resource.getData();
    if (!data)
      return {};
    blob = Blob(data->getBytes(), width / 8, data->getOrder());
  } else {
    return {};
  }
  const ArrayRef<char> bytes = blob.getBytes();
  if (bytes.size() != uint64_t(elements.getNumElements()) * (width / 8))
    return {};
  isRaw = true;
  if (blob.getOrder() == llvm::endianness::native || width == 8)
    return {StringRef(bytes.data(), bytes.size()), nullptr};
  Numbers numbers;
  numbers.swapped = std::make_unique<char[]>(bytes.size());
  blob.copyTo(numbers.swapped.get(), llvm::endianness::native);
  numbers.bytes = StringRef(numbers.swapped.get(), bytes.size());
  return numbers;
}

/// Creates arrays or vectors of the innermost dimension from bytes.
static SmallVector<llvm::Constant *> makeRows(const Dimension &row,
                                              llvm::Type *element,
                                              StringRef bytes,
                                              uint64_t numElements) {
  SmallVector<llvm::Constant *> rows;
  const uint64_t rowBytes = row.size * (element->getPrimitiveSizeInBits() / 8);
  for (uint64_t i = 0, e = numElements / row.size; i != e; ++i) {
    const StringRef data = bytes.substr(i * rowBytes, rowBytes);
    rows.push_back(
        isa<llvm::ArrayType>(row.type)
            ? llvm::ConstantDataArray::getRaw(data, row.size, element)
            : llvm::ConstantDataVector::getRaw(data, row.size, element));
  }
  return rows;
}

static llvm::Constant *makeSplat(llvm::Type *type, llvm::Constant *element,
                                 ArrayRef<Dimension> dimensions) {
  if (element->isNullValue())
    return llvm::Constant::getNullValue(type);
  llvm::Constant *result = element;
  for (const Dimension &dimension : llvm::reverse(dimensions))
    if (auto *array = dyn_cast<llvm::ArrayType>(dimension.type))
      result = llvm::ConstantArray::get(
          array, SmallVector<llvm::Constant *>(dimension.size, result));
    else
      result = llvm::ConstantVector::getSplat(
          llvm::ElementCount::getFixed(dimension.size), result);
  return result;
}

llvm::Constant *
LLVM::detail::getElementsConstant(llvm::Type *type, ElementsAttr elements,
                                  Location location,
                                  ModuleTranslation &translation) {
  if (auto *vector = dyn_cast<llvm::ScalableVectorType>(type)) {
    if (!elements.isSplat())
      return nullptr;
    llvm::Constant *element =
        getLLVMConstant(vector->getElementType(), elements.getSplatValue(),
                        location, translation);
    return element ? llvm::ConstantVector::getSplat(vector->getElementCount(),
                                                    element)
                   : nullptr;
  }
  SmallVector<Dimension> dimensions;
  llvm::Type *elementType = getDimensions(type, dimensions);
  const uint64_t numElements = elements.getNumElements();
  uint64_t expected = 1;
  for (const Dimension &dimension : dimensions)
    expected *= dimension.size;
  if (dimensions.empty() || expected != numElements)
    return nullptr;
  if (numElements == 0)
    return llvm::Constant::getNullValue(type);
  if (elements.isSplat()) {
    llvm::Constant *element = getLLVMConstant(
        elementType, elements.getSplatValue(), location, translation);
    return element ? makeSplat(type, element, dimensions) : nullptr;
  }
  bool isRaw = false;
  const Numbers numbers = getNumbers(elementType, elements, isRaw);
  if (isRaw)
    return aggregate(
        llvm::ArrayRef(dimensions).drop_back(),
        makeRows(dimensions.back(), elementType, numbers.bytes, numElements));
  SmallVector<llvm::Constant *> constants;
  constants.reserve(numElements);
  for (uint64_t i = 0; i != numElements; ++i) {
    const Attribute attribute = elements.getElement(i);
    llvm::Constant *element =
        attribute
            ? getLLVMConstant(elementType, attribute, location, translation)
            : nullptr;
    if (!element)
      return nullptr;
    constants.push_back(element);
  }
  return aggregate(dimensions, std::move(constants));
}
