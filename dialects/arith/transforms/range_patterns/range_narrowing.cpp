// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/builtin/type_utilities.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/ir_mapping.h"
#include "dialects/arith/arith.h"
#include "dialects/arith/transforms/range_patterns/range_patterns.h"

using namespace mlir;
using namespace mlir::arith;

namespace {
/// The casts by which truncated integers can be restored: none, signed,
/// unsigned, or both.
enum class CastKind { None, Signed, Unsigned, Both };
} // namespace

static CastKind getCastKind(bool isSigned, bool isUnsigned) {
  if (isSigned)
    return isUnsigned ? CastKind::Both : CastKind::Signed;
  return isUnsigned ? CastKind::Unsigned : CastKind::None;
}

/// Returns the casts that restore the integers of `range` after truncation to
/// `width`.
static CastKind checkTruncatability(const ConstantIntRanges &range,
                                    unsigned width) {
  const unsigned sourceWidth = range.smin().getBitWidth();
  if (sourceWidth <= width)
    return CastKind::None;
  const unsigned removed = sourceWidth - width;
  // One sign bit more than the removed bits must remain.
  return getCastKind(range.smin().getNumSignBits() > removed &&
                         range.smax().getNumSignBits() > removed,
                     range.umin().countl_zero() >= removed &&
                         range.umax().countl_zero() >= removed);
}

static CastKind mergeCastKinds(CastKind lhs, CastKind rhs) {
  auto isSigned = [](CastKind kind) {
    return kind == CastKind::Signed || kind == CastKind::Both;
  };
  auto isUnsigned = [](CastKind kind) {
    return kind == CastKind::Unsigned || kind == CastKind::Both;
  };
  return getCastKind(isSigned(lhs) && isSigned(rhs),
                     isUnsigned(lhs) && isUnsigned(rhs));
}

/// Returns the kinds of cast that keep what an operation does with numbers that
/// fit. Those whose order, quotients or bits are signed need the sign, others
/// zeros. Sums, products and logic only look at low bits, and extension with
/// the sign keeps the unsigned order. None if the operation is not known.
static CastKind getNarrowableKind(Operation *op) {
  if (isa<AddIOp, SubIOp, MulIOp, AndIOp, OrIOp, XOrIOp, ShLIOp, MaxUIOp,
          MinUIOp>(op))
    return CastKind::Both;
  if (isa<DivSIOp, CeilDivSIOp, FloorDivSIOp, RemSIOp, ShRSIOp, MaxSIOp,
          MinSIOp>(op))
    return CastKind::Signed;
  if (isa<DivUIOp, CeilDivUIOp, RemUIOp, ShRUIOp>(op))
    return CastKind::Unsigned;
  return CastKind::None;
}

/// Returns the kinds of cast that keep a predicate: extension with the sign
/// keeps both orders.
static CastKind getNarrowableKind(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::slt:
  case CmpIPredicate::sle:
  case CmpIPredicate::sgt:
  case CmpIPredicate::sge:
    return CastKind::Signed;
  default:
    return CastKind::Both;
  }
}

/// Returns whether an operation is as defined with `width` bits as it is.
/// 1. A shift is by less than the width.
/// 2. A signed remainder is not of the least number by -1. Such a quotient
///    would not fit.
static bool staysDefined(Operation *op, ArrayRef<ConstantIntRanges> ranges,
                         unsigned width) {
  if (isa<ShLIOp, ShRUIOp, ShRSIOp>(op))
    return ranges[1].umax().ult(width);
  if (!isa<RemSIOp>(op))
    return true;
  const unsigned sourceWidth = ranges[0].smin().getBitWidth();
  const APInt least = APInt::getSignedMinValue(width).sext(sourceWidth);
  return ranges[0].smin().sgt(least) || ranges[1].smin().isNonNegative() ||
         ranges[1].smax().slt(APInt::getAllOnes(sourceWidth));
}

/// Drops the flags against an overflow that may occur in fewer bits: a result
/// that fits with its sign may be too large without one, and the reverse.
static void restrictFlags(Operation *op, CastKind kind) {
  auto flagged = dyn_cast<ArithIntegerOverflowFlagsInterface>(op);
  if (!flagged || kind == CastKind::Both)
    return;
  const IntegerOverflowFlags kept = kind == CastKind::Signed
                                        ? IntegerOverflowFlags::nsw
                                        : IntegerOverflowFlags::nuw;
  const IntegerOverflowFlags flags = flagged.getOverflowAttr().getValue();
  op->setAttr(flagged.getIntegerOverflowAttrName(),
              IntegerOverflowFlagsAttr::get(op->getContext(), flags & kept));
}

static Value castValue(OpBuilder &builder, Location loc, Value source,
                       Type type, CastKind kind) {
  if (source.getType() == type)
    return source;
  const Type from = getElementTypeOrSelf(source.getType());
  const Type to = getElementTypeOrSelf(type);
  if (from.isIndex() || to.isIndex()) {
    if (kind == CastKind::Signed)
      return IndexCastOp::create(builder, loc, type, source).getResult();
    return IndexCastUIOp::create(builder, loc, type, source).getResult();
  }
  if (cast<IntegerType>(to).getWidth() < cast<IntegerType>(from).getWidth())
    return TruncIOp::create(builder, loc, type, source).getResult();
  if (kind == CastKind::Signed)
    return ExtSIOp::create(builder, loc, type, source).getResult();
  return ExtUIOp::create(builder, loc, type, source).getResult();
}

static Type getTargetType(Type type, unsigned width) {
  auto integer = IntegerType::get(type.getContext(), width);
  if (auto shape = dyn_cast<ShapedType>(type))
    return shape.clone(integer);
  return integer;
}

/// Appends the ranges of all values. Fails if a value has none.
static LogicalResult addRanges(const DataFlowSolver &solver, ValueRange values,
                               SmallVectorImpl<ConstantIntRanges> &ranges) {
  for (Value value : values) {
    const std::optional<ConstantIntRanges> range = getRange(solver, value);
    if (!range)
      return failure();
    ranges.push_back(*range);
  }
  return success();
}

namespace {

/// f(x, y) -> ext(f'(trunc(x), trunc(y)))
/// Guard: operands and results fit in the narrower width, in which f' computes
/// what f computes of them.
struct NarrowElementwise final : OpTraitRewritePattern<OpTrait::Elementwise> {
  NarrowElementwise(MLIRContext *context, DataFlowSolver &solver,
                    ArrayRef<unsigned> widths)
      : OpTraitRewritePattern(context), solver(solver), widths(widths) {}

  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0 || op->getNumOperands() == 0)
      return rewriter.notifyMatchFailure(op, "no operands or no results");
    const CastKind allowed = getNarrowableKind(op);
    if (allowed == CastKind::None)
      return rewriter.notifyMatchFailure(op, "not known to be narrowable");
    const Type type = op->getResult(0).getType();
    auto isOfType = [&](Type other) { return other == type; };
    if (!llvm::all_of(op->getResultTypes(), isOfType) ||
        !llvm::all_of(op->getOperandTypes(), isOfType))
      return rewriter.notifyMatchFailure(op, "several types");
    SmallVector<ConstantIntRanges> ranges;
    if (failed(addRanges(solver, op->getOperands(), ranges)) ||
        failed(addRanges(solver, op->getResults(), ranges)))
      return rewriter.notifyMatchFailure(op, "a range is not known");

    for (unsigned width : widths) {
      CastKind kind = CastKind::Both;
      for (const ConstantIntRanges &range : ranges)
        kind = mergeCastKinds(kind, checkTruncatability(range, width));
      const Type target = getTargetType(type, width);
      if (mergeCastKinds(kind, allowed) == CastKind::None || target == type ||
          !staysDefined(op, ranges, width))
        continue;
      narrow(op, target, kind, ranges, rewriter);
      return success();
    }
    return failure();
  }

private:
  void narrow(Operation *op, Type target, CastKind kind,
              ArrayRef<ConstantIntRanges> ranges,
              PatternRewriter &rewriter) const {
    const Location loc = op->getLoc();
    IRMapping mapping;
    for (auto [operand, range] : llvm::zip_first(op->getOperands(), ranges)) {
      // The narrower value is known to be nonnegative if the original is.
      const bool either =
          kind == CastKind::Signed && range.smin().isNonNegative();
      mapping.map(operand, castValue(rewriter, loc, operand, target,
                                     either ? CastKind::Both : kind));
    }
    Operation *narrowed = rewriter.clone(*op, mapping);
    rewriter.modifyOpInPlace(narrowed, [&] {
      for (Value result : narrowed->getResults())
        result.setType(target);
      restrictFlags(narrowed, kind);
    });
    SmallVector<Value> results;
    for (auto [result, old] :
         llvm::zip_equal(narrowed->getResults(), op->getResults())) {
      results.push_back(castValue(rewriter, loc, result, old.getType(), kind));
      copyRange(solver, old, results.back());
    }
    rewriter.replaceOp(op, results);
  }

  DataFlowSolver &solver;
  SmallVector<unsigned, 4> widths;
};

/// cmpi p, x, y -> cmpi p, trunc(x), trunc(y)
/// Guard: both fit in the narrower width with the same kind of cast, which
/// keeps the order that the predicate compares.
struct NarrowCmpI final : OpRewritePattern<CmpIOp> {
  NarrowCmpI(MLIRContext *context, DataFlowSolver &solver,
             ArrayRef<unsigned> widths)
      : OpRewritePattern(context), solver(solver), widths(widths) {}

  LogicalResult matchAndRewrite(CmpIOp op,
                                PatternRewriter &rewriter) const override {
    const Value lhs = op.getLhs(), rhs = op.getRhs();
    SmallVector<ConstantIntRanges> ranges;
    if (failed(addRanges(solver, {lhs, rhs}, ranges)))
      return failure();
    for (unsigned width : widths) {
      const CastKind lhsKind = checkTruncatability(ranges[0], width);
      const CastKind rhsKind = checkTruncatability(ranges[1], width);
      const Type target = getTargetType(lhs.getType(), width);
      const CastKind kind = mergeCastKinds(getNarrowableKind(op.getPredicate()),
                                           mergeCastKinds(lhsKind, rhsKind));
      if (kind == CastKind::None || target == lhs.getType())
        continue;
      IRMapping mapping;
      const Value newLhs =
          castValue(rewriter, op.getLoc(), lhs, target, lhsKind);
      const Value newRhs =
          castValue(rewriter, op.getLoc(), rhs, target, rhsKind);
      mapping.map(lhs, newLhs);
      mapping.map(rhs, newRhs);
      Operation *narrowed = rewriter.clone(*op, mapping);
      copyRange(solver, op.getResult(), narrowed->getResult(0));
      rewriter.replaceOp(op, ValueRange(narrowed->getResults()));
      return success();
    }
    return failure();
  }

private:
  DataFlowSolver &solver;
  SmallVector<unsigned, 4> widths;
};

/// cast(cast(x : iN to index) : index to iN) -> x
/// Guard: N is one of the selected widths, none of which exceeds that of an
/// index.
template <typename CastOp>
struct FoldIndexCastChain final : OpRewritePattern<CastOp> {
  FoldIndexCastChain(MLIRContext *context, ArrayRef<unsigned> widths)
      : OpRewritePattern<CastOp>(context), widths(widths) {}

  LogicalResult matchAndRewrite(CastOp op,
                                PatternRewriter &rewriter) const override {
    auto inner = Value(op.getIn()).getDefiningOp<CastOp>();
    if (!inner || !Value(inner.getOut()).getType().isIndex())
      return rewriter.notifyMatchFailure(op, "no cast to an index before");
    const Value source = inner.getIn();
    const Type type = Value(op.getOut()).getType();
    auto integer = dyn_cast<IntegerType>(type);
    if (source.getType() != type || !integer ||
        !llvm::is_contained(widths, integer.getWidth()))
      return rewriter.notifyMatchFailure(op, "other types");
    rewriter.replaceOp(op, ValueRange{source});
    return success();
  }

private:
  SmallVector<unsigned, 4> widths;
};

} // namespace

void arith::populateIntRangeNarrowingPatterns(
    RewritePatternSet &patterns, DataFlowSolver &solver,
    ArrayRef<unsigned> bitwidthsSupported) {
  MLIRContext *context = patterns.getContext();
  patterns.add<NarrowElementwise, NarrowCmpI>(context, solver,
                                              bitwidthsSupported);
  patterns
      .add<FoldIndexCastChain<IndexCastUIOp>, FoldIndexCastChain<IndexCastOp>>(
          context, bitwidthsSupported);
}
