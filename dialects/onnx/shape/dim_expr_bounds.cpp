// SPDX-License-Identifier: Apache-2.0
//
// Bounds of expressions, by arithmetic of intervals.
#include <algorithm>

#include "dialects/onnx/shape/dim_expr_impl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx {

namespace {

using Wide = __int128;

/// The values from `low` to `high`. Bounds beyond 64 bits are cut to them.
struct Interval {
  int64_t low = INT64_MIN;
  int64_t high = INT64_MAX;
};

/// Nested maxima are considered up to this depth, by cases.
constexpr unsigned maxDepth = 3;

class BoundFinder {
public:
  BoundFinder(DimExprContext &context, unsigned depth)
      : context(context), depth(depth) {}

  Interval find(DimExpr expr);

private:
  Interval findAtom(const DimAtom &atom);
  Interval findSum(DimExpr expr);
  std::optional<Interval> findByCases(DimExpr expr);

  DimExprContext &context;
  unsigned depth;
};

} // namespace

static int64_t cut(Wide value) {
  return int64_t(std::clamp<Wide>(value, INT64_MIN, INT64_MAX));
}

static Interval add(Interval a, Interval b) {
  return {cut(Wide(a.low) + b.low), cut(Wide(a.high) + b.high)};
}

static Interval multiply(Interval a, Interval b) {
  const Wide products[] = {Wide(a.low) * b.low, Wide(a.low) * b.high,
                           Wide(a.high) * b.low, Wide(a.high) * b.high};
  return {cut(*std::min_element(products, products + 4)),
          cut(*std::max_element(products, products + 4))};
}

/// The divisor is positive.
static Interval divide(Interval a, Interval b) {
  const int64_t least = std::max<int64_t>(b.low, 1);
  const int64_t most = std::max<int64_t>(b.high, 1);
  return {llvm::divideFloorSigned(a.low, a.low >= 0 ? most : least),
          llvm::divideFloorSigned(a.high, a.high >= 0 ? least : most)};
}

Interval BoundFinder::findAtom(const DimAtom &atom) {
  if (atom.kind == DimAtom::Symbol || atom.kind == DimAtom::Alias)
    return {atom.least, INT64_MAX};
  const Interval first = find(atom.operands.front());
  if (atom.kind == DimAtom::FloorDiv)
    return divide(first, find(atom.operands[1]));
  if (atom.kind == DimAtom::Max)
    return {std::max<int64_t>(first.low, 0), std::max<int64_t>(first.high, 0)};
  Interval result = first;
  for (DimExpr operand : atom.operands.drop_front()) {
    const Interval next = find(operand);
    result = {std::min(result.low, next.low), std::max(result.high, next.high)};
  }
  return result;
}

Interval BoundFinder::findSum(DimExpr expr) {
  Interval result = {expr.getConstantTerm(), expr.getConstantTerm()};
  for (const DimTerm &term : expr.getTerms()) {
    Interval product = {term.coefficient, term.coefficient};
    for (const DimAtom *factor : term.factors)
      product = multiply(product, findAtom(*factor));
    result = add(result, product);
  }
  return result;
}

/// The summand c * max(0, d) is 0 or c * d, the larger of these if c is
/// positive, the smaller if it is negative.
std::optional<Interval> BoundFinder::findByCases(DimExpr expr) {
  for (const DimTerm &term : expr.getTerms()) {
    const DimAtom &factor = *term.factors.front();
    if (term.factors.size() != 1 || factor.kind != DimAtom::Max ||
        term.coefficient == INT64_MIN)
      continue;
    Polynomial rest(expr);
    Polynomial::Term removed = {-term.coefficient, {}};
    rest.addProduct(DimExprBuilder{context}.getExpr(&factor), removed);
    Polynomial other = rest;
    other.addProduct(factor.operands.front(), {term.coefficient, {}});
    DimExprBuilder builder{context};
    const DimExpr restSum = builder.getSum(std::move(rest));
    const DimExpr otherSum = builder.getSum(std::move(other));
    if (!restSum || !otherSum)
      return std::nullopt;
    BoundFinder inner(context, depth + 1);
    const Interval a = inner.find(restSum), b = inner.find(otherSum);
    if (term.coefficient > 0)
      return Interval{std::max(a.low, b.low), std::max(a.high, b.high)};
    return Interval{std::min(a.low, b.low), std::min(a.high, b.high)};
  }
  return std::nullopt;
}

Interval BoundFinder::find(DimExpr expr) {
  const Interval simple = findSum(expr);
  // The cases of a large expression can be aliases, which need its bounds.
  if (depth >= maxDepth || DimExprBuilder::isLarge(expr))
    return simple;
  const std::optional<Interval> byCases = findByCases(expr);
  if (!byCases)
    return simple;
  return {std::max(simple.low, byCases->low),
          std::min(simple.high, byCases->high)};
}

int64_t DimExprContext::getLowerBound(DimExpr expr) {
  return BoundFinder(*this, 0).find(expr).low;
}

int64_t DimExprContext::getUpperBound(DimExpr expr) {
  return BoundFinder(*this, 0).find(expr).high;
}

} // namespace mlir::onnx
