// SPDX-License-Identifier: Apache-2.0
#include "conversions/onnx_to_krnl/size_emitter.h"

#include "core/ir/structure/matchers.h"
#include "dialects/arith/arith.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::onnx_to_krnl {

using onnx::DimAtom;
using onnx::DimExpr;
using Predicate = arith::CmpIPredicate;

Value SizeEmitter::constant(int64_t value) {
  return arith::ConstantIndexOp::create(builder, value);
}

/// Represents operands in the tables of what has been emitted.
static SizeEmitter::Operands getKey(ValueRange values,
                                    bool isCommutative = false) {
  SizeEmitter::Operands key;
  for (Value value : values) {
    Attribute constant;
    key.push_back(matchPattern(value, m_Constant(&constant))
                      ? constant.getAsOpaquePointer()
                      : value.getAsOpaquePointer());
  }
  if (isCommutative)
    llvm::sort(key);
  return key;
}

/// Adds a condition to a flag, unless it is known not to hold.
void SizeEmitter::note(Value &flag, Value condition) {
  if (matchPattern(condition, m_Zero()))
    return;
  flag = flag ? builder.createOrFold<arith::OrIOp>(flag, condition) : condition;
}

/// A sum overflows if both summands have a sign that it does not have.
Value SizeEmitter::add(Value left, Value right) {
  Value &sum = state.sums[getKey({left, right}, /*isCommutative=*/true)];
  if (sum)
    return sum;
  sum = builder.createOrFold<arith::AddIOp>(left, right);
  Value changes = builder.createOrFold<arith::AndIOp>(
      builder.createOrFold<arith::XOrIOp>(left, sum),
      builder.createOrFold<arith::XOrIOp>(right, sum));
  note(overflow, builder.createOrFold<arith::CmpIOp>(Predicate::slt, changes,
                                                     constant(0)));
  return sum;
}

/// A product overflows if its upper half is not the sign of the lower one.
Value SizeEmitter::mul(Value left, Value right) {
  if (matchPattern(left, m_One()))
    return right;
  if (matchPattern(right, m_One()))
    return left;
  if (matchPattern(left, m_Constant()) && matchPattern(right, m_Constant()))
    return builder.createOrFold<arith::MulIOp>(left, right);
  Value &known = state.products[getKey({left, right}, /*isCommutative=*/true)];
  if (known)
    return known;
  auto product = arith::MulSIExtendedOp::create(builder, left, right);
  Value sign =
      builder.createOrFold<arith::ShRSIOp>(product.getLow(), constant(63));
  note(overflow, builder.createOrFold<arith::CmpIOp>(Predicate::ne,
                                                     product.getHigh(), sign));
  return known = product.getLow();
}

Value SizeEmitter::product(ValueRange values, int64_t factor) {
  Value result = constant(1);
  for (Value value : values) {
    llvm::APInt size;
    int64_t next;
    if (matchPattern(value, m_ConstantInt(&size)) &&
        !llvm::MulOverflow(factor, size.getSExtValue(), next))
      factor = next;
    else
      result = mul(result, value);
  }
  return mul(result, constant(factor));
}

void SizeEmitter::requireSize(Value size) {
  if (state.checked.insert(getKey(size)).second)
    note(contradiction, builder.createOrFold<arith::CmpIOp>(Predicate::slt,
                                                            size, constant(0)));
}

void SizeEmitter::requireEqual(Value left, Value right) {
  if (left != right &&
      state.equal.insert(getKey({left, right}, /*isCommutative=*/true)).second)
    note(contradiction,
         builder.createOrFold<arith::CmpIOp>(Predicate::ne, left, right));
}

void SizeEmitter::requireInside(Value least, Value greatest, Value size,
                                ValueRange extents) {
  SmallVector<Value> operands = {least, greatest, size};
  llvm::append_range(operands, extents);
  if (!state.inside.insert(getKey(operands)).second)
    return;
  auto compare = [&](Predicate predicate, Value left, Value right) {
    return builder.createOrFold<arith::CmpIOp>(predicate, left, right);
  };
  Value isWrong = builder.createOrFold<arith::OrIOp>(
      compare(Predicate::slt, least, constant(0)),
      compare(Predicate::sge, greatest, size));
  for (Value extent : extents)
    isWrong = builder.createOrFold<arith::AndIOp>(
        isWrong, compare(Predicate::sgt, extent, constant(0)));
  note(contradiction, isWrong);
}

/// Sizes that are not 1 must be equal. Emits that size, or 1.
Value SizeEmitter::emitBroadcast(llvm::ArrayRef<DimExpr> sizes) {
  Value result = constant(1);
  for (DimExpr expr : sizes) {
    Value size = emit(expr);
    if (!size)
      return {};
    Value isOne =
        builder.createOrFold<arith::CmpIOp>(Predicate::eq, result, constant(1));
    Value common = builder.createOrFold<arith::SelectOp>(isOne, size, result);
    Value isWrong = builder.createOrFold<arith::AndIOp>(
        builder.createOrFold<arith::CmpIOp>(Predicate::ne, size, common),
        builder.createOrFold<arith::CmpIOp>(Predicate::ne, size, constant(1)));
    note(contradiction, isWrong);
    result = common;
  }
  return result;
}

Value SizeEmitter::emitAtom(const DimAtom &atom) {
  Value &value = state.atoms[&atom];
  if (value)
    return value;
  Value result;
  switch (atom.kind) {
  case DimAtom::Symbol:
    result = getSymbol(atom);
    break;
  case DimAtom::Alias:
    result = emit(atom.operands[0]);
    break;
  case DimAtom::FloorDiv: {
    Value dividend = emit(atom.operands[0]), divisor = emit(atom.operands[1]);
    if (!dividend || !divisor)
      return {};
    Value isWrong = builder.createOrFold<arith::CmpIOp>(Predicate::sle, divisor,
                                                        constant(0));
    note(contradiction, isWrong);
    Value safe =
        builder.createOrFold<arith::SelectOp>(isWrong, constant(1), divisor);
    result = builder.createOrFold<arith::FloorDivSIOp>(dividend, safe);
    break;
  }
  case DimAtom::Max: {
    Value operand = emit(atom.operands[0]);
    if (!operand)
      return {};
    result = builder.createOrFold<arith::MaxSIOp>(operand, constant(0));
    break;
  }
  case DimAtom::Broadcast:
    result = emitBroadcast(atom.operands);
    break;
  }
  // Emitting operands has changed the map.
  return state.atoms[&atom] = result;
}

Value SizeEmitter::emit(DimExpr expr) {
  if (Value value = state.emitted.lookup(expr))
    return value;
  Value sum = constant(expr.getConstantTerm());
  for (const onnx::DimTerm &term : expr.getTerms()) {
    Value product = constant(term.coefficient);
    for (const DimAtom *factor : term.factors) {
      Value value = emitAtom(*factor);
      if (!value)
        return {};
      product = mul(product, value);
    }
    sum = matchPattern(sum, m_Zero()) ? product : add(sum, product);
  }
  return state.emitted[expr] = sum;
}

} // namespace mlir::onnx_to_krnl
