// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_ops/expand_ops_patterns.h"

#include <tuple>

#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// reshape(m, shape) -> reinterpret_cast(m) with the sizes and their products
/// as strides
/// Guard: canExpandReshape.
struct ReshapeAsReinterpretCast final : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    if (!canExpandReshape(op))
      return failure();
    auto type = cast<MemRefType>(Value(op.getResult()).getType());
    SmallVector<OpFoldResult> sizes(type.getRank()), strides(type.getRank());
    OpFoldResult stride = rewriter.getIndexAttr(1);
    for (int64_t dim = type.getRank(); dim-- > 0;) {
      Value size;
      std::tie(sizes[dim], size) = getSize(rewriter, op, type, dim);
      strides[dim] = stride;
      if (dim > 0)
        stride = multiply(rewriter, op.getLoc(), stride, sizes[dim], size);
    }
    rewriter.replaceOpWithNewOp<ReinterpretCastOp>(
        op, type, op.getSource(), rewriter.getIndexAttr(0), sizes, strides);
    return success();
  }

private:
  /// Returns the size from the type, or loads it. The second value is the size
  /// as an SSA value.
  static std::pair<OpFoldResult, Value> getSize(PatternRewriter &rewriter,
                                                ReshapeOp op, MemRefType type,
                                                int64_t dim) {
    const Location loc = op.getLoc();
    if (!type.isDynamicDim(dim)) {
      const IntegerAttr size = rewriter.getIndexAttr(type.getDimSize(dim));
      return {size, arith::ConstantOp::create(rewriter, loc, size)};
    }
    Value index = arith::ConstantIndexOp::create(rewriter, loc, dim);
    Value size = LoadOp::create(rewriter, loc, op.getShape(), index);
    if (!size.getType().isIndex())
      size = arith::IndexCastOp::create(rewriter, loc, rewriter.getIndexType(),
                                        size);
    return {size, size};
  }

  /// Returns a constant if both factors are constant. Creates a multiplication
  /// otherwise.
  static OpFoldResult multiply(PatternRewriter &rewriter, Location loc,
                               OpFoldResult stride, OpFoldResult size,
                               Value sizeValue) {
    const auto constant = dyn_cast<Attribute>(stride);
    if (constant && isa<Attribute>(size)) {
      const auto product = static_cast<uint64_t>(*getConstantIntValue(stride)) *
                           static_cast<uint64_t>(*getConstantIntValue(size));
      return rewriter.getIndexAttr(static_cast<int64_t>(product));
    }
    Value value = getValueOrCreateConstantIndexOp(rewriter, loc, stride);
    return OpFoldResult(
        Value(arith::MulIOp::create(rewriter, loc, value, sizeValue)));
  }
};

} // namespace

bool memref::canExpandReshape(ReshapeOp op) {
  auto type = dyn_cast<MemRefType>(Value(op.getResult()).getType());
  auto source = cast<BaseMemRefType>(Value(op.getSource()).getType());
  return type && source.getMemorySpace() == type.getMemorySpace() &&
         cast<MemRefType>(Value(op.getShape()).getType()).hasStaticShape();
}

void memref::populateExpandOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<ReshapeAsReinterpretCast>(patterns.getContext());
}
