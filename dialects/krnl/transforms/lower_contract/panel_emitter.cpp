// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/panel_emitter.h"

#include "core/interfaces/static_values.h"
#include "dialects/affine/expand.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::krnl;

Value PanelEmitter::number(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value PanelEmitter::add(Value a, Value b) {
  return builder.createOrFold<arith::AddIOp>(loc, a, b);
}

Value PanelEmitter::subtract(Value a, Value b) {
  return builder.createOrFold<arith::SubIOp>(loc, a, b);
}

Value PanelEmitter::multiply(Value a, Value b) {
  return builder.createOrFold<arith::MulIOp>(loc, a, b);
}

Value PanelEmitter::divide(Value a, Value b) {
  return builder.createOrFold<arith::DivUIOp>(loc, a, b);
}

Value PanelEmitter::remainder(Value a, Value b) {
  return builder.createOrFold<arith::RemUIOp>(loc, a, b);
}

Value PanelEmitter::minimum(Value a, Value b) {
  return builder.createOrFold<arith::MinSIOp>(loc, a, b);
}

Value PanelEmitter::maximum(Value a, Value b) {
  return builder.createOrFold<arith::MaxSIOp>(loc, a, b);
}

Value PanelEmitter::isLess(Value a, Value b) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, a,
                                             b);
}

Value PanelEmitter::both(Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return builder.createOrFold<arith::AndIOp>(loc, a, b);
}

Value PanelEmitter::getSize(Value memref, unsigned dim) {
  const auto type = cast<MemRefType>(memref.getType());
  if (type.isDynamicDim(dim))
    return memref::DimOp::create(builder, loc, memref, dim);
  return number(type.getDimSize(dim));
}

Value PanelEmitter::isInside(Value index, Value size) {
  return builder.createOrFold<arith::CmpIOp>(loc, arith::CmpIPredicate::ult,
                                             index, size);
}

void PanelEmitter::forEach(Value lower, Value upper, int64_t step,
                           function_ref<void(Value)> body) {
  const auto first = getConstantIntValue(OpFoldResult(lower)),
             end = getConstantIntValue(OpFoldResult(upper));
  if (first && end && *first < *end && *end - *first <= step)
    return body(lower);
  auto loop = scf::ForOp::create(builder, loc, lower, upper, number(step));
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(loop.getBody()->getTerminator());
    body(loop.getInductionVar());
  }
  builder.setInsertionPointAfter(loop);
}

void PanelEmitter::branch(Value condition, function_ref<void()> makeThen,
                          function_ref<void()> makeElse) {
  const auto known = condition ? getConstantIntValue(OpFoldResult(condition))
                               : std::optional<int64_t>(1);
  if (known) {
    if (*known != 0)
      makeThen();
    else if (makeElse)
      makeElse();
    return;
  }
  auto choice = scf::IfOp::create(builder, loc, TypeRange(), condition,
                                  /*withElseRegion=*/bool(makeElse));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  makeThen();
  if (!makeElse)
    return;
  builder.setInsertionPointToStart(choice.elseBlock());
  makeElse();
}

SmallVector<Value>
PanelEmitter::choose(Value condition, TypeRange types,
                     function_ref<SmallVector<Value>()> makeThen,
                     function_ref<SmallVector<Value>()> makeElse) {
  const auto known = condition ? getConstantIntValue(OpFoldResult(condition))
                               : std::optional<int64_t>(1);
  if (known)
    return *known != 0 ? makeThen() : makeElse();
  auto choice = scf::IfOp::create(builder, loc, types, condition,
                                  /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    scf::YieldOp::create(builder, loc, ValueRange(makeThen()));
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, ValueRange(makeElse()));
  }
  return SmallVector<Value>(choice->getResults());
}

Value PanelEmitter::evaluate(AffineExpr expr) {
  const AffineMap map = op.getOutputMap();
  SmallVector<AffineExpr> dims;
  for (auto [i, iterator] : llvm::enumerate(iterators)) {
    std::optional<int64_t> constant;
    if (iterator)
      constant = getConstantIntValue(OpFoldResult(iterator));
    dims.push_back(constant
                       ? getAffineConstantExpr(*constant, expr.getContext())
                       : getAffineDimExpr(i, expr.getContext()));
  }
  expr = simplifyAffineExpr(expr.replaceDims(dims), map.getNumDims(),
                            map.getNumSymbols());
  Value value =
      affine::expandAffineExpr(builder, loc, expr, iterators, op.getSymbols());
  hasFailed |= !value;
  return value ? value : number(0);
}

SmallVector<Value> PanelEmitter::getPlace(AffineMap map) {
  SmallVector<Value> place;
  for (AffineExpr expr : map.getResults())
    place.push_back(evaluate(expr));
  return place;
}

Value PanelEmitter::load(const PanelOperand &operand) {
  return memref::LoadOp::create(builder, loc, operand.memref,
                                getPlace(operand.map));
}

VectorType PanelEmitter::getVectorType(Type element) {
  return VectorType::get({shape.lanes}, element);
}

Value PanelEmitter::getZeros() {
  return arith::ConstantOp::create(
      builder, loc, builder.getZeroAttr(getVectorType(op.getAccumulator())));
}

void PanelEmitter::setColumns(Value j) {
  for (unsigned iterator : llvm::reverse(roles.columns)) {
    if (iterator == roles.columns.front()) {
      iterators[iterator] = j;
      break;
    }
    iterators[iterator] = remainder(j, getBound(iterator));
    j = divide(j, getBound(iterator));
  }
}

std::optional<int64_t> PanelEmitter::getNumColumns() {
  int64_t product = 1;
  for (unsigned iterator : roles.columns) {
    const auto bound = getConstantBound(op, iterator);
    if (!bound || *bound < 0 || llvm::MulOverflow(product, *bound, product))
      return std::nullopt;
  }
  return product;
}
