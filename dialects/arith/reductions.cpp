// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/arith/arith.h"

using namespace mlir;
using namespace mlir::arith;

namespace {
// A kind of reduction and the operation that combines two values.
struct Reduction {
  AtomicRMWKind kind;
  TypeID op;
  Value (*create)(OpBuilder &builder, Location loc, Value lhs, Value rhs);
};
} // namespace

template <typename OpT>
static constexpr Reduction makeReduction(AtomicRMWKind kind) {
  return {kind, TypeID::get<OpT>(),
          [](OpBuilder &builder, Location loc, Value lhs, Value rhs) -> Value {
            return OpT::create(builder, loc, lhs, rhs).getResult();
          }};
}

static constexpr Reduction reductions[] = {
    makeReduction<AddFOp>(AtomicRMWKind::addf),
    makeReduction<AddIOp>(AtomicRMWKind::addi),
    makeReduction<AndIOp>(AtomicRMWKind::andi),
    makeReduction<MaximumFOp>(AtomicRMWKind::maximumf),
    makeReduction<MaxNumFOp>(AtomicRMWKind::maxnumf),
    makeReduction<MaxSIOp>(AtomicRMWKind::maxs),
    makeReduction<MaxUIOp>(AtomicRMWKind::maxu),
    makeReduction<MinimumFOp>(AtomicRMWKind::minimumf),
    makeReduction<MinNumFOp>(AtomicRMWKind::minnumf),
    makeReduction<MinSIOp>(AtomicRMWKind::mins),
    makeReduction<MinUIOp>(AtomicRMWKind::minu),
    makeReduction<MulFOp>(AtomicRMWKind::mulf),
    makeReduction<MulIOp>(AtomicRMWKind::muli),
    makeReduction<OrIOp>(AtomicRMWKind::ori),
    makeReduction<XOrIOp>(AtomicRMWKind::xori),
};

static std::nullptr_t refuse(Location loc) {
  emitError(loc, "Reduction operation type not supported");
  return nullptr;
}

// Returns the finite value of the largest magnitude. If the format differs from
// the one that holds it, that is the predecessor of infinity, or of the value
// that replaces infinity.
static APFloat getLargest(const FloatSemantics &semantics, bool isNegative) {
  const llvm::fltSemantics &holder = semantics.getHolder();
  if (semantics.isHolder)
    return APFloat::getLargest(holder, isNegative);
  APFloat infinity =
      roundToFloat(semantics, APFloat::getInf(holder, isNegative));
  return floatFromBits(semantics, floatToBits(semantics, infinity) - 1);
}

static APFloat getInfinity(const FloatSemantics &semantics, bool isNegative,
                           bool useOnlyFiniteValue) {
  if (useOnlyFiniteValue || !semantics.hasInfinity)
    return getLargest(semantics, isNegative);
  return APFloat::getInf(semantics.getHolder(), isNegative);
}

// The neutral element is NaN, since any other operand is preferred.
static APFloat getNumIdentity(const FloatSemantics &semantics,
                              bool isNegative) {
  if (!semantics.hasNaN)
    return getLargest(semantics, isNegative);
  return APFloat::getNaN(semantics.getHolder(), isNegative);
}

static TypedAttr getFloatIdentity(AtomicRMWKind kind, Type type,
                                  bool useOnlyFiniteValue) {
  const FloatSemantics &semantics = cast<FloatType>(type).getFloatSemantics();
  const bool isMaximum =
      kind == AtomicRMWKind::maximumf || kind == AtomicRMWKind::maxnumf;
  const bool skipsNaN =
      kind == AtomicRMWKind::maxnumf || kind == AtomicRMWKind::minnumf;
  return FloatAttr::get(
      type, skipsNaN ? getNumIdentity(semantics, isMaximum)
                     : getInfinity(semantics, isMaximum, useOnlyFiniteValue));
}

TypedAttr arith::getIdentityValueAttr(AtomicRMWKind kind, Type resultType,
                                      OpBuilder &builder, Location loc,
                                      bool useOnlyFiniteValue) {
  auto getWidth = [&] {
    return resultType.isIndex() ? IndexType::kInternalStorageBitWidth
                                : cast<IntegerType>(resultType).getWidth();
  };
  switch (kind) {
  case AtomicRMWKind::addf:
  case AtomicRMWKind::addi:
  case AtomicRMWKind::maxu:
  case AtomicRMWKind::ori:
  case AtomicRMWKind::xori:
    return builder.getZeroAttr(resultType);
  case AtomicRMWKind::mulf:
  case AtomicRMWKind::muli:
    return builder.getOneAttr(resultType);
  case AtomicRMWKind::andi:
  case AtomicRMWKind::minu:
    return builder.getIntegerAttr(resultType, APInt::getAllOnes(getWidth()));
  case AtomicRMWKind::maxs:
    return builder.getIntegerAttr(resultType,
                                  APInt::getSignedMinValue(getWidth()));
  case AtomicRMWKind::mins:
    return builder.getIntegerAttr(resultType,
                                  APInt::getSignedMaxValue(getWidth()));
  case AtomicRMWKind::maximumf:
  case AtomicRMWKind::maxnumf:
  case AtomicRMWKind::minimumf:
  case AtomicRMWKind::minnumf:
    return getFloatIdentity(kind, resultType, useOnlyFiniteValue);
  case AtomicRMWKind::assign:
    break;
  }
  return refuse(loc);
}

Value arith::getIdentityValue(AtomicRMWKind kind, Type resultType,
                              OpBuilder &builder, Location loc,
                              bool useOnlyFiniteValue) {
  TypedAttr value =
      getIdentityValueAttr(kind, resultType, builder, loc, useOnlyFiniteValue);
  if (!value)
    return nullptr;
  return ConstantOp::create(builder, loc, value).getResult();
}

std::optional<TypedAttr> arith::getNeutralElement(Operation *op) {
  const auto *reduction =
      llvm::find_if(reductions, [&](const Reduction &candidate) {
        return candidate.op == op->getName().getTypeID();
      });
  if (reduction == std::end(reductions))
    return std::nullopt;
  bool useOnlyFiniteValue = false;
  if (auto withFlags = dyn_cast<ArithFastMathInterface>(op))
    useOnlyFiniteValue = bitEnumContainsAny(
        withFlags.getFastMathFlagsAttr().getValue(), FastMathFlags::ninf);
  OpBuilder builder(op->getContext());
  return getIdentityValueAttr(reduction->kind, op->getResult(0).getType(),
                              builder, op->getLoc(), useOnlyFiniteValue);
}

Value arith::getReductionOp(AtomicRMWKind kind, OpBuilder &builder,
                            Location loc, Value lhs, Value rhs) {
  for (const Reduction &reduction : reductions)
    if (reduction.kind == kind)
      return reduction.create(builder, loc, lhs, rhs);
  return refuse(loc);
}
