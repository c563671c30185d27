// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization patterns.
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/compose.h"

using namespace mlir;
using namespace mlir::affine;

// Composition

static void replaceWith(PatternRewriter &rewriter, AffineLoadOp op,
                        AffineMap map, ValueRange operands) {
  rewriter.replaceOpWithNewOp<AffineLoadOp>(op, op.getMemRef(), map, operands);
}

static void replaceWith(PatternRewriter &rewriter, AffinePrefetchOp op,
                        AffineMap map, ArrayRef<Value> operands) {
  rewriter.replaceOpWithNewOp<AffinePrefetchOp>(
      op, op.getMemref(), operands, op.getIsWrite(), op.getLocalityHint(),
      op.getIsDataCache(), map);
}

static void replaceWith(PatternRewriter &rewriter, AffineStoreOp op,
                        AffineMap map, ValueRange operands) {
  rewriter.replaceOpWithNewOp<AffineStoreOp>(op, op.getValueToStore(),
                                             op.getMemRef(), map, operands);
}

template <typename OpT>
static void replaceWith(PatternRewriter &rewriter, OpT op, AffineMap map,
                        ValueRange operands) {
  rewriter.replaceOpWithNewOp<OpT>(op, map, operands);
}

/// map(apply(m, x), y) -> (map ∘ m)(x, y)
/// The operands become canonical. Bounds of induction variables simplify the
/// map.
template <typename OpT>
static LogicalResult composeMap(OpT op, PatternRewriter &rewriter) {
  AffineMap map = op.getAffineMap();
  SmallVector<Value> operands(op.getMapOperands());
  composeAffineMapAndOperands(&map, &operands);
  canonicalizeMapAndOperands(&map, &operands);
  simplifyMapWithOperands(map, operands);
  if (map == op.getAffineMap() && llvm::equal(operands, op.getMapOperands()))
    return failure();
  replaceWith(rewriter, op, map, operands);
  return success();
}

// Minima and maxima

/// min(x) -> apply(x); the same for max
template <typename OpT>
static LogicalResult makeApply(OpT op, PatternRewriter &rewriter) {
  if (op.getMap().getNumResults() != 1)
    return failure();
  rewriter.replaceOpWithNewOp<AffineApplyOp>(op, op.getMap(), op.getOperands());
  return success();
}

/// min(x, y, x) -> min(x, y); the same for max
template <typename OpT>
static LogicalResult removeDuplicates(OpT op, PatternRewriter &rewriter) {
  const AffineMap map = removeDuplicateExprs(op.getMap());
  if (map == op.getMap())
    return failure();
  rewriter.replaceOpWithNewOp<OpT>(op, map, op.getOperands());
  return success();
}

/// min(x, min(y, z)) -> min(x, y, z); the same for max
/// Guard: the inner one is a whole result of the map. The remaining results of
/// the map come first.
template <typename OpT>
static LogicalResult mergeProducers(OpT op, PatternRewriter &rewriter) {
  const AffineMap map = op.getMap();
  SmallVector<Value> dims(op.getDimOperands()), symbols(op.getSymbolOperands());
  SmallVector<AffineExpr> results;
  SmallVector<OpT> producers;
  for (AffineExpr expr : map.getResults()) {
    Value operand;
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      operand = dims[dim.getPosition()];
    else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      operand = symbols[symbol.getPosition()];
    if (auto producer = operand ? operand.getDefiningOp<OpT>() : OpT())
      producers.push_back(producer);
    else
      results.push_back(expr);
  }
  if (producers.empty())
    return failure();
  for (OpT producer : producers) {
    const AffineMap shifted =
        producer.getMap().shiftDims(dims.size()).shiftSymbols(symbols.size());
    llvm::append_range(results, shifted.getResults());
    llvm::append_range(dims, producer.getDimOperands());
    llvm::append_range(symbols, producer.getSymbolOperands());
  }
  const auto merged = AffineMap::get(dims.size(), symbols.size(), results,
                                     rewriter.getContext());
  llvm::append_range(dims, symbols);
  rewriter.replaceOpWithNewOp<OpT>(op, merged, dims);
  return success();
}

/// min(x, y) -> min(y, x), in the order of coefficients; the same for max
template <typename OpT>
static LogicalResult sortResults(OpT op, PatternRewriter &rewriter) {
  AffineMap map = op.getMap();
  if (failed(canonicalizeMapExprAndTermOrder(map)))
    return failure();
  rewriter.replaceOpWithNewOp<OpT>(op, map, op.getOperands());
  return success();
}

template <typename OpT>
static void addMinMaxPatterns(RewritePatternSet &patterns) {
  patterns.add<OpT>(makeApply<OpT>);
  patterns.add<OpT>(removeDuplicates<OpT>);
  patterns.add<OpT>(mergeProducers<OpT>);
  patterns.add<OpT>(composeMap<OpT>);
  patterns.add<OpT>(sortResults<OpT>);
}

// Conditions

/// if c {a} else {} -> if c {a}
static LogicalResult removeEmptyElse(AffineIfOp op, PatternRewriter &rewriter) {
  if (op->getNumResults() != 0 || !op.hasElse() ||
      !llvm::hasSingleElement(*op.getElseBlock()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] { rewriter.eraseBlock(op.getElseBlock()); });
  return success();
}

/// if true {a} else {b} -> a
/// if false {a} else {b} -> b
/// Guard: the set is the canonical empty set, or `0 == 0`.
static LogicalResult inlineKnownBranch(AffineIfOp op,
                                       PatternRewriter &rewriter) {
  const IntegerSet set = op.getIntegerSet();
  const bool isTrue =
      set.getNumConstraints() == 1 && set.isEq(0) && set.getConstraint(0) == 0;
  if (!isTrue && !set.isEmptyIntegerSet())
    return failure();
  if (!isTrue && !op.hasElse()) {
    rewriter.eraseOp(op);
    return success();
  }
  Block *block = isTrue ? op.getThenBlock() : op.getElseBlock();
  Operation *yield = block->getTerminator();
  rewriter.inlineBlockBefore(block, op);
  rewriter.replaceOp(op, ValueRange(yield->getOperands()));
  rewriter.eraseOp(yield);
  return success();
}

void AffineApplyOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *) {
  results.add<AffineApplyOp>(composeMap<AffineApplyOp>);
}

void AffineLoadOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                               MLIRContext *) {
  results.add<AffineLoadOp>(composeMap<AffineLoadOp>);
}

void AffinePrefetchOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                   MLIRContext *) {
  results.add<AffinePrefetchOp>(composeMap<AffinePrefetchOp>);
}

void AffineStoreOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                                MLIRContext *) {
  results.add<AffineStoreOp>(composeMap<AffineStoreOp>);
}

void AffineMinOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *) {
  addMinMaxPatterns<AffineMinOp>(results);
}

void AffineMaxOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                              MLIRContext *) {
  addMinMaxPatterns<AffineMaxOp>(results);
}

void AffineIfOp::getCanonicalizationPatterns(RewritePatternSet &results,
                                             MLIRContext *) {
  results.add<AffineIfOp>(removeEmptyElse);
  results.add<AffineIfOp>(inlineKnownBranch);
}
