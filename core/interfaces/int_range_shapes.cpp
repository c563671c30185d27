// SPDX-License-Identifier: Apache-2.0
//
// Ranges of dimension sizes and affine expressions.
#include <algorithm>

#include "core/interfaces/int_range_common.h"
#include "core/interfaces/shaped_op.h"
#include "core/ir/affine/affine_expr.h"
#include "core/ir/builtin/builtin_type_interfaces.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;
using namespace mlir::intrange;
using llvm::APInt;

ConstantIntRanges
intrange::inferShapedDimOpInterface(ShapedDimOpInterface op,
                                    const IntegerValueRange &maybeDim) {
  const unsigned width =
      ConstantIntRanges::getStorageBitwidth(op->getResult(0).getType());
  const auto anySize = ConstantIntRanges::fromSigned(
      APInt::getZero(width), APInt::getSignedMaxValue(width));
  auto shape = llvm::cast<ShapedType>(op.getShapedValue().getType());
  if (!shape.hasRank())
    return anySize;

  int64_t first = 0, last = shape.getRank() - 1;
  if (!maybeDim.isUninitialized()) {
    first = std::max(first, maybeDim.getValue().smin().getSExtValue());
    last = std::min(last, maybeDim.getValue().smax().getSExtValue());
  }
  std::optional<ConstantIntRanges> sizes;
  for (int64_t i = first; i <= last; ++i) {
    const ConstantIntRanges size =
        shape.isDynamicDim(i)
            ? anySize
            : ConstantIntRanges::constant(APInt(width, shape.getDimSize(i)));
    sizes = sizes ? sizes->rangeUnion(size) : size;
  }
  return sizes.value_or(anySize);
}

/// Returns the range of `lhs mod rhs`, which is nonnegative. The divisor must
/// be positive.
static ConstantIntRanges inferMod(const ConstantIntRanges &lhs,
                                  const ConstantIntRanges &rhs) {
  const APInt &lhsMin = lhs.smin(), &lhsMax = lhs.smax();
  const APInt &rhsMin = rhs.smin(), &rhsMax = rhs.smax();
  const unsigned width = rhsMin.getBitWidth();
  if (rhsMax.isZero())
    return ConstantIntRanges::maxRange(width);
  // Dividends less than every divisor do not change.
  if (lhsMin.isNonNegative() && rhsMin.isStrictlyPositive() &&
      lhsMax.ult(rhsMin))
    return ConstantIntRanges::fromUnsigned(lhsMin, lhsMax);
  // For a constant divisor, dividends with equal quotients have ordered
  // remainders.
  if (lhsMin.isNonNegative() && rhsMin == rhsMax &&
      lhsMin.udiv(rhsMax) == lhsMax.udiv(rhsMax))
    return ConstantIntRanges::fromUnsigned(lhsMin.urem(rhsMax),
                                           lhsMax.urem(rhsMax));
  return ConstantIntRanges::fromUnsigned(APInt::getZero(width), rhsMax - 1);
}

/// Returns the part of a range that is greater than 0.
static ConstantIntRanges getPositivePart(const ConstantIntRanges &range) {
  const APInt one(range.smin().getBitWidth(), 1);
  return ConstantIntRanges::fromUnsigned(
             llvm::APIntOps::umax(range.umin(), one), range.umax())
      .intersection(ConstantIntRanges::fromSigned(
          llvm::APIntOps::smax(range.smin(), one), range.smax()));
}

static ConstantIntRanges inferBinary(AffineExprKind kind,
                                     const ConstantIntRanges &lhs,
                                     const ConstantIntRanges &rhs) {
  const bool isDivision = kind == AffineExprKind::FloorDiv ||
                          kind == AffineExprKind::CeilDiv ||
                          kind == AffineExprKind::Mod;
  // No division by a number that is not positive is defined.
  if (isDivision && !rhs.smax().isStrictlyPositive())
    return ConstantIntRanges::maxRange(rhs.smax().getBitWidth());
  switch (kind) {
  case AffineExprKind::Add:
    return inferAdd({lhs, rhs}, OverflowFlags::Nsw);
  case AffineExprKind::Mul:
    return inferMul({lhs, rhs}, OverflowFlags::Nsw);
  case AffineExprKind::Mod:
    return inferMod(lhs, rhs);
  case AffineExprKind::FloorDiv:
    return inferFloorDivS({lhs, getPositivePart(rhs)});
  case AffineExprKind::CeilDiv:
    return inferCeilDivS({lhs, getPositivePart(rhs)});
  default:
    llvm_unreachable("no binary expression");
  }
}

ConstantIntRanges
intrange::inferAffineExpr(AffineExpr expr,
                          llvm::ArrayRef<ConstantIntRanges> dimRanges,
                          llvm::ArrayRef<ConstantIntRanges> symbolRanges) {
  if (auto constant = llvm::dyn_cast<AffineConstantExpr>(expr))
    return ConstantIntRanges::constant(
        APInt(indexMaxWidth, constant.getValue(), /*isSigned=*/true));
  if (auto dim = llvm::dyn_cast<AffineDimExpr>(expr))
    return dimRanges[dim.getPosition()];
  if (auto symbol = llvm::dyn_cast<AffineSymbolExpr>(expr))
    return symbolRanges[symbol.getPosition()];
  auto binary = llvm::cast<AffineBinaryOpExpr>(expr);
  return inferBinary(expr.getKind(),
                     inferAffineExpr(binary.getLHS(), dimRanges, symbolRanges),
                     inferAffineExpr(binary.getRHS(), dimRanges, symbolRanges));
}
