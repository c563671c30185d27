// SPDX-License-Identifier: Apache-2.0
//
// Registration of the canonicalization patterns of each operation: those of
// canonicalization.td and those in C++.
#include <functional>

#include "core/interfaces/data_layout.h"
#include "core/ir/data/float_semantics.h"
#include "core/rewrite/pattern_set.h"
#include "core/rewrite/table/rule_pattern.h"
#include "dialects/arith/folds.h"

using namespace mlir;
using namespace mlir::arith;

// Functions that canonicalization.td calls.

/// Applies `function` to two integers after extending or truncating them to the
/// width of `result`.
template <typename FunctionT>
static IntegerAttr combineIntegers(Value result, Attribute lhs, Attribute rhs,
                                   FunctionT function) {
  Type type = result.getType();
  const unsigned width = type.isIndex() ? IndexType::kInternalStorageBitWidth
                                        : cast<IntegerType>(type).getWidth();
  auto getNumber = [&](Attribute attribute) {
    return cast<IntegerAttr>(attribute).getValue().sextOrTrunc(width);
  };
  return IntegerAttr::get(type, function(getNumber(lhs), getNumber(rhs)));
}

static IntegerOverflowFlagsAttr intersectFlags(IntegerOverflowFlagsAttr a,
                                               IntegerOverflowFlagsAttr b) {
  return IntegerOverflowFlagsAttr::get(a.getContext(),
                                       a.getValue() & b.getValue());
}

static IntegerOverflowFlagsAttr withoutNsw(IntegerOverflowFlagsAttr flags) {
  return IntegerOverflowFlagsAttr::get(
      flags.getContext(), flags.getValue() & ~IntegerOverflowFlags::nsw);
}

using OverflowMethod = APInt (APInt::*)(const APInt &, bool &) const;

/// Returns whether the method overflows. An index may have 32 bits, too.
static bool overflows(Value result, Attribute lhs, Attribute rhs,
                      OverflowMethod method) {
  auto overflowsWith = [&](unsigned width) {
    const APInt a = cast<IntegerAttr>(lhs).getValue().sextOrTrunc(width);
    const APInt b = cast<IntegerAttr>(rhs).getValue().sextOrTrunc(width);
    bool overflow = false;
    (void)(a.*method)(b, overflow);
    return overflow;
  };
  Type type = result.getType();
  if (!type.isIndex())
    return overflowsWith(cast<IntegerType>(type).getWidth());
  return overflowsWith(IndexType::kInternalStorageBitWidth) ||
         overflowsWith(32);
}

static IntegerOverflowFlagsAttr
joinFlags(Value result, IntegerOverflowFlagsAttr a, IntegerOverflowFlagsAttr b,
          Attribute lhs, Attribute rhs, OverflowMethod signedMethod,
          OverflowMethod unsignedMethod) {
  IntegerOverflowFlags flags = a.getValue() & b.getValue();
  if (overflows(result, lhs, rhs, signedMethod))
    flags = flags & ~IntegerOverflowFlags::nsw;
  if (overflows(result, lhs, rhs, unsignedMethod))
    flags = flags & ~IntegerOverflowFlags::nuw;
  return IntegerOverflowFlagsAttr::get(a.getContext(), flags);
}

static CmpIPredicateAttr invertPredicate(CmpIPredicateAttr predicate) {
  return CmpIPredicateAttr::get(predicate.getContext(),
                                arith::invertPredicate(predicate.getValue()));
}

/// Returns true if the constant is 1 and not also -1, as in i1.
static bool isPlusOne(Attribute attribute) {
  APInt value;
  return matchPattern(attribute, m_ConstantInt(&value)) && value.isOne() &&
         value.isStrictlyPositive();
}

/// Returns the bit width of an integer or its elements, or nullopt for an
/// index.
static std::optional<unsigned> getElementWidth(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return element.isIntOrFloat() ? std::optional(element.getIntOrFloatBitWidth())
                                : std::nullopt;
}

static bool isWiderThan(Value wide, Value narrow) {
  return getElementWidth(wide) > getElementWidth(narrow) &&
         getElementWidth(narrow);
}

/// Returns whether no bits of `narrow` are lost in `wide`, the result of an
/// operation. The data layout says how wide an index is.
static bool isNotNarrowerThan(Value wide, Value narrow) {
  auto getWidth = [&](Value value) -> uint64_t {
    if (std::optional<unsigned> width = getElementWidth(value))
      return *width;
    Operation *op = wide.getDefiningOp();
    return DataLayout::closest(op).getTypeSizeInBits(
        IndexType::get(op->getContext()));
  };
  return getWidth(narrow) <= getWidth(wide);
}

/// Returns whether an integer that becomes `middle` and then `result` is
/// rounded as if it became `result` at once: `middle` has all integers of the
/// type, or those that it rounds are too large for `result`.
static bool roundsOnce(Value integer, Value middle, Value result) {
  auto getSemantics = [](Value value) -> const FloatSemantics & {
    return cast<FloatType>(getElementTypeOrSelf(value.getType()))
        .getFloatSemantics();
  };
  const FloatSemantics &first = getSemantics(middle);
  const FloatSemantics &second = getSemantics(result);
  const int width = *getElementWidth(integer), precision = first.mantissaWidth;
  if (width > getNormalExponents(first).second)
    return false;
  return width <= precision || getNormalExponents(second).second < precision;
}

static bool isWidthDifference(Value wide, Value narrow, Attribute difference) {
  APInt value;
  return matchPattern(difference, m_ConstantInt(&value)) &&
         value == *getElementWidth(wide) - *getElementWidth(narrow);
}

namespace {
#include "dialects/arith/canonicalization.h.inc"

// select(p, 1, 0) -> extui(p)
// select(p, 0, 1) -> extui(p ^ 1)
// Guard: the result has signless integers wider than i1.
struct SelectToExtUI final : OpRewritePattern<SelectOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(SelectOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isSignlessInteger() || op.getType().isInteger(1))
      return failure();
    Value bit = op.getCondition();
    if (matchPattern(op.getTrueValue(), m_Zero()) &&
        matchPattern(op.getFalseValue(), m_One())) {
      Value one = ConstantIntOp::create(rewriter, op.getLoc(), bit.getType(), 1)
                      .getResult();
      bit = XOrIOp::create(rewriter, op.getLoc(), bit, one).getResult();
    } else if (!matchPattern(op.getTrueValue(), m_One()) ||
               !matchPattern(op.getFalseValue(), m_Zero())) {
      return failure();
    }
    rewriter.replaceOpWithNewOp<ExtUIOp>(op, op.getType(), bit);
    return success();
  }
};
} // namespace

// The order in which patterns of equal benefit are tried.

#define ARITH_PATTERNS(OP, ...)                                                \
  void OP::getCanonicalizationPatterns(RewritePatternSet &patterns,            \
                                       MLIRContext *context) {                 \
    patterns.add<__VA_ARGS__>(context);                                        \
  }

ARITH_PATTERNS(AddIOp, AddIAddConstant, AddISubConstantRHS, AddISubConstantLHS,
               AddIMulNegativeOneRhs, AddIMulNegativeOneLhs)
ARITH_PATTERNS(AddUIExtendedOp, AddUIExtendedToAddI)
ARITH_PATTERNS(SubIOp, SubIRHSAddConstant, SubILHSAddConstant,
               SubIRHSSubConstantRHS, SubIRHSSubConstantLHS,
               SubILHSSubConstantRHS, SubILHSSubConstantLHS, SubISubILHSRHSLHS)
ARITH_PATTERNS(MulIOp, MulIMulIConstant)
ARITH_PATTERNS(MulSIExtendedOp, MulSIExtendedToMulI, MulSIExtendedRHSOne)
ARITH_PATTERNS(MulUIExtendedOp, MulUIExtendedToMulI)
ARITH_PATTERNS(AndIOp, AndOfExtUI, AndOfExtSI)
ARITH_PATTERNS(OrIOp, OrOfExtUI, OrOfExtSI)
ARITH_PATTERNS(XOrIOp, XOrINotCmpI, XOrIOfExtUI, XOrIOfExtSI)
ARITH_PATTERNS(MulFOp, MulFOfNegF)
ARITH_PATTERNS(DivFOp, DivFOfNegF)
ARITH_PATTERNS(ExtSIOp, ExtSIOfExtUI)
ARITH_PATTERNS(TruncIOp, TruncIExtSIToExtSI, TruncIExtUIToExtUI,
               TruncIShrSIToTrunciShrUI)
ARITH_PATTERNS(TruncFOp, TruncFSIToFPToSIToFP, TruncFUIToFPToUIToFP)
ARITH_PATTERNS(IndexCastOp, IndexCastOfIndexCast, IndexCastOfExtSI)
ARITH_PATTERNS(IndexCastUIOp, IndexCastUIOfIndexCastUI, IndexCastUIOfExtUI)
ARITH_PATTERNS(BitcastOp, BitcastOfBitcast)
ARITH_PATTERNS(CmpIOp, CmpIExtSI, CmpIExtUI)
ARITH_PATTERNS(SelectOp, RedundantSelectFalse, RedundantSelectTrue,
               SelectNotCond, SelectI1ToNot, SelectToExtUI)
