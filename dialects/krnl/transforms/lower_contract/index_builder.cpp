// SPDX-License-Identifier: Apache-2.0
#include "dialects/krnl/transforms/lower_contract/index_builder.h"

#include "core/interfaces/static_values.h"
#include "dialects/arith/arith.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"

namespace mlir::krnl {

Value IndexBuilder::number(int64_t value) {
  return arith::ConstantIndexOp::create(*this, getLoc(), value);
}

Value IndexBuilder::add(Value a, Value b) {
  return createOrFold<arith::AddIOp>(a, b);
}

Value IndexBuilder::sub(Value a, Value b) {
  return createOrFold<arith::SubIOp>(a, b);
}

Value IndexBuilder::mul(Value a, int64_t b) {
  return b == 1 ? a : createOrFold<arith::MulIOp>(a, number(b));
}

Value IndexBuilder::min(Value a, Value b) {
  return createOrFold<arith::MinSIOp>(a, b);
}

Value IndexBuilder::max(Value a, Value b) {
  return createOrFold<arith::MaxSIOp>(a, b);
}

Value IndexBuilder::divide(Value a, int64_t b) {
  return b == 1 ? a : createOrFold<arith::DivUIOp>(a, number(b));
}

Value IndexBuilder::isLess(Value a, Value b) {
  return createOrFold<arith::CmpIOp>(arith::CmpIPredicate::slt, a, b);
}

Value IndexBuilder::isInside(Value a, Value b) {
  // A negative index is a large number.
  return createOrFold<arith::CmpIOp>(arith::CmpIPredicate::ult, a, b);
}

Value IndexBuilder::both(Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  return createOrFold<arith::AndIOp>(a, b);
}

Value IndexBuilder::size(Value memref, unsigned dim) {
  const auto type = cast<MemRefType>(memref.getType());
  if (type.isDynamicDim(dim))
    return memref::DimOp::create(*this, getLoc(), memref, dim);
  return number(type.getDimSize(dim));
}

LogicalResult IndexBuilder::loop(Value lower, Value upper, int64_t step,
                                 Body body) {
  const std::optional<int64_t> first = getConstantIntValue(OpFoldResult(lower)),
                               last = getConstantIntValue(OpFoldResult(upper));
  if (first && last && *first >= *last)
    return success();
  if (first && last && *last - *first <= step)
    return body(lower);
  auto loop = scf::ForOp::create(*this, getLoc(), lower, upper, number(step));
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  return body(loop.getInductionVar());
}

FailureOr<SmallVector<Value>>
IndexBuilder::loop(int64_t upper, ValueRange inits, CarryingBody body) {
  if (upper == 1)
    return body(number(0), inits);
  auto loop = scf::ForOp::create(*this, getLoc(), number(0), number(upper),
                                 number(1), inits);
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  FailureOr<SmallVector<Value>> next =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (failed(next))
    return failure();
  scf::YieldOp::create(*this, getLoc(), ValueRange(*next));
  return SmallVector<Value>(loop->getResults());
}

LogicalResult IndexBuilder::choose(Value condition,
                                   function_ref<LogicalResult()> then,
                                   function_ref<LogicalResult()> otherwise) {
  std::optional<int64_t> known;
  if (condition)
    known = getConstantIntValue(OpFoldResult(condition));
  if (!condition || (known && *known != 0))
    return then();
  if (known)
    return otherwise ? otherwise() : success();
  auto branch =
      scf::IfOp::create(*this, getLoc(), condition,
                        /*withElseRegion=*/static_cast<bool>(otherwise));
  InsertionGuard guard(*this);
  setInsertionPointToStart(&branch.getThenRegion().front());
  if (failed(then()))
    return failure();
  if (!otherwise)
    return success();
  setInsertionPointToStart(&branch.getElseRegion().front());
  return otherwise();
}

} // namespace mlir::krnl
