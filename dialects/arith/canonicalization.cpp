// SPDX-License-Identifier: Apache-2.0
//
// Registration of the canonicalization patterns of each operation: those of
// canonicalization.td and those in C++.
#include <functional>

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

static bool isWidthDifference(Value wide, Value narrow, Attribute difference) {
  APInt value;
  return matchPattern(difference, m_ConstantInt(&value)) &&
         value == *getElementWidth(wide) - *getElementWidth(narrow);
}

namespace {
#include "dialects/arith/canonicalization.h.inc"

// select(p, 1, 0) -> extui(p)
// select(p, 0, 1) -> extui(p ^ 1)
// Guard: the result has integers wider than i1.
struct SelectToExtUI final : OpRewritePattern<SelectOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(SelectOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<IntegerType>(op.getType()) || op.getType().isInteger(1))
      return failure();
    Value bit = op.getCondition();
    if (matchPattern(op.getTrueValue(), m_Zero()) &&
        matchPattern(op.getFalseValue(), m_One())) {
      Value one = ConstantIntOp::create(rewriter, op.getLoc(), bit.getType(), 1)
                      .getResult();
      bit = rewriter.create<XOrIOp>(op.getLoc(), bit, one).getResult();
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
