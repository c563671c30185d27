// SPDX-License-Identifier: Apache-2.0
//
// Comparisons of converted integers:
//
// p(itof(x), c) = q(x, d), where itof is sitofp or uitofp, p compares floats
// and q integers.
//
// Guard: the constant c is not NaN, and rounding in itof does not change p. c
// may be fractional: x < 4.4 becomes x <= 4, x >= -4.4 becomes x >= -4, x ==
// 4.4 becomes false.
#include "core/ir/data/float_semantics.h"
#include "core/rewrite/pattern_set.h"
#include "dialects/arith/folds.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::arith;

namespace {

/// A comparison of two numbers that are not NaN. Together with the signedness
/// of itof it is a predicate of cmpi.
enum class Comparison {
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual
};

/// The comparison of itof(integer) with a constant.
struct IntegerComparison {
  Value integer;
  bool isSigned;
  FloatType type;
  APFloat constant;

  unsigned getWidth() const {
    return cast<IntegerType>(integer.getType()).getWidth();
  }
};

/// p(itof(x), c) -> q(x, d)
/// Guard: see above.
struct CmpFIntToFPConst final : OpRewritePattern<CmpFOp> {
  using Base::Base;
  LogicalResult matchAndRewrite(CmpFOp op,
                                PatternRewriter &rewriter) const override;
};

} // namespace

/// Returns nullopt for predicates that always or never hold, or that only test
/// for NaN.
static std::optional<Comparison> getComparison(CmpFPredicate predicate) {
  switch (predicate) {
  case CmpFPredicate::OEQ:
  case CmpFPredicate::UEQ:
    return Comparison::Equal;
  case CmpFPredicate::ONE:
  case CmpFPredicate::UNE:
    return Comparison::NotEqual;
  case CmpFPredicate::OLT:
  case CmpFPredicate::ULT:
    return Comparison::Less;
  case CmpFPredicate::OLE:
  case CmpFPredicate::ULE:
    return Comparison::LessEqual;
  case CmpFPredicate::OGT:
  case CmpFPredicate::UGT:
    return Comparison::Greater;
  case CmpFPredicate::OGE:
  case CmpFPredicate::UGE:
    return Comparison::GreaterEqual;
  default:
    return std::nullopt;
  }
}

static CmpIPredicate getPredicate(Comparison comparison, bool isSigned) {
  switch (comparison) {
  case Comparison::Equal:
    return CmpIPredicate::eq;
  case Comparison::NotEqual:
    return CmpIPredicate::ne;
  case Comparison::Less:
    return isSigned ? CmpIPredicate::slt : CmpIPredicate::ult;
  case Comparison::LessEqual:
    return isSigned ? CmpIPredicate::sle : CmpIPredicate::ule;
  case Comparison::Greater:
    return isSigned ? CmpIPredicate::sgt : CmpIPredicate::ugt;
  case Comparison::GreaterEqual:
    return isSigned ? CmpIPredicate::sge : CmpIPredicate::uge;
  }
  llvm_unreachable("a comparison that is none");
}

static std::optional<IntegerComparison> getIntegerComparison(CmpFOp op) {
  FloatAttr constant;
  Operation *conversion = op.getLhs().getDefiningOp();
  if (!isa_and_nonnull<SIToFPOp, UIToFPOp>(conversion) ||
      !matchPattern(op.getRhs(), m_Constant(&constant)) ||
      constant.getValue().isNaN())
    return std::nullopt;
  return IntegerComparison{conversion->getOperand(0), isa<SIToFPOp>(conversion),
                           cast<FloatType>(constant.getType()),
                           constant.getValue()};
}

/// Returns true if an integer that the format cannot represent may be rounded
/// to the constant or across it, or become infinite.
static bool roundingMatters(const IntegerComparison &of) {
  const FloatSemantics &semantics = of.type.getFloatSemantics();
  const int width = of.getWidth(), mantissa = semantics.mantissaWidth;
  if (width <= mantissa)
    return false;
  const int valueBits = of.isSigned ? width - 1 : width;
  if (of.constant.isInfinity())
    return getNormalExponents(semantics).second < valueBits;
  // The exponent of zero is less than all others.
  const int exponent = ilogb(of.constant);
  return mantissa <= exponent && exponent <= valueBits;
}

/// Returns true if an integer of the type may become NaN: one that is too large
/// for a format that has NaN but no infinity, or a negative one for a format
/// without signs.
static bool mayBecomeNaN(const IntegerComparison &of) {
  const FloatSemantics &semantics = of.type.getFloatSemantics();
  const int valueBits = of.isSigned ? of.getWidth() - 1 : of.getWidth();
  return semantics.hasNaN &&
         ((of.isSigned && !semantics.hasSignedValues) ||
          (!semantics.hasInfinity &&
           getNormalExponents(semantics).second < valueBits));
}

/// Returns the result of the comparison if the constant is out of the range of
/// the integers, or fractional and compared for equality.
static std::optional<bool> getConstantResult(const IntegerComparison &of,
                                             Comparison comparison) {
  const unsigned width = of.getWidth();
  auto isAnyOf = [&](auto... these) { return ((comparison == these) || ...); };
  const APInt max =
      of.isSigned ? APInt::getSignedMaxValue(width) : APInt::getMaxValue(width);
  if (convertToFloat(max, of.isSigned, of.type) < of.constant)
    return isAnyOf(Comparison::NotEqual, Comparison::Less,
                   Comparison::LessEqual);
  const APInt min =
      of.isSigned ? APInt::getSignedMinValue(width) : APInt::getMinValue(width);
  if (convertToFloat(min, of.isSigned, of.type) > of.constant)
    return isAnyOf(Comparison::NotEqual, Comparison::Greater,
                   Comparison::GreaterEqual);
  return std::nullopt;
}

/// Returns the comparison with the constant rounded towards zero, if it is
/// fractional.
static Comparison adjustToCut(Comparison comparison, bool isNegative) {
  switch (comparison) {
  case Comparison::Less:
  case Comparison::LessEqual:
    return isNegative ? Comparison::Less : Comparison::LessEqual;
  case Comparison::Greater:
  case Comparison::GreaterEqual:
    return isNegative ? Comparison::GreaterEqual : Comparison::Greater;
  default:
    return comparison;
  }
}

static LogicalResult replaceByBool(CmpFOp op, bool value,
                                   PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<ConstantIntOp>(op, int64_t(value), 1u);
  return success();
}

LogicalResult
CmpFIntToFPConst::matchAndRewrite(CmpFOp op, PatternRewriter &rewriter) const {
  std::optional<IntegerComparison> of = getIntegerComparison(op);
  if (!of || roundingMatters(*of) || mayBecomeNaN(*of))
    return failure();
  if (op.getPredicate() == CmpFPredicate::ORD)
    return replaceByBool(op, true, rewriter);
  if (op.getPredicate() == CmpFPredicate::UNO)
    return replaceByBool(op, false, rewriter);
  std::optional<Comparison> comparison = getComparison(op.getPredicate());
  if (!comparison)
    return failure();
  if (std::optional<bool> result = getConstantResult(*of, *comparison))
    return replaceByBool(op, *result, rewriter);

  llvm::APSInt cut(of->getWidth(), !of->isSigned);
  bool isExact;
  if (of->constant.convertToInteger(cut, APFloat::rmTowardZero, &isExact) ==
      APFloat::opInvalidOp)
    return failure();
  if (convertToFloat(cut, of->isSigned, of->type) != of->constant) {
    if (*comparison == Comparison::Equal || *comparison == Comparison::NotEqual)
      return replaceByBool(op, *comparison == Comparison::NotEqual, rewriter);
    comparison = adjustToCut(*comparison, of->constant.isNegative());
  }
  auto constant =
      ConstantIntOp::create(rewriter, op.getLoc(), of->integer.getType(),
                            static_cast<const APInt &>(cut));
  rewriter.replaceOpWithNewOp<CmpIOp>(op,
                                      getPredicate(*comparison, of->isSigned),
                                      of->integer, constant.getResult());
  return success();
}

void CmpFOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *context) {
  patterns.add<CmpFIntToFPConst>(context);
}
