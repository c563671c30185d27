// SPDX-License-Identifier: Apache-2.0
//
// Makes and composes steps that move elements.
#include "core/ir/builtin/builtin_types.h"
#include "dialects/recipe/recipe.h"
#include "dialects/recipe/shape_numbers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::recipe {

static SmallVector<int64_t> getRowMajorStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

/// Returns whether all elements of a source are used in their order. Strides of
/// dimensions with one index do not matter.
static bool isInOrder(RankedTensorType type, int64_t numElements,
                      int64_t offset, ArrayRef<int64_t> strides) {
  return offset == 0 && type.getNumElements() == numElements &&
         llvm::all_of(llvm::zip_equal(type.getShape(), strides,
                                      getRowMajorStrides(type.getShape())),
                      [](auto dim) {
                        const auto [size, stride, inOrder] = dim;
                        return size == 1 || stride == inOrder;
                      });
}

/// Makes offset and strides refer to the source of a step, instead of to its
/// result. Returns false if they cannot.
static bool compose(StridedAttr inner, ArrayRef<int64_t> shape, int64_t &offset,
                    SmallVectorImpl<int64_t> &strides) {
  const auto innerType = cast<RankedTensorType>(inner.getType());
  const ShapeNumbers numbers(innerType.getShape(), inner.getStrides());
  // How far indices go in each direction from the first element.
  SmallVector<int64_t, 4> below(numbers.getRank(), 0), above(below);
  SmallVector<int64_t> composed;
  for (auto [size, stride] : llvm::zip_equal(shape, strides)) {
    const ShapeNumbers::Motion motion = numbers.getMotion(stride);
    composed.push_back(motion.mapped);
    (motion.index < 0 ? below : above)[motion.dim] += motion.index * (size - 1);
  }
  // An index that stays inside carries nothing over to another dimension.
  for (unsigned dim = 0; dim < numbers.getRank(); ++dim) {
    const int64_t index = numbers.find(offset, dim).index;
    if (index + below[dim] < 0 || index + above[dim] >= numbers.getSize(dim))
      return false;
  }
  offset = inner.getOffset() + numbers.find(offset, 0).mapped;
  strides = composed;
  return true;
}

ElementsAttr getStrided(ElementsAttr source, RankedTensorType type,
                        int64_t offset, ArrayRef<int64_t> given) {
  if (auto dense = dyn_cast<DenseElementsAttr>(source);
      dense && dense.isSplat() &&
      dense.getElementType() == type.getElementType())
    return dense.resizeSplat(type);
  SmallVector<int64_t> strides(given);
  while (auto inner = dyn_cast<StridedAttr>(source)) {
    if (type.getNumElements() == 0 ||
        !compose(inner, type.getShape(), offset, strides))
      break;
    source = inner.getSource();
  }
  if (isInOrder(type, source.getNumElements(), offset, strides)) {
    if (Type(source.getShapedType()) == type)
      return source;
    // The byte order of a resource is that of its numbers.
    auto resource = dyn_cast<DenseResourceElementsAttr>(source);
    if (resource && isa<ComplexType>(type.getElementType()) ==
                        isa<ComplexType>(resource.getElementType()))
      return DenseResourceElementsAttr::get(type, resource.getRawHandle());
  }
  return StridedAttr::get(type.getContext(), source, offset, strides, type);
}

ElementsAttr getReshaped(ElementsAttr source, RankedTensorType type) {
  if (auto dense = dyn_cast<DenseElementsAttr>(source);
      dense && dense.getElementType() == type.getElementType())
    return dense.reshape(type);
  return getStrided(source, type, 0, getRowMajorStrides(type.getShape()));
}

} // namespace mlir::recipe
