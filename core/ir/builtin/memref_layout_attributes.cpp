// SPDX-License-Identifier: Apache-2.0
//
// Memref layout attributes: affine maps and strided layouts.
#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/context/diagnostics.h"

namespace mlir {

/// 1. The map has one dimension per dimension of the shape.
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

/// All offsets and strides are valid; zero and negative ones are, too.
LogicalResult StridedLayoutAttr::verify(EmitErrorFn, int64_t,
                                        ArrayRef<int64_t>) {
  return success();
}

/// 1. There is one stride per dimension of the shape.
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
