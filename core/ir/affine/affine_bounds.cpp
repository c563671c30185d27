// SPDX-License-Identifier: Apache-2.0
#include "core/ir/affine/affine_flatten.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace {
/// A closed interval. A side without a value is unbounded.
struct Interval {
  std::optional<int64_t> lower, upper;
};
} // namespace

/// Adds coefficient * variable to a bound. Clears the bound on overflow or if
/// the variable has none.
static void accumulate(std::optional<int64_t> &bound, int64_t coefficient,
                       std::optional<int64_t> variable) {
  int64_t product;
  if (!bound || !variable ||
      llvm::MulOverflow(coefficient, *variable, product) ||
      llvm::AddOverflow(*bound, product, *bound))
    bound = std::nullopt;
}

/// Returns the interval of a linear expression. If a division or modulus
/// remains after flattening, both sides are unbounded.
static Interval
getLinearInterval(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                  llvm::ArrayRef<std::optional<int64_t>> lowerBounds,
                  llvm::ArrayRef<std::optional<int64_t>> upperBounds) {
  AffineExprFlattener flattener(expr.getContext(), numDims, numSymbols);
  FailureOr<LinearForm> form = flattener.flatten(expr);
  if (failed(form) || !flattener.getLocals().empty())
    return {};
  Interval result = {form->constant, form->constant};
  for (auto [variable, coefficient] : form->terms) {
    bool isRising = coefficient > 0;
    std::optional<int64_t> lower = lowerBounds[variable];
    std::optional<int64_t> upper = upperBounds[variable];
    accumulate(result.lower, coefficient, isRising ? lower : upper);
    accumulate(result.upper, coefficient, isRising ? upper : lower);
  }
  return result;
}

static Interval getDivisionInterval(AffineExprKind kind,
                                    const Interval &dividend, int64_t divisor) {
  auto divide = [&](std::optional<int64_t> bound) {
    return bound ? detail::foldAffineBinaryOp(kind, *bound, divisor)
                 : std::nullopt;
  };
  return {divide(dividend.lower), divide(dividend.upper)};
}

/// A remainder is in [0, modulus). If the dividend's interval contains no
/// multiple of the modulus above its lower bound, the remainder is between the
/// remainders of its bounds.
static Interval getModulusInterval(const Interval &dividend, int64_t modulus) {
  if (dividend.lower && dividend.upper &&
      llvm::divideFloorSigned(*dividend.lower, modulus) ==
          llvm::divideFloorSigned(*dividend.upper, modulus))
    return getDivisionInterval(AffineExprKind::Mod, dividend, modulus);
  return {0, modulus - 1};
}

/// Returns `expr` if it is a division or modulus by a positive constant,
/// otherwise null.
static AffineBinaryOpExpr getDivisionByPositive(AffineExpr expr) {
  auto op = llvm::dyn_cast<AffineBinaryOpExpr>(expr);
  if (!op || op.getKind() == AffineExprKind::Add ||
      op.getKind() == AffineExprKind::Mul)
    return nullptr;
  auto constant = llvm::dyn_cast<AffineConstantExpr>(op.getRHS());
  return constant && constant.getValue() > 0 ? op : nullptr;
}

std::optional<int64_t> mlir::getBoundForAffineExpr(
    AffineExpr expr, unsigned numDims, unsigned numSymbols,
    llvm::ArrayRef<std::optional<int64_t>> lowerBounds,
    llvm::ArrayRef<std::optional<int64_t>> upperBounds, bool isUpper) {
  assert(lowerBounds.size() >= numDims + numSymbols &&
         upperBounds.size() >= numDims + numSymbols &&
         "one bound per dimension and symbol");
  llvm::SmallVector<AffineBinaryOpExpr> outermost;
  while (AffineBinaryOpExpr op = getDivisionByPositive(expr)) {
    outermost.push_back(op);
    expr = op.getLHS();
  }
  Interval interval =
      getLinearInterval(expr, numDims, numSymbols, lowerBounds, upperBounds);
  for (AffineBinaryOpExpr op : llvm::reverse(outermost)) {
    int64_t constant = llvm::cast<AffineConstantExpr>(op.getRHS()).getValue();
    interval = op.getKind() == AffineExprKind::Mod
                   ? getModulusInterval(interval, constant)
                   : getDivisionInterval(op.getKind(), interval, constant);
  }
  return isUpper ? interval.upper : interval.lower;
}
