// SPDX-License-Identifier: Apache-2.0
#include "dialects/utils/runtime_checks.h"

#include "dialects/cf/cf.h"
#include "dialects/scf/scf.h"
#include "dialects/utils/index_arithmetic.h"

using namespace mlir;
using arith::CmpIPredicate;

void RuntimeChecks::check(Value condition, const Twine &what) {
  cf::AssertOp::create(builder, loc, condition, makeMessage(op, what.str()));
}

void RuntimeChecks::checkEqual(Value a, Value b, const Twine &what) {
  check(compare(CmpIPredicate::eq, a, b), what);
}

Value RuntimeChecks::constant(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value).getResult();
}

Value RuntimeChecks::compare(CmpIPredicate predicate, Value a, Value b) {
  return arith::CmpIOp::create(builder, loc, predicate, a, b).getResult();
}

Value RuntimeChecks::conjoin(Value a, Value b) {
  return builder.createOrFold<arith::AndIOp>(loc, a, b);
}

Value RuntimeChecks::isBetween(Value value, Value low, Value high) {
  Value isAbove =
      builder.createOrFold<arith::CmpIOp>(loc, CmpIPredicate::sge, value, low);
  Value isBelow =
      builder.createOrFold<arith::CmpIOp>(loc, CmpIPredicate::slt, value, high);
  return conjoin(isAbove, isBelow);
}

void RuntimeChecks::checkIndices(ValueRange indices,
                                 function_ref<Value(int64_t)> getSize) {
  if (indices.empty())
    return;
  Value zero = constant(0);
  Value all;
  for (auto [i, index] : llvm::enumerate(indices)) {
    Value isInside = isBetween(index, zero, getSize(i));
    all = all ? conjoin(all, isInside) : isInside;
  }
  check(all, "out-of-bounds access");
}

/// Creates an scf.if that returns the value of `then` if `condition` is true,
/// else the value of `otherwise`.
static Value select(RuntimeChecks checks, Value condition,
                    function_ref<Value(OpBuilder &)> then,
                    function_ref<Value(OpBuilder &)> otherwise) {
  auto yield = [](function_ref<Value(OpBuilder &)> make) {
    return [make](OpBuilder &builder, Location loc) {
      scf::YieldOp::create(builder, loc, ValueRange(make(builder)));
    };
  };
  return scf::IfOp::create(checks.builder, checks.loc, condition, yield(then),
                           yield(otherwise))
      .getResult(0);
}

void RuntimeChecks::checkSlice(OffsetSizeAndStrideOpInterface slice, int64_t i,
                               Value zero, Value one,
                               function_ref<Value()> getSourceSize,
                               StringRef name) {
  auto getValue = [&](OpFoldResult value) {
    return getValueOrCreateConstantIndexOp(builder, loc, value);
  };
  Value offset = getValue(slice.getMixedOffsets()[i]);
  Value size = getValue(slice.getMixedSizes()[i]);
  Value stride = getValue(slice.getMixedStrides()[i]);
  Value sourceSize = getSourceSize();
  auto within = [&](OpBuilder &inner, Value value) {
    return RuntimeChecks{op, inner, loc, makeMessage}.isBetween(value, zero,
                                                                sourceSize);
  };
  Value isOffsetInside = select(
      *this, compare(CmpIPredicate::eq, size, zero),
      [&](OpBuilder &b) -> Value {
        Value isAbove =
            arith::CmpIOp::create(b, loc, CmpIPredicate::sge, offset, zero);
        Value isBelow = arith::CmpIOp::create(b, loc, CmpIPredicate::sle,
                                              offset, sourceSize);
        return arith::AndIOp::create(b, loc, isAbove, isBelow);
      },
      [&](OpBuilder &b) { return within(b, offset); });
  check(isOffsetInside, "offset " + Twine(i) + " is out-of-bounds");
  Value isEndInside = select(
      *this, compare(CmpIPredicate::sgt, size, zero),
      [&](OpBuilder &b) -> Value {
        Value last = arith::SubIOp::create(b, loc, size, one);
        last = arith::MulIOp::create(b, loc, last, stride);
        last = arith::AddIOp::create(b, loc, offset, last);
        return within(b, last);
      },
      [&](OpBuilder &b) -> Value {
        return arith::ConstantOp::create(b, loc, b.getBoolAttr(true));
      });
  check(isEndInside, name + " runs out-of-bounds along dimension " + Twine(i));
}
