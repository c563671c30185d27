// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/flatten_memref/flattening.h"

#include "core/interfaces/static_values.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::memref;

bool memref::canFlatten(MemRefType type) {
  return type.getRank() > 1 && (type.getLayout().isIdentity() ||
                                isa<StridedLayoutAttr>(type.getLayout()));
}

/// Computes i0 * s0 + i1 * s1 + …
static OpFoldResult getLinearIndex(OpBuilder &builder, Location loc,
                                   ArrayRef<OpFoldResult> indices,
                                   ArrayRef<OpFoldResult> strides) {
  AffineExpr sum = builder.getAffineConstantExpr(0);
  SmallVector<OpFoldResult> operands;
  for (auto [index, stride] : llvm::zip_equal(indices, strides)) {
    sum = sum + builder.getAffineSymbolExpr(operands.size()) *
                    builder.getAffineSymbolExpr(operands.size() + 1);
    operands.append({index, stride});
  }
  return affine::makeComposedFoldedAffineApply(builder, loc, sum, operands);
}

/// Computes max(s0 * n0, s1 * n1, …).
static OpFoldResult getLinearSize(OpBuilder &builder, Location loc,
                                  ArrayRef<OpFoldResult> sizes,
                                  ArrayRef<OpFoldResult> strides) {
  SmallVector<AffineExpr> products;
  SmallVector<OpFoldResult> operands;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    products.push_back(builder.getAffineSymbolExpr(operands.size()) *
                       builder.getAffineSymbolExpr(operands.size() + 1));
    operands.append({stride, size});
  }
  const auto map = AffineMap::get(/*dimCount=*/0, operands.size(), products,
                                  builder.getContext());
  return affine::makeComposedFoldedAffineMax(builder, loc, map, operands);
}

/// Computes this for static values. Returns nothing if the result overflows or
/// is negative.
static std::optional<int64_t> getLinearSize(ArrayRef<int64_t> sizes,
                                            ArrayRef<int64_t> strides) {
  std::optional<int64_t> largest;
  for (auto [size, stride] : llvm::zip_equal(sizes, strides)) {
    int64_t product;
    if (llvm::MulOverflow(stride, size, product))
      return std::nullopt;
    largest = std::max(largest.value_or(product), product);
  }
  return largest >= 0 ? largest : std::nullopt;
}

std::pair<Value, Value> memref::getFlattenMemrefAndOffset(OpBuilder &builder,
                                                          Location loc,
                                                          Value source,
                                                          ValueRange indices) {
  auto metadata = ExtractStridedMetadataOp::create(builder, loc, source);
  const SmallVector<OpFoldResult> sizes = metadata.getConstifiedMixedSizes();
  const SmallVector<OpFoldResult> strides =
      metadata.getConstifiedMixedStrides();
  SmallVector<OpFoldResult> positions = getAsOpFoldResult(indices);
  if (positions.empty())
    positions.resize(sizes.size(), OpFoldResult(builder.getIndexAttr(0)));

  const OpFoldResult index = getLinearIndex(builder, loc, positions, strides);
  const OpFoldResult size = getLinearSize(builder, loc, sizes, strides);
  Value flat = ReinterpretCastOp::create(
      builder, loc, source, metadata.getConstifiedMixedOffset(), ArrayRef(size),
      ArrayRef(OpFoldResult(builder.getIndexAttr(1))));
  return {flat, getValueOrCreateConstantIndexOp(builder, loc, index)};
}

namespace {

/// Copies the explicit attributes of `from`. Default attributes of `to` are
/// kept.
void copyAttributes(Operation *from, Operation *to) {
  for (NamedAttribute attribute : from->getAttrs())
    to->setAttr(attribute.getName(), attribute.getValue());
}

/// load(m)[i] -> load(flat m)[linear i]
/// Guard: canFlatten(m).
struct FlattenLoad final : OpRewritePattern<LoadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(LoadOp op,
                                PatternRewriter &rewriter) const override {
    if (!canFlatten(op.getMemRefType()))
      return failure();
    auto [flat, index] = getFlattenMemrefAndOffset(
        rewriter, op.getLoc(), op.getMemref(), op.getIndices());
    auto load = LoadOp::create(rewriter, op.getLoc(), flat, ValueRange(index));
    copyAttributes(op, load);
    rewriter.replaceOp(op, load.getResult());
    return success();
  }
};

/// store(x, m)[i] -> store(x, flat m)[linear i]
/// Guard: canFlatten(m).
struct FlattenStore final : OpRewritePattern<StoreOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(StoreOp op,
                                PatternRewriter &rewriter) const override {
    if (!canFlatten(op.getMemRefType()))
      return failure();
    auto [flat, index] = getFlattenMemrefAndOffset(
        rewriter, op.getLoc(), op.getMemref(), op.getIndices());
    auto store = StoreOp::create(rewriter, op.getLoc(), op.getValue(), flat,
                                 ValueRange(index));
    copyAttributes(op, store);
    rewriter.replaceOp(op, store->getResults());
    return success();
  }
};

/// alloc -> reinterpret_cast(flat alloc)
/// Guard: shape and strides are static, and the offset is 0.
template <typename AllocT>
struct FlattenAllocation final : OpRewritePattern<AllocT> {
  using OpRewritePattern<AllocT>::OpRewritePattern;

  LogicalResult matchAndRewrite(AllocT op,
                                PatternRewriter &rewriter) const override {
    const auto type = cast<MemRefType>(op.getMemref().getType());
    SmallVector<int64_t> strides;
    int64_t offset;
    if (!canFlatten(type) || !type.hasStaticShape() ||
        failed(type.getStridesAndOffset(strides, offset)) || offset != 0 ||
        llvm::any_of(strides, ShapedType::isDynamic))
      return failure();
    const std::optional<int64_t> size = getLinearSize(type.getShape(), strides);
    if (!size)
      return failure();
    const auto flat =
        MemRefType::get(*size, type.getElementType(),
                        StridedLayoutAttr::get(rewriter.getContext(), 0, {1}),
                        type.getMemorySpace());
    auto allocation =
        AllocT::create(rewriter, op.getLoc(), flat, op.getAlignmentAttr());
    rewriter.replaceOpWithNewOp<ReinterpretCastOp>(
        op, type, allocation.getMemref(),
        OpFoldResult(rewriter.getIndexAttr(0)),
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape()),
        getAsIndexOpFoldResult(rewriter.getContext(), strides));
    return success();
  }
};

} // namespace

void memref::populateFlattenMemrefsPatterns(RewritePatternSet &patterns) {
  patterns.add<FlattenLoad, FlattenStore, FlattenAllocation<AllocOp>,
               FlattenAllocation<AllocaOp>>(patterns.getContext());
}
