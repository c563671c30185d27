// SPDX-License-Identifier: Apache-2.0
//
// Simplification of affine expressions on construction. The algebra is above
// each rule; x and y are expressions; a, b and c are constants.
#include <limits>

#include "core/ir/affine/affine_expr.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

/// The operands of an operation, and their constants if they are any.
namespace {
struct Operands {
  AffineExpr lhs, rhs;
  AffineConstantExpr lhsConstant, rhsConstant;

  Operands(AffineExpr lhs, AffineExpr rhs)
      : lhs(lhs), rhs(rhs),
        lhsConstant(llvm::dyn_cast<AffineConstantExpr>(lhs)),
        rhsConstant(llvm::dyn_cast<AffineConstantExpr>(rhs)) {}
};

/// The operands of an operation of one kind whose right-hand side is a
/// constant.
struct WithConstant {
  AffineExpr lhs;
  int64_t constant;
};
} // namespace

static AffineBinaryOpExpr dynCastOp(AffineExpr expr, AffineExprKind kind) {
  return expr.getKind() == kind ? AffineBinaryOpExpr(expr.getImpl()) : nullptr;
}

static std::optional<WithConstant> matchWithConstant(AffineExpr expr,
                                                     AffineExprKind kind) {
  AffineBinaryOpExpr op = dynCastOp(expr, kind);
  if (!op)
    return std::nullopt;
  auto constant = llvm::dyn_cast<AffineConstantExpr>(op.getRHS());
  if (!constant)
    return std::nullopt;
  return WithConstant{op.getLHS(), constant.getValue()};
}

// Constants.

static bool isSafeDivision(int64_t lhs, int64_t rhs) {
  return rhs != 0 && !(rhs == -1 && lhs == std::numeric_limits<int64_t>::min());
}

std::optional<int64_t> mlir::detail::foldAffineBinaryOp(AffineExprKind kind,
                                                        int64_t lhs,
                                                        int64_t rhs) {
  int64_t result;
  switch (kind) {
  case AffineExprKind::Add:
    if (llvm::AddOverflow(lhs, rhs, result))
      return std::nullopt;
    return result;
  case AffineExprKind::Mul:
    if (llvm::MulOverflow(lhs, rhs, result))
      return std::nullopt;
    return result;
  case AffineExprKind::Mod:
    if (rhs < 1)
      return std::nullopt;
    result = lhs % rhs;
    return result < 0 ? result + rhs : result;
  case AffineExprKind::FloorDiv:
    if (!isSafeDivision(lhs, rhs))
      return std::nullopt;
    return llvm::divideFloorSigned(lhs, rhs);
  case AffineExprKind::CeilDiv:
    if (!isSafeDivision(lhs, rhs))
      return std::nullopt;
    return llvm::divideCeilSigned(lhs, rhs);
  default:
    llvm_unreachable("not an operation");
  }
}

static AffineExpr foldConstants(AffineExprKind kind, const Operands &op) {
  if (!op.lhsConstant || !op.rhsConstant)
    return nullptr;
  std::optional<int64_t> value = detail::foldAffineBinaryOp(
      kind, op.lhsConstant.getValue(), op.rhsConstant.getValue());
  if (!value)
    return nullptr;
  return getAffineConstantExpr(*value, op.lhs.getContext());
}

/// Returns true for two dimensions, or two symbols, in descending order.
static bool areLeavesToSwap(AffineExpr lhs, AffineExpr rhs) {
  return lhs.getKind() == rhs.getKind() &&
         (llvm::isa<AffineDimExpr>(lhs) || llvm::isa<AffineSymbolExpr>(lhs)) &&
         lhs.getImpl()->value > rhs.getImpl()->value;
}

// Sums.

/// Constants and symbolic expressions move to the right; dimensions and symbols
/// are sorted by position.
static bool areSummandsToSwap(const Operands &op) {
  return op.lhsConstant ||
         (op.lhs.isSymbolicOrConstant() && !op.rhs.isSymbolicOrConstant()) ||
         areLeavesToSwap(op.lhs, op.rhs);
}

/// x * a + x * b = x * (a + b); a factor of 1 is implicit.
static AffineExpr mergeSummands(const Operands &op) {
  auto split = [](AffineExpr expr) {
    return matchWithConstant(expr, AffineExprKind::Mul)
        .value_or(WithConstant{expr, 1});
  };
  WithConstant lhs = split(op.lhs), rhs = split(op.rhs);
  int64_t factor;
  if (lhs.lhs != rhs.lhs ||
      llvm::AddOverflow(lhs.constant, rhs.constant, factor))
    return nullptr;
  return lhs.lhs * factor;
}

/// Moves constants outwards to the right and adds them.
static AffineExpr collectConstants(const Operands &op) {
  std::optional<WithConstant> lhs =
      matchWithConstant(op.lhs, AffineExprKind::Add);
  if (!lhs)
    return nullptr;
  // (x + a) + b = x + (a + b).
  if (op.rhsConstant) {
    int64_t sum;
    if (llvm::AddOverflow(lhs->constant, op.rhsConstant.getValue(), sum))
      return nullptr;
    return lhs->lhs + sum;
  }
  // (x + a) + y = (x + y) + a. If adding constants overflowed, several of them
  // remain; they are not moved.
  if (matchWithConstant(lhs->lhs, AffineExprKind::Add))
    return nullptr;
  return (lhs->lhs + op.rhs) + lhs->constant;
}

/// x + (x floordiv c) * -c = x mod c, for positive c;
/// x + ((x floordiv y) * y) * -1 = x mod y.
static AffineExpr matchModulus(const Operands &op) {
  std::optional<WithConstant> product =
      matchWithConstant(op.rhs, AffineExprKind::Mul);
  if (!product || product->constant >= 0)
    return nullptr;
  AffineBinaryOpExpr quotient =
      dynCastOp(product->lhs, AffineExprKind::FloorDiv);
  if (quotient) {
    auto divisor = llvm::dyn_cast<AffineConstantExpr>(quotient.getRHS());
    if (quotient.getLHS() != op.lhs || !divisor || divisor.getValue() < 1 ||
        -divisor.getValue() != product->constant)
      return nullptr;
    return op.lhs % quotient.getRHS();
  }
  AffineBinaryOpExpr multiple = dynCastOp(product->lhs, AffineExprKind::Mul);
  if (!multiple || product->constant != -1)
    return nullptr;
  quotient = dynCastOp(multiple.getLHS(), AffineExprKind::FloorDiv);
  if (!quotient || quotient.getLHS() != op.lhs ||
      quotient.getRHS() != multiple.getRHS())
    return nullptr;
  return op.lhs % quotient.getRHS();
}

static AffineExpr simplifyAdd(const Operands &op);

/// (x + y) + (z floordiv w) * v = x + (y + (z floordiv w) * v) if y + (z
/// floordiv w) * v simplifies. This recurses; very deep sums are not
/// simplified.
static AffineExpr simplifyLastSummand(const Operands &op) {
  constexpr uint32_t maximumDepth = 1000;
  AffineBinaryOpExpr sum = dynCastOp(op.lhs, AffineExprKind::Add);
  AffineBinaryOpExpr product = dynCastOp(op.rhs, AffineExprKind::Mul);
  if (!sum || !product ||
      !dynCastOp(product.getLHS(), AffineExprKind::FloorDiv) ||
      getAffineExprDepth(sum) > maximumDepth)
    return nullptr;
  AffineExpr simplified = simplifyAdd({sum.getRHS(), op.rhs});
  return simplified ? sum.getLHS() + simplified : nullptr;
}

static AffineExpr simplifyAdd(const Operands &op) {
  if (op.lhsConstant && op.rhsConstant)
    return foldConstants(AffineExprKind::Add, op);
  if (areSummandsToSwap(op))
    return op.rhs + op.lhs;
  if (op.rhs == 0)
    return op.lhs;
  if (AffineExpr merged = mergeSummands(op))
    return merged;
  if (AffineExpr collected = collectConstants(op))
    return collected;
  if (AffineExpr modulus = matchModulus(op))
    return modulus;
  return simplifyLastSummand(op);
}

// Products.

/// Constants and symbolic expressions move to the right.
static bool areFactorsToSwap(const Operands &op) {
  return op.lhsConstant || !op.rhs.isSymbolicOrConstant() ||
         areLeavesToSwap(op.lhs, op.rhs);
}

/// Moves constant factors outwards to the right and multiplies them.
static AffineExpr collectFactors(const Operands &op) {
  std::optional<WithConstant> lhs =
      matchWithConstant(op.lhs, AffineExprKind::Mul);
  if (!lhs)
    return nullptr;
  // (x * a) * b = x * (a * b).
  if (op.rhsConstant) {
    int64_t product;
    if (llvm::MulOverflow(lhs->constant, op.rhsConstant.getValue(), product))
      return nullptr;
    return lhs->lhs * product;
  }
  // (x * a) * y = (x * y) * a, with the same exception as for sums.
  if (matchWithConstant(lhs->lhs, AffineExprKind::Mul))
    return nullptr;
  return (lhs->lhs * op.rhs) * lhs->constant;
}

static AffineExpr simplifyMul(const Operands &op) {
  if (op.lhsConstant && op.rhsConstant)
    return foldConstants(AffineExprKind::Mul, op);
  if (!op.lhs.isSymbolicOrConstant() && !op.rhs.isSymbolicOrConstant())
    return nullptr;
  if (areFactorsToSwap(op))
    return op.rhs * op.lhs;
  if (op.rhs == 1)
    return op.lhs;
  if (op.rhs == 0)
    return op.rhs;
  return collectFactors(op);
}

// Moduli.

/// Applies one of these rules for a positive c:
/// (x + y) mod c = y mod c if c divides x, and likewise for y;
/// (x mod a) mod c = x mod c if c divides a.
static AffineExpr stripDividend(AffineExpr expr, int64_t factor) {
  if (AffineBinaryOpExpr sum = dynCastOp(expr, AffineExprKind::Add)) {
    if (sum.getLHS().isMultipleOf(factor))
      return sum.getRHS();
    if (sum.getRHS().isMultipleOf(factor))
      return sum.getLHS();
  }
  std::optional<WithConstant> modulus =
      matchWithConstant(expr, AffineExprKind::Mod);
  if (modulus && modulus->constant >= 1 && modulus->constant % factor == 0)
    return modulus->lhs;
  return nullptr;
}

static AffineExpr simplifyMod(const Operands &op) {
  if (!op.rhsConstant || op.rhsConstant.getValue() < 1)
    return nullptr;
  int64_t factor = op.rhsConstant.getValue();
  AffineExpr dividend = op.lhs;
  while (true) {
    if (dividend.getKind() == AffineExprKind::Constant)
      return foldConstants(AffineExprKind::Mod, {dividend, op.rhs});
    // x mod c = 0 if c divides x.
    if (dividend.isMultipleOf(factor))
      return getAffineConstantExpr(0, dividend.getContext());
    AffineExpr stripped = stripDividend(dividend, factor);
    if (!stripped)
      return dividend == op.lhs ? nullptr : dividend % op.rhs;
    dividend = stripped;
  }
}

// Divisions.

/// (x * a) / c = x * (a / c) if c divides a, for both rounding modes.
static AffineExpr cancelFactor(AffineExpr dividend, int64_t divisor) {
  std::optional<WithConstant> product =
      matchWithConstant(dividend, AffineExprKind::Mul);
  if (!product || !isSafeDivision(product->constant, divisor) ||
      product->constant % divisor != 0)
    return nullptr;
  return product->lhs * (product->constant / divisor);
}

/// Returns the sum if one of its operands is a multiple of the divisor.
static AffineBinaryOpExpr getSplittableSum(AffineExpr expr, int64_t divisor) {
  AffineBinaryOpExpr sum = dynCastOp(expr, AffineExprKind::Add);
  if (sum && (sum.getLHS().isMultipleOf(divisor) ||
              sum.getRHS().isMultipleOf(divisor)))
    return sum;
  return nullptr;
}

/// (x + y) floordiv c = x floordiv c + y floordiv c if c divides x or y;
/// applied to all nested sums.
static AffineExpr splitFloorDiv(AffineExpr dividend, AffineExpr divisor) {
  int64_t factor = llvm::cast<AffineConstantExpr>(divisor).getValue();
  llvm::SmallVector<AffineExpr> todo = {dividend}, results;
  while (!todo.empty()) {
    AffineExpr expr = todo.pop_back_val();
    // Null stands for the sum of the last two results.
    if (!expr) {
      AffineExpr rhs = results.pop_back_val();
      results.back() = results.back() + rhs;
    } else if (AffineBinaryOpExpr sum = getSplittableSum(expr, factor)) {
      todo.append({nullptr, sum.getRHS(), sum.getLHS()});
    } else {
      results.push_back(expr.floorDiv(divisor));
    }
  }
  return results.front();
}

static AffineExpr simplifyDivision(AffineExprKind kind, const Operands &op) {
  if (!op.rhsConstant || op.rhs == 0)
    return nullptr;
  if (op.lhsConstant)
    return foldConstants(kind, op);
  int64_t divisor = op.rhsConstant.getValue();
  if (divisor == 1)
    return op.lhs;
  if (AffineExpr cancelled = cancelFactor(op.lhs, divisor))
    return cancelled;
  if (kind == AffineExprKind::FloorDiv && getSplittableSum(op.lhs, divisor))
    return splitFloorDiv(op.lhs, op.rhs);
  return nullptr;
}

AffineExpr mlir::detail::simplifyAffineBinaryOp(AffineExprKind kind,
                                                AffineExpr lhs,
                                                AffineExpr rhs) {
  Operands op(lhs, rhs);
  switch (kind) {
  case AffineExprKind::Add:
    return simplifyAdd(op);
  case AffineExprKind::Mul:
    return simplifyMul(op);
  case AffineExprKind::Mod:
    return simplifyMod(op);
  default:
    return simplifyDivision(kind, op);
  }
}
