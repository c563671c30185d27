// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_dialect.h"
#include "core/ir/builtin/elements.h"
#include "core/ir/builtin/elements_data.h"
#include "core/ir/context/resource_manager.h"

namespace mlir {

using namespace detail;

namespace {

/// Returns the layout of elements in a resource, where i1 takes one byte.
ElementLayout getResourceLayout(Type elementType) {
  ElementLayout layout = getElementLayout(elementType);
  if (layout.isPacked())
    layout.numberStorage = 8;
  return layout;
}

} // namespace

Attribute DenseResourceElementsAttr::getElement(uint64_t index) const {
  const Blob *blob = getData();
  const Type elementType = getType().getElementType();
  const ElementLayout layout = getResourceLayout(elementType);
  const size_t size = layout.getStorageWidth() / 8;
  const uint64_t numElements = getNumElementsOrMax(getType());
  if (!blob || size == 0 || blob->getBytes().size() % size != 0 ||
      blob->getBytes().size() / size != numElements || index >= numElements)
    return {};
  llvm::SmallVector<char, 32> element(size);
  Blob(blob->getBytes().slice(index * size, size), layout.getNumberBytes(),
       blob->getOrder())
      .copyTo(element.data(), llvm::endianness::little);
  return getElementAttribute(elementType, layout, element, 0);
}

DenseResourceElementsAttr
DenseResourceElementsAttr::get(ShapedType type, ResourceHandle handle) {
  return getUnchecked(type.getContext(), {type, handle.getEntry()});
}

DenseResourceElementsAttr
DenseResourceElementsAttr::get(ShapedType type, llvm::StringRef blobName,
                               Blob blob) {
  MLIRContext *context = type.getContext();
  Dialect *builtin = context->getLoadedDialect(BuiltinDialect::descriptor.name);
  return get(type, getResourceManager(context).insert(builtin, blobName,
                                                      std::move(blob)));
}

} // namespace mlir
