// SPDX-License-Identifier: Apache-2.0
//
// The op expand_shape.
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/reshape_ops.h"

using namespace mlir;
using namespace mlir::memref;

void ExpandShapeOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "expand_shape");
}

SmallVector<ReassociationExprs, 4> ExpandShapeOp::getReassociationExprs() {
  return convertReassociationIndicesToExprs(getContext(),
                                            getReassociationIndices());
}

SmallVector<AffineMap, 4> ExpandShapeOp::getReassociationMaps() {
  return getSymbolLessAffineMaps(getReassociationExprs());
}

FailureOr<MemRefType> ExpandShapeOp::computeExpandedType(
    MemRefType srcType, ArrayRef<int64_t> resultShape,
    ArrayRef<ReassociationIndices> reassociation) {
  if (srcType.getLayout().isIdentity())
    return getReshapedType(srcType, resultShape);
  if (!srcType.isStrided())
    return failure();
  // The last dimension of a group has the stride of the source dimension.
  const StridesAndOffset layout(srcType);
  SmallVector<int64_t> strides(resultShape.size(), 1);
  for (auto [group, sourceStride] :
       llvm::zip_equal(reassociation, layout.strides)) {
    int64_t stride = sourceStride;
    for (int64_t dim : llvm::reverse(group)) {
      strides[dim] = stride;
      stride = multiplyIndices(stride, resultShape[dim]);
    }
  }
  return getReshapedType(
      srcType, resultShape,
      StridedLayoutAttr::get(srcType.getContext(), layout.offset, strides));
}

FailureOr<SmallVector<OpFoldResult>>
ExpandShapeOp::inferOutputShape(OpBuilder &b, Location loc,
                                MemRefType expandedType,
                                ArrayRef<ReassociationIndices> reassociation,
                                ArrayRef<OpFoldResult> inputShape) {
  auto shape = inferExpandShapeOutputShape(b, loc, expandedType, reassociation,
                                           inputShape);
  if (!shape)
    return failure();
  return *shape;
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          Type resultType, Value src,
                          ArrayRef<ReassociationIndices> reassociation,
                          ArrayRef<OpFoldResult> outputShape) {
  auto [staticShape, dynamicShape] = decomposeMixedValues(outputShape);
  build(builder, state, resultType, src,
        getReassociationIndicesAttribute(builder, reassociation), dynamicShape,
        builder.getDenseI64ArrayAttr(staticShape));
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          Type resultType, Value src,
                          ArrayRef<ReassociationIndices> reassociation) {
  auto outputShape = inferOutputShape(
      builder, state.location, cast<MemRefType>(resultType), reassociation,
      getMixedSizes(builder, state.location, src));
  assert(succeeded(outputShape) && "a group has several dynamic sizes");
  build(builder, state, resultType, src, reassociation, *outputShape);
}

static MemRefType getExpandedType(Value src, ArrayRef<int64_t> resultShape,
                                  ArrayRef<ReassociationIndices> groups) {
  auto type = ExpandShapeOp::computeExpandedType(
      cast<MemRefType>(src.getType()), resultShape, groups);
  assert(succeeded(type) && "layout is not strided");
  return *type;
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          ArrayRef<int64_t> resultShape, Value src,
                          ArrayRef<ReassociationIndices> reassociation) {
  build(builder, state, getExpandedType(src, resultShape, reassociation), src,
        reassociation);
}

void ExpandShapeOp::build(OpBuilder &builder, OperationState &state,
                          ArrayRef<int64_t> resultShape, Value src,
                          ArrayRef<ReassociationIndices> reassociation,
                          ArrayRef<OpFoldResult> outputShape) {
  build(builder, state, getExpandedType(src, resultShape, reassociation), src,
        reassociation, outputShape);
}

/// 1. The result has at least as many dimensions as the source.
/// 2. The invariants of verifyShapes hold.
/// 3. The result has the inferred type.
/// 4. There is a static size, possibly dynamic, for each dimension.
/// 5. There is an operand for each dynamic size.
/// 6. The static sizes are those of the result type.
LogicalResult ExpandShapeOp::verify() {
  const MemRefType source = getSrcType(), result = getResultType();
  const SmallVector<ReassociationIndices, 4> groups = getReassociationIndices();
  // 1.
  if (source.getRank() > result.getRank())
    return emitOpError("has source rank ")
           << source.getRank() << " and result rank " << result.getRank()
           << ". This is not an expansion (" << source.getRank() << " > "
           << result.getRank() << ").";

  // 2.
  if (failed(verifyShapes(*this, source.getShape(), result.getShape(), groups)))
    return failure();

  // 3.
  auto expected = computeExpandedType(source, result.getShape(), groups);
  if (failed(expected))
    return emitOpError("invalid source layout map");
  if (*expected != result)
    return emitOpError("expected expanded type to be ")
           << *expected << " but found " << result;

  // 4.
  const ArrayRef<int64_t> sizes = getStaticOutputShape();
  if (static_cast<int64_t>(sizes.size()) != result.getRank())
    return emitOpError("expected number of static shape bounds to be equal to "
                       "the output rank (")
           << result.getRank() << ") but found " << sizes.size()
           << " inputs instead";

  // 5.
  const size_t numDynamic = llvm::count(sizes, ShapedType::kDynamic);
  if (getOutputShape().size() != numDynamic)
    return emitOpError("mismatch in dynamic dims in output_shape and "
                       "static_output_shape: static_output_shape has ")
           << numDynamic << " dynamic dims while output_shape has "
           << getOutputShape().size() << " values";

  // 6.
  for (auto [dim, size] : llvm::enumerate(result.getShape()))
    if (!ShapedType::isDynamic(size) && size != sizes[dim])
      return emitOpError("invalid output shape provided at pos ") << dim;
  return success();
}
