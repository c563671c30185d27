// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns of alloc, alloca, realloc and copy.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/memref/index_arithmetic.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/reshape_ops.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// alloc(c) : memref<?> -> cast(alloc() : memref<c>)
/// Guard: c is a constant that is not negative.
template <typename OpT>
struct SimplifyAllocConst final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    const MemRefType type = op.getType();
    SmallVector<int64_t> shape(type.getShape().begin(), type.getShape().end());
    SmallVector<Value> dynamicSizes;
    auto operand = op.getDynamicSizes().begin();
    for (int64_t &size : shape) {
      if (!ShapedType::isDynamic(size))
        continue;
      Value dynamicSize = *operand++;
      APInt constant;
      if (matchPattern(dynamicSize, m_ConstantInt(&constant)) &&
          constant.isNonNegative())
        size = constant.getZExtValue();
      else
        dynamicSizes.push_back(dynamicSize);
    }
    if (dynamicSizes.size() == op.getDynamicSizes().size())
      return failure();

    auto known = OpT::create(
        rewriter, op.getLoc(),
        getReshapedType(type, shape, Attribute(type.getLayout())), dynamicSizes,
        op.getSymbolOperands(), op.getAlignmentAttr());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(type),
                                        Value(known.getMemref()));
    return success();
  }
};

/// m = alloc; store v, m; dealloc m -> nothing
/// Guard: all uses of m are stores to it and deallocations.
template <typename OpT> struct SimplifyDeadAlloc final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpT op,
                                PatternRewriter &rewriter) const override {
    Value memory = op->getResult(0);
    for (Operation *user : memory.getUsers()) {
      auto store = dyn_cast<StoreOp>(user);
      if (store ? store.getValueToStore() == memory : !isa<DeallocOp>(user))
        return failure();
    }
    for (Operation *user : llvm::make_early_inc_range(memory.getUsers()))
      rewriter.eraseOp(user);
    rewriter.eraseOp(op);
    return success();
  }
};

/// copy m, m -> nothing
struct FoldSelfCopy final : OpRewritePattern<CopyOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CopyOp op,
                                PatternRewriter &rewriter) const override {
    if (Value(op.getSource()) != Value(op.getTarget()))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

/// copy of a memref without elements -> nothing
struct FoldEmptyCopy final : OpRewritePattern<CopyOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(CopyOp op,
                                PatternRewriter &rewriter) const override {
    auto isEmpty = [](Type type) {
      auto ranked = dyn_cast<MemRefType>(type);
      return ranked && llvm::is_contained(ranked.getShape(), 0);
    };
    if (llvm::none_of(op->getOperandTypes(), isEmpty))
      return failure();
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void AllocOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                          MLIRContext *context) {
  results.add<SimplifyAllocConst<AllocOp>, SimplifyDeadAlloc<AllocOp>>(context);
}

void AllocaOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                           MLIRContext *context) {
  results.add<SimplifyAllocConst<AllocaOp>, SimplifyDeadAlloc<AllocaOp>>(
      context);
}

void ReallocOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                            MLIRContext *context) {
  results.add<SimplifyDeadAlloc<ReallocOp>>(context);
}

void CopyOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                         MLIRContext *context) {
  results.add<FoldEmptyCopy, FoldSelfCopy>(context);
}
