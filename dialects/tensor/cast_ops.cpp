// SPDX-License-Identifier: Apache-2.0
//
// bitcast, cast.
#include "core/ir/builtin/type_utilities.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/tensor/shapes.h"

using namespace mlir;
using namespace mlir::tensor;

/// Returns both types if they are tensors of compatible shapes.
static std::optional<std::pair<ShapedType, ShapedType>>
getCompatibleTypes(TypeRange inputs, TypeRange outputs) {
  if (inputs.size() != 1 || outputs.size() != 1)
    return std::nullopt;
  const Type from = inputs.front(), to = outputs.front();
  if (!isa<TensorType>(from) || !isa<TensorType>(to) ||
      failed(verifyCompatibleShape(from, to)))
    return std::nullopt;
  return std::pair(cast<ShapedType>(from), cast<ShapedType>(to));
}

// bitcast

bool BitcastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  auto types = getCompatibleTypes(inputs, outputs);
  return types && types->first.getElementTypeBitWidth() ==
                      types->second.getElementTypeBitWidth();
}

/// bitcast(x) : type of x -> x
OpFoldResult BitcastOp::fold(FoldAdaptor) {
  Value source = getSource();
  return source.getType() == Value(getDest()).getType() ? source : Value();
}

/// bitcast(bitcast(x)) -> bitcast(x)
static LogicalResult foldBitcastOfBitcast(BitcastOp op,
                                          PatternRewriter &rewriter) {
  auto inner = Value(op.getSource()).getDefiningOp<BitcastOp>();
  if (!inner)
    return failure();
  rewriter.replaceOpWithNewOp<BitcastOp>(op, Value(op.getDest()).getType(),
                                         inner.getSource());
  return success();
}

void BitcastOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                            MLIRContext *) {
  results.add<BitcastOp>(foldBitcastOfBitcast);
}

// cast

void CastOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getDest(), "cast");
}

bool CastOp::areCastCompatible(TypeRange inputs, TypeRange outputs) {
  auto types = getCompatibleTypes(inputs, outputs);
  return types &&
         types->first.getElementType() == types->second.getElementType();
}

/// cast(x) : type of x -> x
OpFoldResult CastOp::fold(FoldAdaptor) {
  Value source = getSource();
  return source.getType() == Value(getDest()).getType() ? source : Value();
}

/// Returns the type with the sizes that are static in one of two types with the
/// same element type, or null if they contradict.
static ShapedType joinShapes(ShapedType a, ShapedType b) {
  if (!a || !b)
    return nullptr;
  if (!a.hasRank())
    return b;
  if (!b.hasRank())
    return a;
  if (a.getRank() != b.getRank())
    return nullptr;
  SmallVector<int64_t> shape;
  for (auto [sizeA, sizeB] : llvm::zip_equal(a.getShape(), b.getShape())) {
    if (!ShapedType::isDynamic(sizeA) && !ShapedType::isDynamic(sizeB) &&
        sizeA != sizeB)
      return nullptr;
    shape.push_back(ShapedType::isDynamic(sizeA) ? sizeB : sizeA);
  }
  return RankedTensorType::get(shape, a.getElementType());
}

/// cast(cast(x)) -> cast(x)
/// Guard: the intermediate type asserts nothing that the other types do not.
static LogicalResult foldCastOfCast(CastOp op, PatternRewriter &rewriter) {
  auto inner = Value(op.getSource()).getDefiningOp<CastOp>();
  if (!inner)
    return failure();
  const auto source = cast<ShapedType>(Value(inner.getSource()).getType());
  const auto between = cast<ShapedType>(Value(inner.getDest()).getType());
  const auto result = cast<ShapedType>(Value(op.getDest()).getType());
  const ShapedType all = joinShapes(joinShapes(source, between), result);
  if (!all || all != joinShapes(source, result))
    return failure();
  rewriter.replaceOpWithNewOp<CastOp>(op, Type(result), inner.getSource());
  return success();
}

/// cast(extract_slice(x)[?]) -> extract_slice(x)[n]
/// Guard: the result type of the cast has the size n.
static LogicalResult foldCastOfExtractSlice(CastOp op,
                                            PatternRewriter &rewriter) {
  auto slice = Value(op.getSource()).getDefiningOp<ExtractSliceOp>();
  auto type = dyn_cast<RankedTensorType>(Value(op.getDest()).getType());
  if (!slice || !type || !canFoldIntoProducerOp(op) ||
      type.getShape() == slice.getType().getShape())
    return failure();
  SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
  const auto leftOut = computeRankReductionMask(slice.getStaticSizes(),
                                                slice.getType().getShape());
  size_t next = 0;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    if (leftOut && leftOut->contains(dim))
      continue;
    const int64_t known = type.getDimSize(next++);
    if (!ShapedType::isDynamic(known))
      size = rewriter.getIndexAttr(known);
  }
  rewriter.replaceOpWithNewOp<ExtractSliceOp>(op, type, slice.getSource(),
                                              slice.getMixedOffsets(), sizes,
                                              slice.getMixedStrides());
  return success();
}

void CastOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                         MLIRContext *) {
  results.add<CastOp>(foldCastOfCast);
  results.add<CastOp>(foldCastOfExtractSlice);
}
