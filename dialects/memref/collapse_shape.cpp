// SPDX-License-Identifier: Apache-2.0
//
// The op collapse_shape.
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/reshape_ops.h"

using namespace mlir;
using namespace mlir::memref;

void CollapseShapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "collapse_shape");
}

SmallVector<ReassociationExprs, 4> CollapseShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(),
                                            getReassociationIndices());
}

SmallVector<AffineMap, 4> CollapseShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

/// Returns whether the dimensions of a group are contiguous. `stride` is the
/// stride of the last dimension, unless its size is 1. With `strict`, returns
/// false if that is not known statically.
static bool isContiguous(ReassociationIndicesRef group, ArrayRef<int64_t> shape,
                         ArrayRef<int64_t> strides, int64_t stride,
                         bool strict) {
  for (int64_t dim : llvm::reverse(group.drop_front())) {
    stride = multiplyIndices(stride, shape[dim]);
    // The stride of a dimension of size 1 is irrelevant.
    if (shape[dim - 1] == 1)
      continue;
    const int64_t found = strides[dim - 1];
    if (ShapedType::isDynamic(stride) || ShapedType::isDynamic(found)) {
      if (strict)
        return false;
    } else if (stride != found) {
      return false;
    }
  }
  return true;
}

/// Returns the stride of a nonempty group: the stride of its last dimension
/// whose size is not 1. Returns kDynamic if that dimension has a dynamic size,
/// which may be 1.
static int64_t getGroupStride(ReassociationIndicesRef group,
                              ArrayRef<int64_t> shape,
                              ArrayRef<int64_t> strides) {
  while (group.size() > 1 && shape[group.back()] == 1)
    group = group.drop_back();
  if (group.size() > 1 && ShapedType::isDynamic(shape[group.back()]))
    return ShapedType::kDynamic;
  return strides[group.back()];
}

/// Returns the layout of the result. Errors: fails without a diagnostic if the
/// source layout is not strided, or a group is empty or not contiguous (with
/// `strict`: or not known to be contiguous).
static FailureOr<StridedLayoutAttr>
computeCollapsedLayout(MemRefType type, ArrayRef<ReassociationIndices> groups,
                       bool strict = false) {
  if (!type.isStrided())
    return failure();
  const StridesAndOffset layout(type);
  SmallVector<int64_t> strides;
  for (ReassociationIndicesRef group : groups) {
    if (group.empty())
      return failure();
    strides.push_back(getGroupStride(group, type.getShape(), layout.strides));
    if (!isContiguous(group, type.getShape(), layout.strides, strides.back(),
                      strict))
      return failure();
  }
  return StridedLayoutAttr::get(type.getContext(), layout.offset, strides);
}

bool CollapseShapeOp::isGuaranteedCollapsible(
    MemRefType srcType, ArrayRef<ReassociationIndices> reassociation) {
  return srcType.getLayout().isIdentity() ||
         succeeded(computeCollapsedLayout(srcType, reassociation,
                                          /*strict=*/true));
}

MemRefType CollapseShapeOp::computeCollapsedType(
    MemRefType srcType, ArrayRef<ReassociationIndices> reassociation) {
  SmallVector<int64_t> shape;
  for (ReassociationIndicesRef group : reassociation) {
    int64_t size = 1;
    for (int64_t dim : group)
      size = multiplyIndices(size, srcType.getDimSize(dim));
    shape.push_back(size);
  }
  if (srcType.getLayout().isIdentity())
    return getReshapedType(srcType, shape);
  auto layout = computeCollapsedLayout(srcType, reassociation);
  assert(succeeded(layout) && "layout is not strided, or a group has gaps");
  return getReshapedType(srcType, shape, *layout);
}

void CollapseShapeOp::build(OpBuilder &builder, OperationState &state,
                            Value src,
                            ArrayRef<ReassociationIndices> reassociation,
                            ArrayRef<NamedAttribute> attrs) {
  build(builder, state,
        Type(computeCollapsedType(cast<MemRefType>(src.getType()),
                                  reassociation)),
        src, reassociation, attrs);
}

/// 1. The result has at most as many dimensions as the source.
/// 2. The invariants of verifyShapes hold.
/// 3. No group is known not to be contiguous.
/// 4. The result has the inferred type.
LogicalResult CollapseShapeOp::verify() {
  const MemRefType source = getSrcType(), result = getResultType();
  const SmallVector<ReassociationIndices, 4> groups = getReassociationIndices();
  // 1.
  if (source.getRank() < result.getRank())
    return emitOpError("has source rank ")
           << source.getRank() << " and result rank " << result.getRank()
           << ". This is not a collapse (" << source.getRank() << " < "
           << result.getRank() << ").";

  // 2.
  if (failed(verifyShapes(*this, result.getShape(), source.getShape(), groups)))
    return failure();

  // 3.
  MemRefType expected = getReshapedType(source, result.getShape());
  if (!source.getLayout().isIdentity()) {
    auto layout = computeCollapsedLayout(source, groups);
    if (failed(layout))
      return emitOpError(
          "invalid source layout map or collapsing non-contiguous dims");
    expected = getReshapedType(source, result.getShape(), *layout);
  }

  // 4.
  if (expected != result)
    return emitOpError("expected collapsed type to be ")
           << expected << " but found " << result;
  return success();
}
