// SPDX-License-Identifier: Apache-2.0
//
// Simplification of maps by the bounds and steps of induction variables among
// their operands.
#include <numeric>

#include "core/ir/affine/affine_flatten.h"
#include "dialects/affine/compose.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::affine;

using Bound = std::optional<int64_t>;

/// Returns the first value of an induction variable, if it is known.
static Bound getLowerBound(Value iv) {
  AffineForOp loop = getForInductionVarOwner(iv);
  if (!loop || !loop.hasConstantLowerBound())
    return std::nullopt;
  return loop.getConstantLowerBound();
}

/// Returns an upper bound, inclusive, of an induction variable, if one is
/// known.
static Bound getUpperBound(Value iv) {
  AffineForOp loop = getForInductionVarOwner(iv);
  int64_t last, distance;
  if (!loop || !loop.hasConstantUpperBound() ||
      llvm::SubOverflow<int64_t>(loop.getConstantUpperBound(), 1, last))
    return std::nullopt;
  if (!loop.hasConstantLowerBound() || loop.getStepAsInt() <= 0 ||
      llvm::SubOverflow(last, loop.getConstantLowerBound(), distance))
    return last;
  return last - distance % loop.getStepAsInt();
}

namespace {
/// Closed intervals of operands, and of expressions of them.
struct OperandBounds {
  explicit OperandBounds(ArrayRef<Value> operands)
      : lower(llvm::map_to_vector(operands, ::getLowerBound)),
        upper(llvm::map_to_vector(operands, ::getUpperBound)) {}

  Bound get(AffineExpr expr, AffineMap map, bool isUpper) const {
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      return constant.getValue();
    return getBoundForAffineExpr(expr, map.getNumDims(), map.getNumSymbols(),
                                 lower, upper, isUpper);
  }

  SmallVector<Bound> lower, upper;
};
} // namespace

/// Returns a number that divides every value of an expression.
static int64_t getKnownDivisor(AffineExpr expr, ArrayRef<Value> operands) {
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return expr.getLargestKnownDivisor();
  AffineForOp loop = getForInductionVarOwner(operands[dim.getPosition()]);
  if (!loop)
    return 1;
  if (loop.hasConstantLowerBound() && loop.getConstantLowerBound() == 0)
    return loop.getStepAsInt();
  return std::gcd(loop.getLowerBoundMap().getLargestKnownDivisorOfMapExprs(),
                  loop.getStepAsInt());
}

/// Returns true if 0 <= expr < limit is known. Handles constants and
/// dimensions.
static bool isNonNegativeBelow(AffineExpr expr, ArrayRef<Value> operands,
                               int64_t limit) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() >= 0 && constant.getValue() < limit;
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return false;
  AffineForOp loop = getForInductionVarOwner(operands[dim.getPosition()]);
  return loop && loop.hasConstantBounds() &&
         loop.getConstantLowerBound() >= 0 &&
         loop.getConstantUpperBound() <= limit;
}

namespace {
/// An expression as q * divisor + remainder with 0 <= remainder < divisor.
struct Division {
  int64_t divisor;
  AffineExpr multiple;
  AffineExpr remainder;
};
} // namespace

static std::optional<Division> getDivision(AffineExpr expr,
                                           ArrayRef<Value> operands) {
  auto sum = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!sum || sum.getKind() != AffineExprKind::Add)
    return std::nullopt;
  const AffineExpr lhs = sum.getLHS(), rhs = sum.getRHS();
  for (auto [multiple, remainder] :
       {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    const int64_t divisor = getKnownDivisor(multiple, operands);
    if (divisor > 0 && isNonNegativeBelow(remainder, operands, divisor))
      return Division{divisor, multiple, remainder};
  }
  return std::nullopt;
}

/// Simplifies `lhs KIND divisor` with lower <= lhs <= upper. With m = lower and
/// n = upper:
///  lhs floordiv c = q  if m floordiv c = n floordiv c = q
///  lhs ceildiv c = q   if m ceildiv c = n ceildiv c = q
///  lhs mod c = lhs     if 0 <= m, n < c
static AffineExpr simplifyByBounds(AffineExprKind kind, AffineExpr lhs,
                                   int64_t divisor, int64_t lower,
                                   int64_t upper) {
  MLIRContext *context = lhs.getContext();
  if (kind == AffineExprKind::Mod)
    return lower >= 0 && lower < divisor && upper < divisor ? lhs
                                                            : AffineExpr();
  auto divide = [&](int64_t dividend) {
    return kind == AffineExprKind::FloorDiv
               ? llvm::divideFloorSigned(dividend, divisor)
               : llvm::divideCeilSigned(dividend, divisor);
  };
  const int64_t quotient = divide(lower);
  return quotient == divide(upper) ? getAffineConstantExpr(quotient, context)
                                   : AffineExpr();
}

/// Simplifies `lhs KIND c` for a constant c. Returns null if no rule applies:
///  (q + r) floordiv c = q floordiv c  if d | q, 0 <= r < d, d | c
///  (q + r) mod c = r mod c            if d | q, 0 <= r < d, c | d
///  lhs floordiv c = 0                 if 0 <= lhs < c
///  lhs mod c = 0                      if c | lhs
static AffineExpr simplifyByDivisors(AffineExprKind kind, AffineExpr lhs,
                                     AffineConstantExpr rhs,
                                     ArrayRef<Value> operands) {
  const int64_t divisor = rhs.getValue();
  const bool isFloorDiv = kind == AffineExprKind::FloorDiv;
  const bool isMod = kind == AffineExprKind::Mod;
  if (std::optional<Division> division = getDivision(lhs, operands)) {
    if (isFloorDiv && divisor % division->divisor == 0)
      return division->multiple.floorDiv(rhs);
    if (isMod && division->divisor % divisor == 0)
      return division->remainder % rhs;
    return nullptr;
  }
  if ((isFloorDiv && isNonNegativeBelow(lhs, operands, divisor)) ||
      (isMod && getKnownDivisor(lhs, operands) % divisor == 0))
    return getAffineConstantExpr(0, lhs.getContext());
  return nullptr;
}

/// Simplifies a binary expression whose operands are simplified.
static AffineExpr simplifyOperation(AffineExpr expr, AffineMap map,
                                    ArrayRef<Value> operands,
                                    const OperandBounds &bounds) {
  const AffineExprKind kind = expr.getKind();
  if (kind != AffineExprKind::FloorDiv && kind != AffineExprKind::CeilDiv &&
      kind != AffineExprKind::Mod)
    return expr;
  const auto operation = cast<AffineBinaryOpExpr>(expr);
  const AffineExpr lhs = operation.getLHS();
  auto rhs = dyn_cast<AffineConstantExpr>(operation.getRHS());
  // An undefined expression stays.
  if (!rhs || rhs.getValue() <= 0)
    return expr;
  const Bound lower = bounds.get(lhs, map, /*isUpper=*/false);
  const Bound upper = bounds.get(lhs, map, /*isUpper=*/true);
  AffineExpr simplified;
  if (lower && upper)
    simplified = simplifyByBounds(kind, lhs, rhs.getValue(), *lower, *upper);
  if (!simplified)
    simplified = simplifyByDivisors(kind, lhs, rhs, operands);
  return simplified ? simplified : expr;
}

void affine::simplifyMapWithOperands(AffineMap &map, ArrayRef<Value> operands) {
  assert(map.getNumInputs() == operands.size() && "an operand for each input");
  const OperandBounds bounds(operands);
  llvm::DenseMap<AffineExpr, AffineExpr> simplified;
  map.walkExprs([&](AffineExpr expr) {
    AffineExpr &result = simplified[expr];
    auto operation = dyn_cast<AffineBinaryOpExpr>(expr);
    if (result || !operation) {
      result = result ? result : expr;
      return;
    }
    result = simplifyOperation(
        getAffineBinaryOpExpr(operation.getKind(),
                              simplified.lookup(operation.getLHS()),
                              simplified.lookup(operation.getRHS())),
        map, operands, bounds);
  });
  SmallVector<AffineExpr> results;
  for (AffineExpr result : map.getResults())
    results.push_back(simplified.lookup(result));
  map = AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                       map.getContext());
}

/// Returns true if result i is never the maximum: another result is never less,
/// and is greater or comes first. `bounds` are those of all results. For minima
/// they are those of the negated results.
static bool isNeverGreatest(unsigned i,
                            ArrayRef<std::pair<Bound, Bound>> bounds) {
  const auto [lower, upper] = bounds[i];
  if (!upper)
    return false;
  for (auto [j, other] : llvm::enumerate(bounds)) {
    const auto [otherLower, otherUpper] = other;
    if (j == i || !otherLower || *otherLower < *upper)
      continue;
    // The first of several equal constants stays.
    const bool isTie = *otherLower == *upper && otherUpper && lower &&
                       lower == upper && otherLower == otherUpper && i < j;
    if (!isTie)
      return true;
  }
  return false;
}

/// Returns the interval of the negated values.
static std::pair<Bound, Bound> negate(Bound lower, Bound upper) {
  auto negateOne = [](Bound bound) -> Bound {
    if (!bound || *bound == std::numeric_limits<int64_t>::min())
      return std::nullopt;
    return -*bound;
  };
  return {negateOne(upper), negateOne(lower)};
}

void affine::simplifyMinOrMaxExprWithOperands(AffineMap &map,
                                              ArrayRef<Value> operands,
                                              bool isMax) {
  if (operands.empty())
    return;
  const OperandBounds operandBounds(operands);
  SmallVector<std::pair<Bound, Bound>> bounds;
  SmallVector<AffineExpr> candidates, results;
  for (AffineExpr expr : map.getResults()) {
    const Bound lower = operandBounds.get(expr, map, /*isUpper=*/false);
    const Bound upper = operandBounds.get(expr, map, /*isUpper=*/true);
    bounds.push_back(isMax ? std::pair(lower, upper) : negate(lower, upper));
    candidates.push_back(lower && lower == upper
                             ? getAffineConstantExpr(*lower, expr.getContext())
                             : expr);
  }
  for (auto [i, expr] : llvm::enumerate(candidates))
    if (!isNeverGreatest(i, bounds))
      results.push_back(expr);
  map = AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                       map.getContext());
}

LogicalResult affine::canonicalizeMapExprAndTermOrder(AffineMap &map) {
  const unsigned numInputs = map.getNumInputs();
  SmallVector<std::pair<SmallVector<int64_t>, AffineExpr>> keyed;
  for (AffineExpr expr : map.getResults()) {
    if (!expr.isPureAffine())
      return failure();
    AffineExprFlattener flattener(map.getContext(), map.getNumDims(),
                                  map.getNumSymbols());
    FailureOr<LinearForm> form = flattener.flatten(expr);
    if (failed(form) || !flattener.getLocals().empty())
      return failure();
    SmallVector<int64_t> &key =
        keyed.emplace_back(SmallVector<int64_t>(numInputs + 1), expr).first;
    for (auto [variable, coefficient] : form->terms)
      key[variable] = coefficient;
    key[numInputs] = form->constant;
  }
  if (llvm::is_sorted(keyed, llvm::less_first()))
    return failure();
  llvm::sort(keyed, llvm::less_first());
  map =
      AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                     llvm::map_to_vector(
                         keyed, [](const auto &entry) { return entry.second; }),
                     map.getContext());
  return success();
}
