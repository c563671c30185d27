// SPDX-License-Identifier: Apache-2.0
//
// Comparisons, logic, bits and choices between elements.
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

namespace {

/// A comparison of each kind of element. Comparisons with NaN do not hold.
struct Comparison {
  arith::CmpFPredicate floats;
  arith::CmpIPredicate integers;
  arith::CmpIPredicate unsignedIntegers;
};

} // namespace

static constexpr Comparison equal = {arith::CmpFPredicate::OEQ,
                                     arith::CmpIPredicate::eq,
                                     arith::CmpIPredicate::eq};
static constexpr Comparison less = {arith::CmpFPredicate::OLT,
                                    arith::CmpIPredicate::slt,
                                    arith::CmpIPredicate::ult};
static constexpr Comparison lessOrEqual = {arith::CmpFPredicate::OLE,
                                           arith::CmpIPredicate::sle,
                                           arith::CmpIPredicate::ule};
static constexpr Comparison greater = {arith::CmpFPredicate::OGT,
                                       arith::CmpIPredicate::sgt,
                                       arith::CmpIPredicate::ugt};
static constexpr Comparison greaterOrEqual = {arith::CmpFPredicate::OGE,
                                              arith::CmpIPredicate::sge,
                                              arith::CmpIPredicate::uge};

static bool isBool(const Operator &op, unsigned i) {
  return op.getElementType(i).isSignlessInteger(1);
}

template <const Comparison &comparison>
static FailureOr<IndexedOp> indexComparison(const Operator &op) {
  if (!isBool(op, 0) && failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
        if (isFloat(x[0]))
          return builder.compare(comparison.floats, x[0], x[1]);
        return builder.compare(isUnsigned ? comparison.unsignedIntegers
                                          : comparison.integers,
                               x[0], x[1]);
      });
}

/// An operation of arith on bools, or on integers if `isBitwise`.
template <typename OpT, bool isBitwise>
static FailureOr<IndexedOp> indexBits(const Operator &op) {
  if (isBitwise && failed(requireInteger(op)))
    return failure();
  return makeElementwise(op,
                         [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
                           return builder.createOrFold<OpT>(x[0], x[1]);
                         });
}

template <bool isBitwise>
static FailureOr<IndexedOp> indexNot(const Operator &op) {
  if (isBitwise && failed(requireInteger(op)))
    return failure();
  return makeElementwise(op,
                         [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
                           return builder.createOrFold<arith::XOrIOp>(
                               x[0], builder.constant(x[0].getType(), -1));
                         });
}

/// A shift by the width or more, or by a negative count, shifts all bits out. A
/// signed integer is shifted to the right with its sign.
static FailureOr<IndexedOp> indexBitShift(const Operator &op) {
  if (failed(requireInteger(op)))
    return failure();
  const bool isLeft = op.getString("direction", "") == "LEFT";
  const bool isUnsigned = op.isUnsigned(0);
  return makeElementwise(op, [=](ScalarBuilder &builder,
                                 llvm::ArrayRef<Value> x) {
    const Type type = x[0].getType();
    const int64_t width = type.getIntOrFloatBitWidth();
    Value isInside = builder.compare(arith::CmpIPredicate::ult, x[1],
                                     builder.constant(type, width));
    if (!isLeft && !isUnsigned) {
      Value count =
          builder.select(isInside, x[1], builder.constant(type, width - 1));
      return builder.createOrFold<arith::ShRSIOp>(x[0], count);
    }
    Value zero = builder.constant(type, 0);
    Value count = builder.select(isInside, x[1], zero);
    Value shifted = isLeft ? builder.createOrFold<arith::ShLIOp>(x[0], count)
                           : builder.createOrFold<arith::ShRUIOp>(x[0], count);
    return builder.select(isInside, shifted, zero);
  });
}

static FailureOr<IndexedOp> indexIsNaN(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  return makeElementwise(
      op, [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
        return builder.compare(arith::CmpFPredicate::UNO, x[0], x[0]);
      });
}

/// Attributes say which of the two infinities counts.
static FailureOr<IndexedOp> indexIsInf(const Operator &op) {
  if (failed(requireFloat(op)))
    return failure();
  const bool negative = op.getInteger("detect_negative", 1) != 0;
  const bool positive = op.getInteger("detect_positive", 1) != 0;
  return makeElementwise(
      op, [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
        auto equals = [&](TypedAttr infinity) -> Value {
          Value constant = arith::ConstantOp::create(builder, infinity);
          return builder.compare(arith::CmpFPredicate::OEQ, x[0], constant);
        };
        const Type type = x[0].getType();
        Value result = builder.constant(builder.getI1Type(), 0);
        if (negative)
          result = equals(getLeast(type, /*isUnsigned=*/false));
        if (positive)
          result = builder.createOrFold<arith::OrIOp>(
              result, equals(getGreatest(type, /*isUnsigned=*/false)));
        return result;
      });
}

static FailureOr<IndexedOp> indexWhere(const Operator &op) {
  return makeElementwise(op,
                         [](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
                           return builder.select(x[0], x[1], x[2]);
                         });
}

/// Clamps to the lower bound first, then to the upper bound. NaN remains. A
/// bound may be omitted.
static FailureOr<IndexedOp> indexClip(const Operator &op) {
  if (failed(requireNumber(op)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0);
  llvm::SmallVector<unsigned> operands = {0};
  const bool hasLow = op.hasOperand(1), hasHigh = op.hasOperand(2);
  if (hasLow)
    operands.push_back(1);
  if (hasHigh)
    operands.push_back(2);
  return makeElementwise(op, operands,
                         [=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
                           Value result = x[0];
                           if (hasLow)
                             result = builder.max(result, x[1], isUnsigned);
                           if (hasHigh)
                             result = builder.min(result, x.back(), isUnsigned);
                           return result;
                         });
}

llvm::ArrayRef<IndexEntry> getLogicEntries() {
  static constexpr IndexEntry entries[] = {
      {"And", indexBits<arith::AndIOp, false>},
      {"BitShift", indexBitShift},
      {"BitwiseAnd", indexBits<arith::AndIOp, true>},
      {"BitwiseNot", indexNot<true>},
      {"BitwiseOr", indexBits<arith::OrIOp, true>},
      {"BitwiseXor", indexBits<arith::XOrIOp, true>},
      {"Clip", indexClip},
      {"Equal", indexComparison<equal>},
      {"Greater", indexComparison<greater>},
      {"GreaterOrEqual", indexComparison<greaterOrEqual>},
      {"IsInf", indexIsInf},
      {"IsNaN", indexIsNaN},
      {"Less", indexComparison<less>},
      {"LessOrEqual", indexComparison<lessOrEqual>},
      {"Not", indexNot<false>},
      {"Or", indexBits<arith::OrIOp, false>},
      {"Where", indexWhere},
      {"Xor", indexBits<arith::XOrIOp, false>},
  };
  return entries;
}

} // namespace mlir::onnx
