// SPDX-License-Identifier: Apache-2.0
#include "dialects/memref/transforms/expand_realloc/expand_realloc_patterns.h"

#include "core/rewrite/pattern_set.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// realloc(m, n) -> size(m) < n ? copy of m in new memory : view of m
struct ExpandRealloc final : OpRewritePattern<ReallocOp> {
  ExpandRealloc(MLIRContext *context, bool emitDeallocs)
      : OpRewritePattern(context), emitDeallocs(emitDeallocs) {}

  LogicalResult matchAndRewrite(ReallocOp op,
                                PatternRewriter &rewriter) const override {
    const Location loc = op.getLoc();
    const OpFoldResult oldSize = getOldSize(rewriter, op);
    const OpFoldResult newSize = getNewSize(rewriter, op);
    Value oldValue = getValueOrCreateConstantIndexOp(rewriter, loc, oldSize);
    Value newValue = getValueOrCreateConstantIndexOp(rewriter, loc, newSize);
    Value grows = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::ult, oldValue, newValue);
    auto branches =
        scf::IfOp::create(rewriter, loc, TypeRange(op.getType()), grows,
                          /*addThenBlock=*/true,
                          /*addElseBlock=*/true);
    {
      const OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(branches.thenBlock());
      Value moved = createMoved(rewriter, op, oldSize);
      scf::YieldOp::create(rewriter, loc, ValueRange(moved));
      rewriter.setInsertionPointToStart(branches.elseBlock());
      Value view = ReinterpretCastOp::create(
          rewriter, loc, op.getType(), op.getSource(), rewriter.getIndexAttr(0),
          ArrayRef<OpFoldResult>(newSize),
          ArrayRef<OpFoldResult>(rewriter.getIndexAttr(1)));
      scf::YieldOp::create(rewriter, loc, ValueRange(view));
    }
    rewriter.replaceOp(op, branches);
    return success();
  }

private:
  static OpFoldResult getOldSize(PatternRewriter &rewriter, ReallocOp op) {
    const auto type = cast<MemRefType>(Value(op.getSource()).getType());
    if (!type.isDynamicDim(0))
      return rewriter.getIndexAttr(type.getDimSize(0));
    Value size = DimOp::create(rewriter, op.getLoc(), op.getSource(), 0);
    return size;
  }

  static OpFoldResult getNewSize(PatternRewriter &rewriter, ReallocOp op) {
    if (Value size = op.getDynamicResultSize())
      return size;
    return rewriter.getIndexAttr(op.getType().getDimSize(0));
  }

  /// Allocates new memory and copies the elements of the old memory to it.
  Value createMoved(PatternRewriter &rewriter, ReallocOp op,
                    OpFoldResult oldSize) const {
    const Location loc = op.getLoc();
    SmallVector<Value, 1> sizes;
    if (Value size = op.getDynamicResultSize())
      sizes.push_back(size);
    Value memory = AllocOp::create(rewriter, loc, op.getType(), sizes,
                                   op.getAlignmentAttr());
    Value front = SubViewOp::create(
        rewriter, loc, memory, ArrayRef<OpFoldResult>(rewriter.getIndexAttr(0)),
        ArrayRef<OpFoldResult>(oldSize),
        ArrayRef<OpFoldResult>(rewriter.getIndexAttr(1)));
    CopyOp::create(rewriter, loc, op.getSource(), front);
    if (emitDeallocs)
      DeallocOp::create(rewriter, loc, op.getSource());
    return memory;
  }

  bool emitDeallocs;
};

} // namespace

void memref::populateExpandReallocPatterns(RewritePatternSet &patterns,
                                           bool emitDeallocs) {
  patterns.add<ExpandRealloc>(patterns.getContext(), emitDeallocs);
}
