// SPDX-License-Identifier: Apache-2.0
//
// Folds of comparisons and select.
#include "dialects/arith/folds.h"

using namespace mlir;
using namespace mlir::arith;

/// Returns an i1 constant, or a splat of a shaped type of i1.
static Attribute getBoolConstant(Type type, bool value) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return BoolAttr::get(type.getContext(), value);
  if (!shaped.hasStaticShape())
    return nullptr;
  return DenseElementsAttr::get(shaped, value);
}

/// Returns true if the predicate holds for two equal integers.
static bool holdsOfEqual(CmpIPredicate predicate) {
  const APInt zero(1, 0);
  return applyCmpPredicate(predicate, zero, zero);
}

/// Returns the predicate q with q(b, a) = p(a, b).
static CmpIPredicate swapPredicate(CmpIPredicate predicate) {
  switch (predicate) {
  case CmpIPredicate::eq:
  case CmpIPredicate::ne:
    return predicate;
  case CmpIPredicate::slt:
    return CmpIPredicate::sgt;
  case CmpIPredicate::sle:
    return CmpIPredicate::sge;
  case CmpIPredicate::sgt:
    return CmpIPredicate::slt;
  case CmpIPredicate::sge:
    return CmpIPredicate::sle;
  case CmpIPredicate::ult:
    return CmpIPredicate::ugt;
  case CmpIPredicate::ule:
    return CmpIPredicate::uge;
  case CmpIPredicate::ugt:
    return CmpIPredicate::ult;
  case CmpIPredicate::uge:
    return CmpIPredicate::ule;
  }
  llvm_unreachable("a predicate that is none");
}

/// Returns true if the type is i1 or a vector of i1.
static bool isBoolOrVector(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isInteger(1);
}

/// For x of i1: ne(extsi(x), 0) = x; ne(extui(x), 0) = x; ne(x, 0) = x; eq(x,
/// 1) = x.
static Value foldBoolComparison(CmpIOp op, Attribute rhs) {
  Value lhs = op.getLhs();
  const bool isBool = getElementTypeOrSelf(lhs.getType()).isInteger(1);
  if (op.getPredicate() == CmpIPredicate::ne && matchPattern(rhs, m_Zero())) {
    Operation *inner = lhs.getDefiningOp();
    if (isa_and_nonnull<ExtSIOp, ExtUIOp>(inner) &&
        isBoolOrVector(inner->getOperand(0).getType()))
      return inner->getOperand(0);
    return isBool ? lhs : Value();
  }
  if (op.getPredicate() == CmpIPredicate::eq && matchPattern(rhs, m_One()))
    return isBool ? lhs : Value();
  return nullptr;
}

// p(x, x) = p of equal values; p(c, x) = q(x, c), with the swapped predicate q.
OpFoldResult CmpIOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    if (Attribute constant =
            getBoolConstant(getType(), holdsOfEqual(getPredicate())))
      return constant;
  if (Value condition = foldBoolComparison(*this, adaptor.getRhs()))
    return condition;
  if (adaptor.getLhs() && !adaptor.getRhs()) {
    Value lhs = getLhs(), rhs = getRhs();
    setPredicate(swapPredicate(getPredicate()));
    (*this)->setOperands({rhs, lhs});
    return getResult();
  }
  return constFoldBinaryOp<IntegerAttr>(
      adaptor.getOperands(), getType(),
      [predicate = getPredicate()](const APInt &a, const APInt &b) {
        return APInt(1, applyCmpPredicate(predicate, a, b));
      });
}

// If one operand is NaN, the result does not depend on the other.
OpFoldResult CmpFOp::fold(FoldAdaptor adaptor) {
  auto lhs = dyn_cast_or_null<FloatAttr>(adaptor.getLhs());
  auto rhs = dyn_cast_or_null<FloatAttr>(adaptor.getRhs());
  if (lhs && lhs.getValue().isNaN())
    rhs = lhs;
  if (rhs && rhs.getValue().isNaN())
    lhs = rhs;
  if (!lhs || !rhs)
    return nullptr;
  return BoolAttr::get(
      getContext(),
      applyCmpPredicate(getPredicate(), lhs.getValue(), rhs.getValue()));
}

// Select.

/// Selects each element of one of two constants.
static Attribute foldMasked(DenseElementsAttr condition,
                            DenseElementsAttr whereTrue,
                            DenseElementsAttr whereFalse) {
  if (!condition || !whereTrue || !whereFalse)
    return nullptr;
  SmallVector<Attribute> elements;
  elements.reserve(condition.getNumElements());
  for (auto [flag, a, b] : llvm::zip_equal(condition.getValues<bool>(),
                                           whereTrue.getValues<Attribute>(),
                                           whereFalse.getValues<Attribute>()))
    elements.push_back(flag ? a : b);
  return DenseElementsAttr::get(whereTrue.getType(), elements);
}

// select(c, x, x) = x; select(1, a, b) = a; select(0, a, b) = b;
// select(c, poison, b) = b; select(c, a, poison) = a;
// select(c, 1, 0) = c, for i1;
// select(a == b, a, b) = b; select(a != b, a, b) = a, also for b == a, b != a.
OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  Value whereTrue = getTrueValue(), whereFalse = getFalseValue();
  if (whereTrue == whereFalse)
    return whereTrue;
  if (matchPattern(adaptor.getCondition(), m_One()))
    return whereTrue;
  if (matchPattern(adaptor.getCondition(), m_Zero()))
    return whereFalse;
  if (matchPattern(adaptor.getTrueValue(), ub::m_Poison()))
    return whereFalse;
  if (matchPattern(adaptor.getFalseValue(), ub::m_Poison()))
    return whereTrue;
  if (getType().isSignlessInteger(1) &&
      matchPattern(adaptor.getTrueValue(), m_One()) &&
      matchPattern(adaptor.getFalseValue(), m_Zero()))
    return getCondition();
  if (auto compare = getCondition().getDefiningOp<CmpIOp>()) {
    const CmpIPredicate predicate = compare.getPredicate();
    Value a = compare.getLhs(), b = compare.getRhs();
    const bool comparesThese = (a == whereTrue && b == whereFalse) ||
                               (b == whereTrue && a == whereFalse);
    if (comparesThese && predicate == CmpIPredicate::eq)
      return whereFalse;
    if (comparesThese && predicate == CmpIPredicate::ne)
      return whereTrue;
  }
  return foldMasked(
      dyn_cast_or_null<DenseElementsAttr>(adaptor.getCondition()),
      dyn_cast_or_null<DenseElementsAttr>(adaptor.getTrueValue()),
      dyn_cast_or_null<DenseElementsAttr>(adaptor.getFalseValue()));
}
