// SPDX-License-Identifier: Apache-2.0
//
// Canonicalization of delinearize_index and linearize_index. In formulas x is
// an index, X and Y are lists of indices, `X, Y by A, B` has a basis element
// for each index, and |A| is the product of a list.
#include "core/ir/structure/matchers.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/affine/affine.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::affine;

/// Returns the length of the longest common suffix.
static size_t countCommonTail(ArrayRef<OpFoldResult> a,
                              ArrayRef<OpFoldResult> b) {
  size_t count = 0;
  for (auto [x, y] : llvm::zip(llvm::reverse(a), llvm::reverse(b))) {
    if (x != y)
      break;
    ++count;
  }
  return count;
}

// delinearize_index

/// delin(disjoint lin(X, Y by A, C), B, C) -> delin(lin(X by A), B), Y
static LogicalResult cancelCommonTail(AffineDelinearizeIndexOp op,
                                      PatternRewriter &rewriter) {
  auto linearize = op.getLinearIndex().getDefiningOp<AffineLinearizeIndexOp>();
  if (!linearize || !linearize.getDisjoint())
    return failure();
  ValueRange indices = linearize.getMultiIndex();
  const SmallVector<OpFoldResult> inner = linearize.getMixedBasis();
  const SmallVector<OpFoldResult> outer = op.getMixedBasis();
  const size_t count = countCommonTail(inner, outer);
  if (count == 0)
    return failure();
  if (count == inner.size() && count == outer.size() &&
      indices.size() == op.getNumResults()) {
    rewriter.replaceOp(op, indices);
    return success();
  }

  auto newLinearize = AffineLinearizeIndexOp::create(
      rewriter, linearize.getLoc(), indices.drop_back(count),
      ArrayRef(inner).drop_back(count), linearize.getDisjoint());
  auto newDelinearize = AffineDelinearizeIndexOp::create(
      rewriter, op.getLoc(), newLinearize.getLinearIndex(),
      ArrayRef(outer).drop_back(count), op.hasOuterBound());
  SmallVector<Value> results(newDelinearize.getMultiIndex());
  llvm::append_range(results, indices.take_back(count));
  rewriter.replaceOp(op, results);
  return success();
}

/// delin(x by A, 1, B) -> X, 0, Y, where X, Y = delin(x by A, B)
static LogicalResult dropUnitElements(AffineDelinearizeIndexOp op,
                                      PatternRewriter &rewriter) {
  SmallVector<Value> results(op.getNumResults());
  SmallVector<OpFoldResult> basis;
  Value zero;
  for (auto [index, element] : llvm::enumerate(op.getPaddedBasis())) {
    if (element.isNull() || !isConstantIntValue(element, 1)) {
      basis.push_back(element);
      continue;
    }
    if (!zero)
      zero = arith::ConstantIndexOp::create(rewriter, op.getLoc(), 0);
    results[index] = zero;
  }
  if (!zero)
    return failure();
  if (!basis.empty()) {
    auto digits = AffineDelinearizeIndexOp::create(rewriter, op.getLoc(),
                                                   op.getLinearIndex(), basis);
    unsigned used = 0;
    for (Value &result : results)
      if (!result)
        result = digits.getMultiIndex()[used++];
  }
  rewriter.replaceOp(op, results);
  return success();
}

/// Returns the number of elements at the end of a static basis whose product is
/// `product`, or 0.
static size_t countFactors(ArrayRef<int64_t> basis, int64_t product) {
  int64_t found = 1;
  for (size_t count = 1; count <= basis.size(); ++count) {
    const int64_t element = basis[basis.size() - count];
    if (ShapedType::isDynamic(element) ||
        llvm::MulOverflow(found, element, found) || found > product)
      return 0;
    if (found == product)
      return count;
  }
  return 0;
}

/// delin(disjoint lin(X, x by A, |C|), B, C)
///   -> delin(lin(X by A), B), delin(x, C)
/// Guard: C is static and has at least two elements. If B is empty and the
/// first element of C is an outer bound, the bound implies that X is zero.
static LogicalResult splitAtLastIndex(AffineDelinearizeIndexOp op,
                                      PatternRewriter &rewriter) {
  auto linearize = op.getLinearIndex().getDefiningOp<AffineLinearizeIndexOp>();
  if (!linearize || !linearize.getDisjoint() ||
      linearize.getStaticBasis().empty() ||
      ShapedType::isDynamic(linearize.getStaticBasis().back()))
    return failure();
  const ArrayRef<int64_t> basis = op.getStaticBasis();
  const size_t count = countFactors(basis, linearize.getStaticBasis().back());
  if (count < 2)
    return failure();

  ValueRange indices = linearize.getMultiIndex();
  auto newLinearize = AffineLinearizeIndexOp::create(
      rewriter, linearize.getLoc(), indices.drop_back(),
      linearize.getDynamicBasis(), linearize.getStaticBasis().drop_back(),
      linearize.getDisjoint());
  auto front = AffineDelinearizeIndexOp::create(
      rewriter, op.getLoc(), newLinearize.getLinearIndex(),
      op.getDynamicBasis(), basis.drop_back(count), op.hasOuterBound());
  auto back = AffineDelinearizeIndexOp::create(
      rewriter, op.getLoc(), indices.back(), basis.take_back(count));
  SmallVector<Value> results(front.getMultiIndex());
  llvm::append_range(results, back.getMultiIndex());
  rewriter.replaceOp(op, results);
  return success();
}

void AffineDelinearizeIndexOp::getCanonicalizationPatterns(
    RewritePatternSet &results, MLIRContext *) {
  results.add<AffineDelinearizeIndexOp>(cancelCommonTail);
  results.add<AffineDelinearizeIndexOp>(dropUnitElements);
  results.add<AffineDelinearizeIndexOp>(splitAtLastIndex);
}

// linearize_index

namespace {

/// Indices of a `linearize_index`, starting at `first`, that are consecutive
/// digits of one index, starting at `firstDigit`.
struct Run {
  AffineDelinearizeIndexOp digits;
  unsigned first;
  unsigned firstDigit;
  unsigned length;

  /// Returns true if the run contains all digits of the index.
  bool isWhole() { return length == digits.getNumResults(); }
};

} // namespace

/// Returns the longest run that starts with index `first`. The basis elements
/// of indices and digits are equal. The first element may be missing if it
/// belongs to the first index and the first digit, or if `disjoint` makes the
/// other one a guarantee.
static Run findRun(AffineLinearizeIndexOp op, ArrayRef<OpFoldResult> basis,
                   unsigned first) {
  ValueRange indices = op.getMultiIndex();
  auto digit = dyn_cast<OpResult>(indices[first]);
  auto digits = indices[first].getDefiningOp<AffineDelinearizeIndexOp>();
  if (!digits)
    return {digits, 0, 0, 0};
  const unsigned firstDigit = digit.getResultNumber();
  const SmallVector<OpFoldResult> digitBasis = digits.getPaddedBasis();
  const bool isPromised =
      op.getDisjoint() && firstDigit == 0 && digitBasis[firstDigit].isNull();
  if (digitBasis[firstDigit] != basis[first] &&
      (first != 0 || firstDigit != 0) && !isPromised)
    return {digits, 0, 0, 0};

  unsigned length = 1;
  while (first + length < indices.size() &&
         firstDigit + length < digits.getNumResults() &&
         indices[first + length] ==
             digits.getMultiIndex()[firstDigit + length] &&
         basis[first + length] == digitBasis[firstDigit + length])
    ++length;
  return {digits, first, firstDigit, length};
}

/// Returns runs of at least two indices, but only the first run of each
/// delinearized index.
static SmallVector<Run> findRuns(AffineLinearizeIndexOp op,
                                 ArrayRef<OpFoldResult> basis) {
  SmallVector<Run> runs;
  llvm::SmallPtrSet<Operation *, 2> seen;
  for (unsigned first = 0; first < basis.size();) {
    const Run run = findRun(op, basis, first);
    if (run.length < 2 || !seen.insert(run.digits.getOperation()).second) {
      ++first;
      continue;
    }
    runs.push_back(run);
    first += run.length;
  }
  return runs;
}

/// Returns the product, computed by `affine.apply`. It is null if an element is
/// null.
static OpFoldResult multiply(Location loc, OpBuilder &builder,
                             ArrayRef<OpFoldResult> elements) {
  AffineExpr product = builder.getAffineConstantExpr(1);
  SmallVector<Value> factors;
  for (OpFoldResult element : elements) {
    if (element.isNull())
      return element;
    if (std::optional<int64_t> constant = getConstantIntValue(element)) {
      product = product * *constant;
      continue;
    }
    product = product * builder.getAffineSymbolExpr(factors.size());
    factors.push_back(cast<Value>(element));
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(product))
    return getAsIndexOpFoldResult(builder.getContext(), constant.getValue());
  return Value(AffineApplyOp::create(builder, loc, ArrayRef(product), factors));
}

/// Creates a delinearize_index with the run merged into one digit. Appends the
/// replacements of the old digits to `replacements`. Returns the merged digit.
static Value mergeDigits(Run &run, OpFoldResult size,
                         ArrayRef<OpFoldResult> basis,
                         PatternRewriter &rewriter,
                         SmallVectorImpl<Value> &replacements) {
  const Location loc = run.digits.getLoc();
  SmallVector<OpFoldResult> newBasis = run.digits.getPaddedBasis();
  newBasis[run.firstDigit] = size;
  newBasis.erase(newBasis.begin() + run.firstDigit + 1,
                 newBasis.begin() + run.firstDigit + run.length);
  auto merged = AffineDelinearizeIndexOp::create(
      rewriter, loc, run.digits.getLinearIndex(), newBasis);
  Value digit = merged.getMultiIndex()[run.firstDigit];
  auto rest = AffineDelinearizeIndexOp::create(rewriter, loc, digit, basis);
  ValueRange others = merged.getMultiIndex();
  llvm::append_range(replacements, others.take_front(run.firstDigit));
  llvm::append_range(replacements, rest.getMultiIndex());
  llvm::append_range(replacements, others.drop_front(run.firstDigit + 1));
  return digit;
}

/// lin(X, delin(x, B)…, Y by A, B, C) -> lin(X, x, Y by A, |B|, C)
/// If the run is only a part of the digits, x is the merged digit, and the
/// digits of the run become those of x.
static LogicalResult cancelDigits(AffineLinearizeIndexOp op,
                                  PatternRewriter &rewriter) {
  const SmallVector<OpFoldResult> basis = op.getPaddedBasis();
  SmallVector<Run> runs = findRuns(op, basis);
  if (runs.empty())
    return failure();

  ValueRange indices = op.getMultiIndex();
  SmallVector<Value> newIndices;
  SmallVector<OpFoldResult> newBasis;
  SmallVector<SmallVector<Value>> replacements(runs.size());
  unsigned done = 0;
  for (auto [run, digits] : llvm::zip(runs, replacements)) {
    const unsigned gap = run.first - done;
    llvm::append_range(newIndices, indices.slice(done, gap));
    llvm::append_range(newBasis, ArrayRef(basis).slice(done, gap));
    done = run.first + run.length;

    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(run.digits);
    const ArrayRef<OpFoldResult> merged =
        ArrayRef(basis).slice(run.first, run.length);
    const OpFoldResult size = multiply(op.getLoc(), rewriter, merged);
    newIndices.push_back(
        run.isWhole() ? Value(run.digits.getLinearIndex())
                      : mergeDigits(run, size, merged, rewriter, digits));
    newBasis.push_back(size);
  }
  llvm::append_range(newIndices, indices.drop_front(done));
  llvm::append_range(newBasis, ArrayRef(basis).drop_front(done));
  rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(op, newIndices, newBasis,
                                                      op.getDisjoint());
  for (auto [run, digits] : llvm::zip(runs, replacements))
    if (!digits.empty())
      rewriter.replaceOp(run.digits, digits);
  return success();
}

/// lin(0, X by a, B) -> lin(X by B)
static LogicalResult dropLeadingZero(AffineLinearizeIndexOp op,
                                     PatternRewriter &rewriter) {
  ValueRange indices = op.getMultiIndex();
  if (indices.empty() || !matchPattern(indices.front(), m_Zero()))
    return failure();
  if (indices.size() == 1) {
    rewriter.replaceOp(op, indices.front());
    return success();
  }
  rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(
      op, indices.drop_front(), op.getEffectiveBasis(), op.getDisjoint());
  return success();
}

/// lin(X, x, Y by A, 1, B) -> lin(X, Y by A, B)
/// Guard: x is 0, or the indices are disjoint, which implies it.
static LogicalResult dropUnitIndices(AffineLinearizeIndexOp op,
                                     PatternRewriter &rewriter) {
  SmallVector<Value> indices;
  SmallVector<OpFoldResult> basis;
  for (auto [index, element] :
       llvm::zip(op.getMultiIndex(), op.getPaddedBasis())) {
    if (!element.isNull() && isConstantIntValue(element, 1) &&
        (op.getDisjoint() || isConstantIntValue(index, 0)))
      continue;
    indices.push_back(index);
    basis.push_back(element);
  }
  if (indices.size() == op.getMultiIndex().size())
    return failure();
  if (indices.empty())
    rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 0);
  else
    rewriter.replaceOpWithNewOp<AffineLinearizeIndexOp>(op, indices, basis,
                                                        op.getDisjoint());
  return success();
}

void AffineLinearizeIndexOp::getCanonicalizationPatterns(
    RewritePatternSet &results, MLIRContext *) {
  results.add<AffineLinearizeIndexOp>(cancelDigits);
  results.add<AffineLinearizeIndexOp>(dropLeadingZero);
  results.add<AffineLinearizeIndexOp>(dropUnitIndices);
}
