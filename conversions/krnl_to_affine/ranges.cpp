// SPDX-License-Identifier: Apache-2.0
#include "conversions/krnl_to_affine/ranges.h"

#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl_to_affine;
using krnl::BlockOp;
using krnl::SkewOp;

LoopSpec IterationRange::getSpec(bool isParallel) const {
  LoopSpec spec;
  spec.lower = lower;
  spec.step = step;
  spec.isParallel = isParallel;
  unsigned numDims = 0, numSymbols = 0;
  for (const UpperTerm &term : upper) {
    numDims += term.bound.map.getNumDims();
    numSymbols += term.bound.map.getNumSymbols();
  }
  SmallVector<AffineExpr> results;
  SmallVector<Value> symbols;
  unsigned dim = 0, symbol = 0;
  for (const UpperTerm &term : upper) {
    const AffineMap map = term.bound.map;
    results.push_back(map.getResult(0)
                          .shiftDims(map.getNumDims(), dim)
                          .shiftSymbols(map.getNumSymbols(), symbol));
    dim += map.getNumDims();
    symbol += map.getNumSymbols();
    auto operands = ArrayRef<Value>(term.bound.operands);
    llvm::append_range(spec.upper.operands,
                       operands.take_front(map.getNumDims()));
    llvm::append_range(symbols, operands.drop_front(map.getNumDims()));
  }
  llvm::append_range(spec.upper.operands, symbols);
  spec.upper.map =
      AffineMap::get(numDims, numSymbols, results, lower.map.getContext());
  return spec;
}

LogicalResult krnl_to_affine::verifyBlockDepth(BlockOp block) {
  unsigned depth = 0;
  for (BlockOp outer = block; outer;
       outer = outer.getLoop().getDefiningOp<BlockOp>())
    if (++depth > kMaxBlockDepth)
      return block.emitOpError("splits a loop more than ")
             << kMaxBlockDepth << " times";
  return success();
}

Value LoopValues::lookup(Value loop, Operation *place) const {
  if (BlockOp block = krnl::getBlock(loop)) {
    Value local = lookup(block.getLoopLocal(), place);
    return local ? local : lookup(block.getLoopBlock(), place);
  }
  auto it = created.find(loop);
  return it != created.end() && it->second.op->isProperAncestor(place)
             ? it->second.inductionVar
             : Value();
}

/// Returns the number of iterations of a loop with step 1, if it is constant.
static std::optional<int64_t> getCount(const LoopBound &lower,
                                       const LoopBound &upper) {
  const AffineMap from = lower.map, to = upper.map;
  if (from.getNumResults() != 1 || to.getNumResults() != 1)
    return std::nullopt;
  if (from.isSingleConstant() && to.isSingleConstant()) {
    const auto count = llvm::checkedSub(to.getSingleConstantResult(),
                                        from.getSingleConstantResult());
    return count ? std::optional(std::max<int64_t>(0, *count)) : std::nullopt;
  }
  if (from.getNumDims() != to.getNumDims() || lower.operands != upper.operands)
    return std::nullopt;
  auto difference = dyn_cast<AffineConstantExpr>(
      simplifyAffineExpr(to.getResult(0) - from.getResult(0), to.getNumDims(),
                         to.getNumSymbols()));
  return difference ? std::optional(std::max<int64_t>(0, difference.getValue()))
                    : std::nullopt;
}

void LoopValues::addBounds(const krnl::LoopRange &bounded) {
  IterationRange &range = originals[bounded.loop];
  range.lower = bounded.lower;
  const AffineMap map = bounded.upper.map;
  for (unsigned i = 0, e = map.getNumResults(); i < e; ++i) {
    UpperTerm term;
    term.bound = {map.getSubMap({i}), bounded.upper.operands};
    if (e == 1)
      term.count = getCount(range.lower, term.bound);
    range.upper.push_back(std::move(term));
  }
}

/// The loop over tiles has the bounds of the whole and steps over tiles. The
/// loop in a tile starts at the tile and ends after it, or where the whole
/// does, if that may be before.
FailureOr<IterationRange> LoopValues::getPart(BlockOp block, bool isLocal,
                                              const IterationRange &whole,
                                              Operation *place) const {
  const int64_t size = block.getTileSizeAttr().getInt();
  const auto step = llvm::checkedMul(whole.step, size);
  if (!step)
    return block.emitOpError("has tiles of more than 2^63 iterations");
  IterationRange part;
  if (!isLocal) {
    part = whole;
    part.step = *step;
    for (UpperTerm &term : part.upper)
      if (term.count)
        term.count = llvm::divideCeil(*term.count, size);
    return part;
  }

  Value start = lookup(block.getLoopBlock(), place);
  if (!start) {
    InFlightDiagnostic diagnostic = place->emitOpError(
        "iterates a loop in a tile outside of the loop over the tiles");
    diagnostic.attachNote(block.getLoc()) << "the tiles are defined here";
    return diagnostic;
  }
  MLIRContext *context = block.getContext();
  AffineExpr first = getAffineDimExpr(0, context);
  part.step = whole.step;
  part.lower = {AffineMap::get(1, 0, first), {start}};
  UpperTerm end;
  end.bound = {AffineMap::get(1, 0, first + *step), {start}};
  end.count = size;
  part.upper.push_back(std::move(end));
  for (const UpperTerm &term : whole.upper) {
    // Tiles end at this bound.
    if (term.count && *term.count % size == 0)
      continue;
    part.upper.push_back(term);
    part.upper.back().count.reset();
  }
  return part;
}

void LoopValues::limit(Value part, Value whole, IterationRange &range,
                       Operation *place) const {
  if (auto skew = whole.getDefiningOp<SkewOp>()) {
    if (part != whole && isKnown(skew.getBase(), place) &&
        isKnown(whole, place, /*except=*/part))
      limitSkewed(skew, range, place);
    return;
  }
  for (Operation *user : whole.getUsers()) {
    auto skew = dyn_cast<SkewOp>(user);
    if (skew && skew.getBase() == whole && isKnown(skew.getSkewed(), place) &&
        isKnown(whole, place, /*except=*/part))
      limitBase(skew, range, place);
  }
}

FailureOr<IterationRange> LoopValues::getRange(Value loop,
                                               Operation *place) const {
  const Value innermost = loop;
  // From the loop outward, which parts of parts it is.
  SmallVector<OpResult> parts;
  while (auto block = loop.getDefiningOp<BlockOp>()) {
    parts.push_back(cast<OpResult>(loop));
    loop = block.getLoop();
  }
  auto skew = loop.getDefiningOp<SkewOp>();
  FailureOr<IterationRange> range =
      skew ? getSkewed(skew, place) : originals.lookup(loop);
  // Tiles of a skewed loop may begin and end elsewhere.
  if (skew)
    for (UpperTerm &term : range->upper)
      if (!parts.empty())
        term.count.reset();
  for (OpResult part : llvm::reverse(parts)) {
    range = getPart(cast<BlockOp>(part.getOwner()),
                    /*isLocal=*/part.getResultNumber() == 1, *range, place);
    if (failed(range))
      return failure();
  }
  limit(innermost, loop, *range, place);
  return range;
}
