// SPDX-License-Identifier: Apache-2.0
//
// Division of expressions.
#include <numeric>

#include "dialects/onnx/shape/dim_expr_impl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

using Term = Polynomial::Term;

/// Removes the factors of `b` from those of `a`; returns false if one is not
/// there.
static bool divideFactors(llvm::SmallVectorImpl<const DimAtom *> &a,
                          llvm::ArrayRef<const DimAtom *> b) {
  for (const DimAtom *factor : b) {
    const auto *found = llvm::find(a, factor);
    if (found == a.end())
      return false;
    a.erase(found);
  }
  return true;
}

/// Returns the largest term of an expression that is not 0.
static Term getLeadingTerm(DimExpr expr) {
  if (expr.getTerms().empty())
    return {expr.getConstantTerm(), {}};
  const DimTerm &term = expr.getTerms().front();
  return {term.coefficient, llvm::to_vector<2>(term.factors)};
}

/// Returns the quotient of terms if it is a term.
static std::optional<Term> divideTerms(Term a, const Term &b) {
  if (a.coefficient == INT64_MIN || a.coefficient % b.coefficient ||
      !divideFactors(a.factors, b.factors))
    return std::nullopt;
  a.coefficient /= b.coefficient;
  return a;
}

static DimExpr getExpr(DimExprContext &context, const Term &term) {
  Polynomial polynomial;
  polynomial.addProduct(context.getConstant(1), term);
  return DimExprBuilder{context}.getSum(std::move(polynomial));
}

namespace {

/// a = quotient * b + remainder, where the largest term of b divides no term of
/// the remainder.
struct Quotient {
  DimExpr quotient;
  DimExpr remainder;
};

} // namespace

static Quotient divide(DimExprContext &context, DimExpr a, DimExpr b) {
  const Term divisor = getLeadingTerm(b);
  Quotient result = {context.getConstant(0), context.getConstant(0)};
  // The number of steps is bounded by the size of expressions in practice.
  for (unsigned step = 0; step < DimExprContext::maxSize; ++step) {
    if (a.isConstant(0))
      return result;
    const Term term = getLeadingTerm(a);
    if (std::optional<Term> part = divideTerms(term, divisor)) {
      const DimExpr quotient = getExpr(context, *part);
      result.quotient = context.add(result.quotient, quotient);
      a = context.sub(a, context.mul(quotient, b));
    } else {
      const DimExpr rest = getExpr(context, term);
      result.remainder = context.add(result.remainder, rest);
      a = context.sub(a, rest);
    }
  }
  result.remainder = context.add(result.remainder, a);
  return result;
}

DimExpr DimExprContext::divideExactly(DimExpr a, DimExpr b) {
  if (b.isConstant(0))
    return DimExpr();
  const Quotient result = divide(*this, a, b);
  return result.remainder.isConstant(0) ? result.quotient : DimExpr();
}

/// Splits a = quotient * divisor + remainder with the coefficients of the
/// remainder in [0, divisor).
static Quotient divideByConstant(DimExprContext &context, DimExpr a,
                                 int64_t divisor) {
  Polynomial quotient, remainder;
  quotient.constant = llvm::divideFloorSigned(a.getConstantTerm(), divisor);
  remainder.constant = a.getConstantTerm() - quotient.constant * divisor;
  for (const DimTerm &term : a.getTerms()) {
    const auto factors = llvm::to_vector<2>(term.factors);
    const int64_t part = llvm::divideFloorSigned(term.coefficient, divisor);
    quotient.terms.push_back({part, factors});
    remainder.terms.push_back({term.coefficient - part * divisor, factors});
  }
  DimExprBuilder builder{context};
  return {builder.getSum(std::move(quotient)),
          builder.getSum(std::move(remainder))};
}

/// Returns the greatest common divisor of the coefficients, with or without the
/// constant.
static int64_t getContent(DimExpr expr, int64_t content) {
  for (const DimTerm &term : expr.getTerms())
    content = std::gcd(content, term.coefficient);
  return content;
}

/// Returns the factors that all terms have. There are none if there is a
/// constant.
static llvm::SmallVector<const DimAtom *> getCommonFactors(DimExpr a,
                                                           DimExpr b) {
  llvm::SmallVector<const DimAtom *> common;
  if (a.getConstantTerm() || b.getConstantTerm() || a.getTerms().empty())
    return common;
  llvm::append_range(common, a.getTerms().front().factors);
  for (DimExpr expr : {a, b})
    for (const DimTerm &term : expr.getTerms()) {
      llvm::SmallVector<const DimAtom *> rest = llvm::to_vector(term.factors);
      llvm::erase_if(common, [&](const DimAtom *factor) {
        return !divideFactors(rest, factor);
      });
    }
  return common;
}

/// Returns floordiv(a, c) for a constant c > 1 and coefficients of a in [0, c).
static DimExpr floorDivByConstant(DimExprContext &context, DimExpr a,
                                  int64_t divisor) {
  if (a.getTerms().empty())
    return context.getConstant(a.getConstantTerm() / divisor);
  // (g * a + k) / (g * c) = (a + k / g) / c
  if (const int64_t content = getContent(a, divisor); content > 1) {
    const int64_t constant =
        llvm::divideFloorSigned(a.getConstantTerm(), content);
    const DimExpr scaled = context.divideExactly(
        context.add(a, -a.getConstantTerm()), context.getConstant(content));
    return context.floorDiv(context.add(scaled, constant), divisor / content);
  }
  // (a / b + k) / c = (a + k * b) / (b * c)
  const DimAtom *inner = context.add(a, -a.getConstantTerm()).getAtom();
  if (inner && inner->kind == DimAtom::FloorDiv) {
    const DimExpr b = inner->operands[1];
    return context.floorDiv(
        context.add(inner->operands[0], context.mul(b, a.getConstantTerm())),
        context.mul(b, divisor));
  }
  // 0 <= a < c
  if (context.getLowerBound(a) >= 0 && context.getUpperBound(a) < divisor)
    return context.getConstant(0);
  return DimExprBuilder{context}.getAtom(DimAtom::FloorDiv,
                                         {a, context.getConstant(divisor)});
}

/// Returns floordiv(a, b) for terms of a that the first term of b does not
/// divide.
static DimExpr floorDivByExpr(DimExprContext &context, DimExpr a, DimExpr b) {
  if (a.isConstant(0))
    return a;
  // (g * a) / (g * b) = a / b for g > 0
  const int64_t content = getContent(
      b, getContent(a, std::gcd(a.getConstantTerm(), b.getConstantTerm())));
  Term common = {content, {}};
  for (const DimAtom *factor : getCommonFactors(a, b))
    if (context.getLowerBound(DimExprBuilder{context}.getExpr(factor)) >= 0)
      common.factors.push_back(factor);
  if (common.coefficient > 1 || !common.factors.empty()) {
    const DimExpr g = getExpr(context, common);
    const DimExpr dividend = context.divideExactly(a, g);
    const DimExpr divisor = context.divideExactly(b, g);
    if (dividend && divisor)
      return context.floorDiv(dividend, divisor);
  }
  return DimExprBuilder{context}.getAtom(DimAtom::FloorDiv, {a, b});
}

DimExpr DimExprContext::floorDiv(DimExpr a, DimExpr b) {
  if (const std::optional<int64_t> divisor = b.getConstant()) {
    if (*divisor <= 0)
      return DimExprBuilder{*this}.getAtom(DimAtom::FloorDiv, {a, b});
    if (*divisor == 1)
      return a;
    const Quotient parts = divideByConstant(*this, a, *divisor);
    return add(parts.quotient,
               floorDivByConstant(*this, parts.remainder, *divisor));
  }
  const Quotient parts = divide(*this, a, b);
  return add(parts.quotient, floorDivByExpr(*this, parts.remainder, b));
}

DimExpr DimExprContext::ceilDiv(DimExpr a, DimExpr b) {
  return floorDiv(add(add(a, b), -1), b);
}

DimExpr DimExprContext::mod(DimExpr a, DimExpr b) {
  return sub(a, mul(b, floorDiv(a, b)));
}

} // namespace mlir::onnx
