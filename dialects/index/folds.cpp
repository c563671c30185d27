// SPDX-License-Identifier: Apache-2.0
//
// Folds, which are valid for any width of indices. Constants have 64 bits; a
// 32-bit target uses their low half.
#include "core/interfaces/int_range_common.h"
#include "core/ir/structure/matchers.h"
#include "dialects/index/index.h"

using namespace mlir;
using namespace mlir::index;

using MaybeAPInt = std::optional<APInt>;
using CalculationFn = function_ref<MaybeAPInt(const APInt &, const APInt &)>;

/// Folds two constants if the results with 64 and 32 bits agree: the low half
/// of the result is the result of the low halves.
static OpFoldResult foldChecked(ArrayRef<Attribute> operands,
                                CalculationFn calculate) {
  auto lhs = dyn_cast_or_null<IntegerAttr>(operands[0]);
  auto rhs = dyn_cast_or_null<IntegerAttr>(operands[1]);
  if (!lhs || !rhs)
    return nullptr;
  const APInt &a = lhs.getValue(), &b = rhs.getValue();
  MaybeAPInt result = calculate(a, b);
  if (!result)
    return nullptr;
  MaybeAPInt narrow = calculate(a.trunc(32), b.trunc(32));
  if (!narrow || result->trunc(32) != *narrow)
    return nullptr;
  return IntegerAttr::get(IndexType::get(lhs.getContext()), *result);
}

/// Returns true if the constant is `value`. The low half is then the same, too.
static bool isConstant(Attribute attribute, uint64_t value) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attribute);
  return integer && integer.getValue() == value;
}

// Sums, products, logic: both widths always agree. Two constants fold to a
// constant and not to one of the operands.

// x + 0 = x.
OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  if (OpFoldResult result =
          foldChecked(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a + b; }))
    return result;
  return isConstant(adaptor.getRhs(), 0) ? getLhs() : Value();
}

// x - 0 = x.
OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  if (OpFoldResult result =
          foldChecked(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a - b; }))
    return result;
  return isConstant(adaptor.getRhs(), 0) ? getLhs() : Value();
}

// x * 1 = x; x * 0 = 0.
OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  if (OpFoldResult result =
          foldChecked(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a * b; }))
    return result;
  if (isConstant(adaptor.getRhs(), 1))
    return getLhs();
  if (isConstant(adaptor.getRhs(), 0))
    return adaptor.getRhs();
  return {};
}

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(),
                     [](const APInt &a, const APInt &b) { return a & b; });
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(),
                     [](const APInt &a, const APInt &b) { return a | b; });
}

OpFoldResult XOrOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(),
                     [](const APInt &a, const APInt &b) { return a ^ b; });
}

// Quotients and remainders: a division by zero does not fold. The minimum
// divided by -1 is the minimum, with either width.

template <typename CalculationT>
static OpFoldResult foldQuotient(ArrayRef<Attribute> operands,
                                 CalculationT calculate) {
  return foldChecked(operands, [&](const APInt &a, const APInt &b) {
    return b.isZero() ? std::nullopt : MaybeAPInt(calculate(a, b));
  });
}

OpFoldResult DivSOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a.sdiv(b); });
}

OpFoldResult DivUOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a.udiv(b); });
}

OpFoldResult CeilDivSOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(), [](const APInt &a,
                                                const APInt &b) {
    const APInt quotient = a.sdiv(b);
    const bool isCut = !a.srem(b).isZero();
    return isCut && a.isNegative() == b.isNegative() ? quotient + 1 : quotient;
  });
}

OpFoldResult CeilDivUOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) {
                        return a.urem(b).isZero() ? a.udiv(b) : a.udiv(b) + 1;
                      });
}

OpFoldResult FloorDivSOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(), [](const APInt &a,
                                                const APInt &b) {
    const APInt quotient = a.sdiv(b);
    const bool isCut = !a.srem(b).isZero();
    return isCut && a.isNegative() != b.isNegative() ? quotient - 1 : quotient;
  });
}

OpFoldResult RemSOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a.srem(b); });
}

OpFoldResult RemUOp::fold(FoldAdaptor adaptor) {
  return foldQuotient(adaptor.getOperands(),
                      [](const APInt &a, const APInt &b) { return a.urem(b); });
}

// Minima and maxima

OpFoldResult MaxSOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(), llvm::APIntOps::smax);
}

OpFoldResult MaxUOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(), llvm::APIntOps::umax);
}

OpFoldResult MinSOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(), llvm::APIntOps::smin);
}

OpFoldResult MinUOp::fold(FoldAdaptor adaptor) {
  return foldChecked(adaptor.getOperands(), llvm::APIntOps::umin);
}

// Shifts by 32 or more do not fold, since they are poison with 32 bits.

template <typename CalculationT>
static OpFoldResult foldShift(ArrayRef<Attribute> operands,
                              CalculationT calculate) {
  auto amount = dyn_cast_or_null<IntegerAttr>(operands[1]);
  if (!amount || amount.getValue().uge(32))
    return nullptr;
  return foldChecked(operands, calculate);
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getOperands(),
                   [](const APInt &a, const APInt &b) { return a.shl(b); });
}

OpFoldResult ShrSOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getOperands(),
                   [](const APInt &a, const APInt &b) { return a.ashr(b); });
}

OpFoldResult ShrUOp::fold(FoldAdaptor adaptor) {
  return foldShift(adaptor.getOperands(),
                   [](const APInt &a, const APInt &b) { return a.lshr(b); });
}

// Casts

/// A cast to an index folds with 64 bits, whose low half is right. A cast from
/// an index folds if truncating to 32 bits first yields the same integer.
template <typename ResizeT>
static OpFoldResult foldCast(Attribute input, Type type, ResizeT resize) {
  auto integer = dyn_cast_or_null<IntegerAttr>(input);
  if (!integer)
    return nullptr;
  const APInt &value = integer.getValue();
  if (isa<IndexType>(type))
    return IntegerAttr::get(
        type, resize(value, unsigned(IndexType::kInternalStorageBitWidth)));
  const unsigned width = cast<IntegerType>(type).getWidth();
  const APInt result = resize(value, width);
  if (resize(value.trunc(32), width) != result)
    return nullptr;
  return IntegerAttr::get(type, result);
}

OpFoldResult CastSOp::fold(FoldAdaptor adaptor) {
  return foldCast(
      adaptor.getInput(), getType(),
      [](const APInt &a, unsigned width) { return a.sextOrTrunc(width); });
}

OpFoldResult CastUOp::fold(FoldAdaptor adaptor) {
  return foldCast(
      adaptor.getInput(), getType(),
      [](const APInt &a, unsigned width) { return a.zextOrTrunc(width); });
}

// Comparisons

static bool compare(IndexCmpPredicate predicate, const APInt &a,
                    const APInt &b) {
  switch (predicate) {
  case IndexCmpPredicate::EQ:
    return a == b;
  case IndexCmpPredicate::NE:
    return a != b;
  case IndexCmpPredicate::SLT:
    return a.slt(b);
  case IndexCmpPredicate::SLE:
    return a.sle(b);
  case IndexCmpPredicate::SGT:
    return a.sgt(b);
  case IndexCmpPredicate::SGE:
    return a.sge(b);
  case IndexCmpPredicate::ULT:
    return a.ult(b);
  case IndexCmpPredicate::ULE:
    return a.ule(b);
  case IndexCmpPredicate::UGT:
    return a.ugt(b);
  case IndexCmpPredicate::UGE:
    return a.uge(b);
  }
  llvm_unreachable("a predicate that is none");
}

static OpFoldResult compareConstants(CmpOp op, IntegerAttr lhs,
                                     IntegerAttr rhs) {
  const APInt &a = lhs.getValue(), &b = rhs.getValue();
  const bool result = compare(op.getPred(), a, b);
  if (result != compare(op.getPred(), a.trunc(32), b.trunc(32)))
    return nullptr;
  return BoolAttr::get(op.getContext(), result);
}

/// Returns the range of an extremum of any value and a constant.
static ConstantIntRanges getRangeOfExtremum(Operation *op, const APInt &c) {
  const unsigned width = c.getBitWidth();
  if (isa<MinSOp>(op))
    return ConstantIntRanges::fromSigned(APInt::getSignedMinValue(width), c);
  if (isa<MinUOp>(op))
    return ConstantIntRanges::fromUnsigned(APInt::getMinValue(width), c);
  if (isa<MaxSOp>(op))
    return ConstantIntRanges::fromSigned(c, APInt::getSignedMaxValue(width));
  return ConstantIntRanges::fromUnsigned(c, APInt::getMaxValue(width));
}

/// p(max(x, a), b) = constant, if all possible values of the maximum compare
/// equally with b. The same for the other extrema.
static OpFoldResult compareExtremum(CmpOp op, IntegerAttr rhs) {
  Operation *lhs = op.getLhs().getDefiningOp();
  IntegerAttr bound;
  if (!rhs || !isa_and_nonnull<MinSOp, MinUOp, MaxSOp, MaxUOp>(lhs) ||
      !matchPattern(lhs->getOperand(1), m_Constant(&bound)))
    return nullptr;
  auto evaluate = [&](const APInt &a, const APInt &b) {
    return intrange::evaluatePred(
        static_cast<intrange::CmpPredicate>(op.getPred()),
        getRangeOfExtremum(lhs, a), ConstantIntRanges::constant(b));
  };
  const APInt &a = bound.getValue(), &b = rhs.getValue();
  std::optional<bool> result = evaluate(a, b);
  if (!result || result != evaluate(a.trunc(32), b.trunc(32)))
    return nullptr;
  return BoolAttr::get(op.getContext(), *result);
}

// p(x, x) = p of equal values.
OpFoldResult CmpOp::fold(FoldAdaptor adaptor) {
  auto lhs = dyn_cast_or_null<IntegerAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<IntegerAttr>(adaptor.getRhs());
  if (lhs && rhs)
    if (OpFoldResult result = compareConstants(*this, lhs, rhs))
      return result;
  if (OpFoldResult result = compareExtremum(*this, rhs))
    return result;
  if (getLhs() != getRhs())
    return nullptr;
  const APInt zero(1, 0);
  return BoolAttr::get(getContext(), compare(getPred(), zero, zero));
}

// Constants

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }

OpFoldResult BoolConstantOp::fold(FoldAdaptor) {
  return Attribute(getValueAttr());
}
