// SPDX-License-Identifier: Apache-2.0
#include "dialects/affine/transforms/expand_index_ops/expand_index_ops.h"

#include "core/interfaces/loop_like.h"
#include "core/rewrite/greedy.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "dialects/affine/transforms/expand_index_ops/expand_index_ops_patterns.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"

namespace mlir::affine {

#define GEN_PASS_DEF_AFFINEEXPANDINDEXOPS
#include "dialects/affine/transforms/expand_index_ops/expand_index_ops_pass.h.inc"

namespace {

using arith::IntegerOverflowFlags;
using MustStay = std::function<bool(Operation *)>;

/// Returns for each size its product with the following sizes.
/// `staticBasis` are the sizes without an outer bound. The last elements of
/// `dynamicBasis` are the dynamic ones among them.
SmallVector<Value> computeStrides(Location loc, OpBuilder &builder,
                                  ValueRange dynamicBasis,
                                  ArrayRef<int64_t> staticBasis,
                                  bool isNonNegative) {
  // The semantics of the operations excludes overflow of these products.
  const IntegerOverflowFlags flags =
      isNonNegative ? IntegerOverflowFlags::nsw | IntegerOverflowFlags::nuw
                    : IntegerOverflowFlags::nsw;
  SmallVector<Value> strides;
  size_t numDynamic = dynamicBasis.size();
  Value dynamicPart;
  int64_t staticPart = 1;
  for (int64_t size : llvm::reverse(staticBasis)) {
    if (ShapedType::isDynamic(size)) {
      Value value = dynamicBasis[--numDynamic];
      dynamicPart =
          dynamicPart
              ? arith::MulIOp::create(builder, loc, dynamicPart, value, flags)
              : value;
    } else {
      staticPart *= size;
    }
    if (dynamicPart && staticPart == 1) {
      strides.push_back(dynamicPart);
      continue;
    }
    Value stride = arith::ConstantIndexOp::create(builder, loc, staticPart);
    if (dynamicPart)
      stride = arith::MulIOp::create(builder, loc, dynamicPart, stride, flags);
    strides.push_back(stride);
  }
  std::reverse(strides.begin(), strides.end());
  return strides;
}

/// delin(x by a, b) -> x floordiv (a * b), (x mod (a * b)) / b, x mod b
/// The basis has no outer bound. `x mod y` is expanded to x rem y, to which y
/// is added if it is negative.
struct LowerDelinearizeIndex : OpRewritePattern<AffineDelinearizeIndexOp> {
  LowerDelinearizeIndex(MLIRContext *context, MustStay mustStay)
      : OpRewritePattern(context), mustStay(std::move(mustStay)) {}

  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    if (mustStay && mustStay(op))
      return failure();
    const Location loc = op.getLoc();
    Value index = op.getLinearIndex();
    const unsigned numResults = op->getNumResults();
    if (numResults == 1) {
      rewriter.replaceOp(op, index);
      return success();
    }
    ArrayRef<int64_t> basis = op.getStaticBasis();
    if (numResults == basis.size())
      basis = basis.drop_front();
    const SmallVector<Value> strides =
        computeStrides(loc, rewriter, op.getDynamicBasis(), basis,
                       /*isNonNegative=*/true);
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    SmallVector<Value> results = {
        arith::FloorDivSIOp::create(rewriter, loc, index, strides.front())};
    auto modulo = [&](Value stride) -> Value {
      Value remainder = arith::RemSIOp::create(rewriter, loc, index, stride);
      Value isNegative = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::slt, remainder, zero);
      Value corrected = arith::AddIOp::create(rewriter, loc, remainder, stride,
                                              IntegerOverflowFlags::nsw);
      return arith::SelectOp::create(rewriter, loc, isNegative, corrected,
                                     remainder);
    };
    for (size_t i = 0; i + 1 < strides.size(); ++i) {
      Value rest = modulo(strides[i]);
      results.push_back(
          arith::DivSIOp::create(rewriter, loc, rest, strides[i + 1]));
    }
    results.push_back(modulo(strides.back()));
    rewriter.replaceOp(op, results);
    return success();
  }

  const MustStay mustStay;
};

/// Returns the number of loops out of which the operand could be hoisted.
int64_t countInvariantLoops(OpOperand &operand) {
  int64_t count = 0;
  for (auto loop = operand.getOwner()->getParentOfType<LoopLikeOpInterface>();
       loop && loop.isDefinedOutsideOfLoop(operand.get());
       loop = loop->getParentOfType<LoopLikeOpInterface>())
    ++count;
  return count;
}

/// lin(x, y, z by A, b, c) -> x * (b * c) + y * c + z
/// lin() -> 0
/// The multiplications and additions have `nsw`.
struct LowerLinearizeIndex : OpRewritePattern<AffineLinearizeIndexOp> {
  LowerLinearizeIndex(MLIRContext *context, MustStay mustStay)
      : OpRewritePattern(context), mustStay(std::move(mustStay)) {}

  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    if (mustStay && mustStay(op))
      return failure();
    const Location loc = op.getLoc();
    const size_t numIndices = op.getMultiIndex().size();
    if (numIndices == 0) {
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 0);
      return success();
    }
    ArrayRef<int64_t> basis = op.getStaticBasis();
    if (numIndices == basis.size())
      basis = basis.drop_front();
    const SmallVector<Value> strides = computeStrides(
        loc, rewriter, op.getDynamicBasis(), basis, op.getDisjoint());
    // Add the terms that can be hoisted out of most loops first.
    SmallVector<Value> terms;
    SmallVector<std::pair<int64_t, size_t>> order;
    for (size_t i = 0; i < numIndices; ++i) {
      OpOperand &operand = op->getOpOperand(i);
      Value term = operand.get();
      if (i < strides.size())
        term = arith::MulIOp::create(rewriter, loc, term, strides[i],
                                     IntegerOverflowFlags::nsw);
      terms.push_back(term);
      order.emplace_back(-countInvariantLoops(operand), i);
    }
    llvm::sort(order);
    Value sum = terms[order.front().second];
    for (const auto &[loops, i] : llvm::drop_begin(order))
      sum = arith::AddIOp::create(rewriter, loc, sum, terms[i],
                                  IntegerOverflowFlags::nsw);
    rewriter.replaceOp(op, sum);
    return success();
  }

  const MustStay mustStay;
};

/// Returns true if the operand must be a valid dimension or symbol.
bool isDimOrSymbol(OpOperand &use) {
  Operation *user = use.getOwner();
  if (!isa_and_present<AffineDialect>(user->getDialect()) ||
      isa<AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp,
          AffineMaxOp, AffineMinOp, AffineYieldOp>(user))
    return false;
  if (auto loop = dyn_cast<AffineForOp>(user))
    return use.getOperandNumber() < loop.getNumControlOperands();
  return !isa<AffineStoreOp>(user) || use.getOperandNumber() != 0;
}

/// Returns true if operands that must be dimensions or symbols depend on the
/// operation. Only values at the top level of an affine scope can be computed
/// by any operation: others must be results of pure operations, or of those of
/// affine. Sizes of buffers count, as `memref.dim` returns them.
bool isUsedInAffineScope(Operation *op) {
  if (Operation *parent = op->getParentOp();
      parent && parent->hasTrait<OpTrait::AffineScope>())
    return false;
  llvm::SmallPtrSet<Operation *, 8> seen = {op};
  SmallVector<Operation *> pending = {op};
  while (!pending.empty())
    for (Value result : pending.pop_back_val()->getResults())
      for (OpOperand &use : result.getUses()) {
        if (isDimOrSymbol(use))
          return true;
        Operation *user = use.getOwner();
        if ((isMemoryEffectFree(user) || isa<memref::AllocOp>(user)) &&
            seen.insert(user).second)
          pending.push_back(user);
      }
  return false;
}

struct AffineExpandIndexOps
    : impl::AffineExpandIndexOpsBase<AffineExpandIndexOps> {
  using AffineExpandIndexOpsBase::AffineExpandIndexOpsBase;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateAffineExpandIndexOpsPatterns(patterns, isUsedInAffineScope);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns,
                                          MustStay mustStay) {
  patterns.add<LowerDelinearizeIndex, LowerLinearizeIndex>(
      patterns.getContext(), std::move(mustStay));
}

} // namespace mlir::affine
