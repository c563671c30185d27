// SPDX-License-Identifier: Apache-2.0
//
// The iterations of loops j' = j + f * i that replace loops j, and of i.
#include "conversions/krnl_to_affine/ranges.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;
using krnl::BlockOp;
using krnl::SkewOp;

/// Returns the expression of each result of one bound with each of another.
static LoopBound
combine(const LoopBound &first, const LoopBound &second,
        function_ref<AffineExpr(AffineExpr, AffineExpr)> makeResult) {
  const AffineMap one = first.map, other = second.map;
  const unsigned numDims = one.getNumDims(), numSymbols = one.getNumSymbols();
  SmallVector<AffineExpr> results;
  for (AffineExpr left : one.getResults())
    for (AffineExpr right : other.getResults())
      results.push_back(makeResult(
          left, right.shiftDims(other.getNumDims(), numDims)
                    .shiftSymbols(other.getNumSymbols(), numSymbols)));
  LoopBound bound;
  bound.map = AffineMap::get(numDims + other.getNumDims(),
                             numSymbols + other.getNumSymbols(), results,
                             one.getContext());
  const auto left = ArrayRef<Value>(first.operands);
  const auto right = ArrayRef<Value>(second.operands);
  llvm::append_range(bound.operands, left.take_front(numDims));
  llvm::append_range(bound.operands, right.take_front(other.getNumDims()));
  llvm::append_range(bound.operands, left.drop_front(numDims));
  llvm::append_range(bound.operands, right.drop_front(other.getNumDims()));
  return bound;
}

/// Adds the results of a bound to another one.
static void append(LoopBound &bound, const LoopBound &other) {
  if (!bound.map) {
    bound = other;
    return;
  }
  // Pairs have the operands of both bounds. Each result is needed once.
  llvm::SetVector<AffineExpr> results, others;
  LoopBound both =
      combine(bound, other, [&](AffineExpr one, AffineExpr second) {
        results.insert(one);
        others.insert(second);
        return one;
      });
  results.insert(others.begin(), others.end());
  bound.map = AffineMap::get(both.map.getNumDims(), both.map.getNumSymbols(),
                             results.getArrayRef(), both.map.getContext());
  bound.operands = both.operands;
}

/// Adds the results of a bound as terms.
static void append(SmallVectorImpl<UpperTerm> &terms, const LoopBound &bound) {
  for (unsigned i = 0; i < bound.map.getNumResults(); ++i) {
    UpperTerm &term = terms.emplace_back();
    term.bound = {bound.map.getSubMap({i}), bound.operands};
  }
}

static LoopBound makeBound(Value value) {
  return {AffineMap::getMultiDimIdentityMap(1, value.getContext()), {value}};
}

SmallVector<Value> LoopValues::getParts(Value loop) {
  SmallVector<Value> parts, worklist = {loop};
  while (!worklist.empty()) {
    Value part = worklist.pop_back_val();
    if (BlockOp block = krnl::getBlock(part))
      llvm::append_values(worklist, block.getLoopLocal(), block.getLoopBlock());
    else
      parts.push_back(part);
  }
  return parts;
}

bool LoopValues::isKnown(Value loop, Operation *place, Value except) const {
  return llvm::all_of(getParts(loop), [&](Value part) {
    return part == except || lookup(part, place);
  });
}

IterationRange LoopValues::getSkewed(SkewOp skew, Operation *place) const {
  const IterationRange loop = originals.lookup(skew.getLoop());
  const IterationRange base = originals.lookup(skew.getBase());
  const int64_t factor = skew.getFactorAttr().getInt();
  const auto addBase = [=](AffineExpr one, AffineExpr first) {
    return one + first * factor;
  };
  const auto addLastBase = [=](AffineExpr one, AffineExpr end) {
    return one + (end - 1) * factor;
  };
  IterationRange range;
  if (isKnown(skew.getBase(), place)) {
    // From j.lower + f * i to before j.upper + f * i.
    const LoopBound value = makeBound(lookup(skew.getBase(), place));
    range.lower = combine(loop.lower, value, addBase);
    for (const UpperTerm &term : loop.upper)
      range.upper.push_back({combine(term.bound, value, addBase), term.count});
    return range;
  }
  // The least and the greatest value for any i.
  if (factor > 0) {
    range.lower = combine(loop.lower, base.lower, addBase);
    for (const UpperTerm &term : loop.upper)
      for (const UpperTerm &end : base.upper)
        append(range.upper, combine(term.bound, end.bound, addLastBase));
  } else {
    for (const UpperTerm &end : base.upper)
      append(range.lower, combine(loop.lower, end.bound, addLastBase));
    for (const UpperTerm &term : loop.upper)
      append(range.upper, combine(term.bound, base.lower, addBase));
  }
  return range;
}

void LoopValues::limitSkewed(SkewOp skew, IterationRange &range,
                             Operation *place) const {
  // Tiles outside of the loop of i begin at the least value for any i.
  const IterationRange exact = getSkewed(skew, place);
  append(range.lower, exact.lower);
  range.upper.front().count.reset();
}

void LoopValues::limitBase(SkewOp skew, IterationRange &range,
                           Operation *place) const {
  // j.lower <= j' - f * i < j.upper
  const IterationRange loop = originals.lookup(skew.getLoop());
  const int64_t factor = skew.getFactorAttr().getInt();
  const LoopBound skewed = makeBound(lookup(skew.getSkewed(), place));
  // The first i for which j' - f * i is less than j.upper, and the first for
  // which it is less than j.lower; with f < 0, greater or equal.
  const auto getFirst = [=](AffineExpr value, AffineExpr bound) {
    return factor > 0 ? (value - bound).floorDiv(factor) + 1
                      : (bound - value).ceilDiv(-factor);
  };
  LoopBound uppers;
  for (const UpperTerm &term : loop.upper)
    append(uppers, term.bound);
  const LoopBound &first = factor > 0 ? uppers : loop.lower;
  const LoopBound &end = factor > 0 ? loop.lower : uppers;
  append(range.lower, combine(skewed, first, getFirst));
  append(range.upper, combine(skewed, end, getFirst));
  range.upper.front().count.reset();
}
