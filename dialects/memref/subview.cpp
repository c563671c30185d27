// SPDX-License-Identifier: Apache-2.0
//
// The op subview.
#include <map>

#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace mlir::memref;

void SubViewOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), "subview");
}

Value SubViewOp::getViewSource() { return getSource(); }

MemRefType SubViewOp::inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<int64_t> staticOffsets,
                                      ArrayRef<int64_t> staticSizes,
                                      ArrayRef<int64_t> staticStrides) {
  const StridesAndOffset source(sourceMemRefType);
  int64_t offset = source.offset;
  SmallVector<int64_t> strides;
  for (auto [sourceStride, partOffset, partStride] :
       llvm::zip_equal(source.strides, staticOffsets, staticStrides)) {
    offset = addIndices(offset, multiplyIndices(partOffset, sourceStride));
    strides.push_back(multiplyIndices(sourceStride, partStride));
  }
  return MemRefType::get(
      staticSizes, sourceMemRefType.getElementType(),
      StridedLayoutAttr::get(sourceMemRefType.getContext(), offset, strides),
      sourceMemRefType.getMemorySpace());
}

static bool isAllowedSize(int64_t size) {
  return ShapedType::isDynamic(size) || size >= 0;
}

MemRefType SubViewOp::inferResultType(MemRefType sourceMemRefType,
                                      ArrayRef<OpFoldResult> staticOffsets,
                                      ArrayRef<OpFoldResult> staticSizes,
                                      ArrayRef<OpFoldResult> staticStrides) {
  const DispatchedIndices offsets(staticOffsets), sizes(staticSizes),
      strides(staticStrides);
  if (!llvm::all_of(offsets.staticValues, isAllowedSize) ||
      !llvm::all_of(sizes.staticValues, isAllowedSize) ||
      llvm::is_contained(strides.staticValues, 0))
    return {};
  return inferResultType(sourceMemRefType, offsets.staticValues,
                         sizes.staticValues, strides.staticValues);
}

MemRefType SubViewOp::inferRankReducedResultType(
    ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
    ArrayRef<int64_t> staticOffsets, ArrayRef<int64_t> staticSizes,
    ArrayRef<int64_t> staticStrides) {
  const MemRefType inferred = inferResultType(sourceMemRefType, staticOffsets,
                                              staticSizes, staticStrides);
  if (inferred.getRank() == static_cast<int64_t>(resultShape.size()))
    return inferred;
  auto leftOut = computeRankReductionMask(inferred.getShape(), resultShape);
  assert(leftOut && "not a rank-reduced shape");
  const StridesAndOffset layout(inferred);
  SmallVector<int64_t> strides;
  for (auto [dim, stride] : llvm::enumerate(layout.strides))
    if (!leftOut->contains(dim))
      strides.push_back(stride);
  return MemRefType::get(
      resultShape, inferred.getElementType(),
      StridedLayoutAttr::get(inferred.getContext(), layout.offset, strides),
      inferred.getMemorySpace());
}

MemRefType SubViewOp::inferRankReducedResultType(
    ArrayRef<int64_t> resultShape, MemRefType sourceMemRefType,
    ArrayRef<OpFoldResult> staticOffsets, ArrayRef<OpFoldResult> staticSizes,
    ArrayRef<OpFoldResult> staticStrides) {
  return inferRankReducedResultType(
      resultShape, sourceMemRefType,
      DispatchedIndices(staticOffsets).staticValues,
      DispatchedIndices(staticSizes).staticValues,
      DispatchedIndices(staticStrides).staticValues);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state,
                      MemRefType resultType, Value source,
                      ArrayRef<OpFoldResult> offsets,
                      ArrayRef<OpFoldResult> sizes,
                      ArrayRef<OpFoldResult> strides,
                      ArrayRef<NamedAttribute> attrs) {
  const ViewIndices indices = {DispatchedIndices(offsets),
                               DispatchedIndices(sizes),
                               DispatchedIndices(strides)};
  if (!resultType)
    resultType = inferResultType(
        cast<MemRefType>(source.getType()), indices.offsets.staticValues,
        indices.sizes.staticValues, indices.strides.staticValues);
  buildView<SubViewOp>(builder, state, resultType, source, indices, attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state,
                      MemRefType resultType, Value source,
                      ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
                      ArrayRef<int64_t> strides,
                      ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, getMixed(builder, offsets),
        getMixed(builder, sizes), getMixed(builder, strides), attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state,
                      MemRefType resultType, Value source, ValueRange offsets,
                      ValueRange sizes, ValueRange strides,
                      ArrayRef<NamedAttribute> attrs) {
  build(builder, state, resultType, source, getMixed(offsets), getMixed(sizes),
        getMixed(strides), attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source,
                      ArrayRef<OpFoldResult> offsets,
                      ArrayRef<OpFoldResult> sizes,
                      ArrayRef<OpFoldResult> strides,
                      ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source,
                      ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes,
                      ArrayRef<int64_t> strides,
                      ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}

void SubViewOp::build(OpBuilder &builder, OperationState &state, Value source,
                      ValueRange offsets, ValueRange sizes, ValueRange strides,
                      ArrayRef<NamedAttribute> attrs) {
  build(builder, state, MemRefType(), source, offsets, sizes, strides, attrs);
}

/// Returns the dimensions of `original` that `reduced` drops. Errors: fails
/// without a diagnostic if there is no such set. If there are more sizes of 1
/// than dropped dimensions, strides decide: a dimension is kept if its stride
/// occurs as often in `reduced` as among the remaining dimensions of
/// `original`.
static FailureOr<llvm::SmallBitVector>
findDroppedDims(MemRefType original, MemRefType reduced,
                ArrayRef<OpFoldResult> sizes) {
  llvm::SmallBitVector dropped(original.getRank());
  const size_t numDropped = original.getRank() - reduced.getRank();
  if (numDropped == 0)
    return dropped;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (isa<Attribute>(size) && isOneInteger(size))
      dropped.set(dim);
  if (dropped.count() == numDropped)
    return dropped;

  if (!original.isStrided() || !reduced.isStrided())
    return failure();
  const StridesAndOffset originalLayout(original), reducedLayout(reduced);
  std::map<int64_t, size_t> left, kept;
  for (int64_t stride : originalLayout.strides)
    ++left[stride];
  for (int64_t stride : reducedLayout.strides)
    ++kept[stride];
  for (unsigned dim : llvm::to_vector(dropped.set_bits())) {
    const int64_t stride = originalLayout.strides[dim];
    if (left[stride] < kept[stride])
      return failure();
    if (left[stride] == kept[stride])
      dropped.reset(dim);
    else
      --left[stride];
  }
  if (dropped.count() != numDropped)
    return failure();
  return dropped;
}

llvm::SmallBitVector SubViewOp::getDroppedDims() {
  auto dropped = findDroppedDims(getSourceType(), getType(), getMixedSizes());
  // Strides other than 1 change the strides of the source.
  if (failed(dropped))
    dropped =
        findDroppedDims(inferResultType(getSourceType(), getStaticOffsets(),
                                        getStaticSizes(), getStaticStrides()),
                        getType(), getMixedSizes());
  assert(succeeded(dropped) && "not a rank-reduced type");
  return *dropped;
}

static LogicalResult emitMismatch(SubViewOp op, SliceVerificationResult result,
                                  MemRefType expected) {
  auto emitExpected = [&](StringRef what) {
    return op.emitError("expected result type to be ")
           << expected << " or a rank-reduced version. (mismatch of result "
           << what << "), but got " << op.getType();
  };
  switch (result) {
  case SliceVerificationResult::Success:
    return success();
  case SliceVerificationResult::RankTooLarge:
    return op.emitError("expected result rank to be smaller or equal to the "
                        "source rank, but got ")
           << op.getType();
  case SliceVerificationResult::SizeMismatch:
    return emitExpected("sizes");
  case SliceVerificationResult::ElemTypeMismatch:
    return op.emitError("expected result element type to be ")
           << expected.getElementType() << ", but got " << op.getType();
  case SliceVerificationResult::MemSpaceMismatch:
    return op.emitError("expected result and source memory spaces to match, "
                        "but got ")
           << op.getType();
  case SliceVerificationResult::LayoutMismatch:
    return emitExpected("layout");
  }
  llvm_unreachable("unknown result");
}

/// Returns whether offset and strides are the expected ones.
static bool hasLayout(MemRefType type, MemRefType expected,
                      ArrayRef<OpFoldResult> sizes) {
  if (!type.isStrided())
    return false;
  const StridesAndOffset layout(type), expectedLayout(expected);
  if (layout.offset != expectedLayout.offset)
    return false;
  auto dropped = findDroppedDims(expected, type, sizes);
  if (failed(dropped))
    return false;
  SmallVector<int64_t> strides;
  for (auto [dim, stride] : llvm::enumerate(expectedLayout.strides))
    if (!dropped->test(dim))
      strides.push_back(stride);
  return strides == layout.strides;
}

/// 1. The memory spaces are equal.
/// 2. The source has a strided layout.
/// 3. The result has the inferred sizes and element type, possibly without
///    dimensions of size 1.
/// 4. The result has the inferred layout.
/// 5. No element is known to be outside of the source.
LogicalResult SubViewOp::verify() {
  const MemRefType source = getSourceType(), result = getType();
  // 1.
  if (source.getMemorySpace() != result.getMemorySpace())
    return emitError("different memory spaces specified for base memref type ")
           << source << " and subview memref type " << result;

  // 2.
  if (!source.isStrided())
    return emitError("base type ") << source << " is not strided";

  // 3.
  const MemRefType expected = inferResultType(
      source, getStaticOffsets(), getStaticSizes(), getStaticStrides());
  const SliceVerificationResult reduction = isRankReducedType(expected, result);
  if (reduction != SliceVerificationResult::Success)
    return emitMismatch(*this, reduction, expected);

  // 4.
  if (!hasLayout(result, expected, getMixedSizes()))
    return emitMismatch(*this, SliceVerificationResult::LayoutMismatch,
                        expected);

  // 5.
  const SliceBoundsVerificationResult bounds = verifyInBoundsSlice(
      source.getShape(), getStaticOffsets(), getStaticSizes(),
      getStaticStrides(), /*generateErrorMessage=*/true);
  if (!bounds.isValid)
    return emitError(bounds.errorMessage);
  return success();
}

Value memref::createCanonicalRankReducingSubViewOp(
    OpBuilder &builder, Location location, Value memref,
    ArrayRef<int64_t> targetShape) {
  const auto type = cast<MemRefType>(memref.getType());
  const SmallVector<OpFoldResult> offsets(type.getRank(),
                                          builder.getIndexAttr(0));
  const SmallVector<OpFoldResult> sizes =
      getMixedSizes(builder, location, memref);
  const SmallVector<OpFoldResult> strides(type.getRank(),
                                          builder.getIndexAttr(1));
  const MemRefType target = SubViewOp::inferRankReducedResultType(
      targetShape, type, offsets, sizes, strides);
  return Value(SubViewOp::create(builder, location, target, memref, offsets,
                                 sizes, strides));
}

FailureOr<Value> SubViewOp::rankReduceIfNeeded(OpBuilder &b, Location loc,
                                               Value value,
                                               ArrayRef<int64_t> desiredShape) {
  const ArrayRef<int64_t> shape = cast<MemRefType>(value.getType()).getShape();
  if (shape == desiredShape)
    return value;
  if (!computeRankReductionMask(shape, desiredShape))
    return failure();
  return createCanonicalRankReducingSubViewOp(b, loc, value, desiredShape);
}
