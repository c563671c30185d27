// SPDX-License-Identifier: Apache-2.0
//
// Memref layout attributes: affine maps and strided layouts.
#include "core/ir/builtin_attributes.h"
#include "core/ir/builtin_types.h"
#include "core/ir/diagnostics.h"

namespace mlir {

LogicalResult detail::verifyAffineMapAsLayout(AffineMap map,
                                              ArrayRef<int64_t> shape,
                                              EmitErrorFn emitError) {
  if (map.getNumDims() == shape.size())
    return success();
  return emitError() << "memref layout mismatch between rank and affine map: "
                     << shape.size() << " != " << map.getNumDims();
}

LogicalResult
detail::getAffineMapStridesAndOffset(AffineMap map, ArrayRef<int64_t> shape,
                                     SmallVectorImpl<int64_t> &strides,
                                     int64_t &offset) {
  return mlir::getStridesAndOffset(map, shape, strides, offset);
}

LogicalResult StridedLayoutAttr::verify(EmitErrorFn, int64_t,
                                        ArrayRef<int64_t>) {
  return success();
}

LogicalResult StridedLayoutAttr::verifyLayout(ArrayRef<int64_t> shape,
                                              EmitErrorFn emitError) const {
  if (getStrides().size() == shape.size())
    return success();
  return emitError() << "expected the number of strides to match the rank";
}

LogicalResult
StridedLayoutAttr::getStridesAndOffset(ArrayRef<int64_t>,
                                       SmallVectorImpl<int64_t> &strides,
                                       int64_t &offset) const {
  llvm::append_range(strides, getStrides());
  offset = getOffset();
  return success();
}

bool StridedLayoutAttr::hasStaticLayout() const {
  return !ShapedType::isDynamic(getOffset()) &&
         !ShapedType::isDynamicShape(getStrides());
}

AffineMap StridedLayoutAttr::getAffineMap() const {
  return makeStridedLinearLayoutMap(getStrides(), getOffset(), getContext());
}

} // namespace mlir
