// SPDX-License-Identifier: Apache-2.0
//
// Functions of one float. Elements of 16 bits are computed in f32 and rounded
// once.
#include <cmath>

#include "dialects/math/math.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

using FloatFn = std::function<Value(ScalarBuilder &, Value)>;

static FailureOr<IndexedOp> makeFloat(const Operator &op, FloatFn emit) {
  if (failed(requireFloat(op)))
    return failure();
  const Type type = op.getResultScalarType();
  return makeElementwise(
      op, {0},
      [emit = std::move(emit), type](ScalarBuilder &builder,
                                     llvm::ArrayRef<Value> x) -> Value {
        if (type.getIntOrFloatBitWidth() != 16)
          return emit(builder, x[0]);
        Value wide = arith::ExtFOp::create(builder, builder.getF32Type(), x[0]);
        return arith::TruncFOp::create(builder, type, emit(builder, wide));
      });
}

/// An operation of the math dialect.
template <typename OpT>
static FailureOr<IndexedOp> indexMath(const Operator &op) {
  return makeFloat(op, [](ScalarBuilder &builder, Value x) -> Value {
    return OpT::create(builder, x);
  });
}

template <Value (*emit)(ScalarBuilder &, Value)>
static FailureOr<IndexedOp> indexFloat(const Operator &op) {
  return makeFloat(op, emit);
}

static Value divide(ScalarBuilder &builder, Value left, Value right) {
  return builder.createOrFold<arith::DivFOp>(left, right);
}

static Value exp(ScalarBuilder &builder, Value x) {
  return math::ExpOp::create(builder, x);
}

static Value isLess(ScalarBuilder &builder, Value left, Value right) {
  return builder.compare(arith::CmpFPredicate::OLT, left, right);
}

/// 1 / (1 + exp(-x))
static Value emitSigmoid(ScalarBuilder &builder, Value x) {
  Value one = builder.constant(x.getType(), 1);
  Value power = exp(builder, builder.createOrFold<arith::NegFOp>(x));
  return divide(builder, one, builder.add(one, power));
}

static Value emitReciprocal(ScalarBuilder &builder, Value x) {
  return divide(builder, builder.constant(x.getType(), 1), x);
}

/// ln(1 + exp(x)) as max(x, 0) + log1p(exp(-|x|)), which does not overflow.
static Value emitSoftplus(ScalarBuilder &builder, Value x) {
  Value magnitude = math::AbsFOp::create(builder, x);
  Value power = exp(builder, builder.createOrFold<arith::NegFOp>(magnitude));
  return builder.add(builder.max(x, builder.constant(x.getType(), 0)),
                     math::Log1pOp::create(builder, power));
}

/// x / (1 + |x|)
static Value emitSoftsign(ScalarBuilder &builder, Value x) {
  return divide(builder, x,
                builder.add(builder.constant(x.getType(), 1),
                            math::AbsFOp::create(builder, x)));
}

/// x * tanh(softplus(x))
static Value emitMish(ScalarBuilder &builder, Value x) {
  return builder.mul(x,
                     math::TanhOp::create(builder, emitSoftplus(builder, x)));
}

/// max(0, min(1, alpha * x + beta))
static Value emitHardSigmoid(ScalarBuilder &builder, Value x, double alpha,
                             double beta) {
  const Type type = x.getType();
  Value line = builder.add(builder.mul(x, builder.constant(type, alpha)),
                           builder.constant(type, beta));
  return builder.max(builder.min(line, builder.constant(type, 1)),
                     builder.constant(type, 0));
}

static Value emitHardSwish(ScalarBuilder &builder, Value x) {
  return builder.mul(x, emitHardSigmoid(builder, x, 1.0f / 6.0f, 0.5));
}

static FailureOr<IndexedOp> indexHardSigmoid(const Operator &op) {
  const double alpha = op.getFloat("alpha", 0.2f);
  const double beta = op.getFloat("beta", 0.5f);
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    return emitHardSigmoid(builder, x, alpha, beta);
  });
}

/// Returns `positive` where x is greater than 0 or NaN, else `other`.
static Value selectPositive(ScalarBuilder &builder, Value x, Value positive,
                            Value other) {
  Value isOther = builder.compare(arith::CmpFPredicate::OLE, x,
                                  builder.constant(x.getType(), 0));
  return builder.select(isOther, other, positive);
}

static FailureOr<IndexedOp> indexLeakyRelu(const Operator &op) {
  const double alpha = op.getFloat("alpha", 0.01f);
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    const Type type = x.getType();
    return builder.select(isLess(builder, x, builder.constant(type, 0)),
                          builder.mul(x, builder.constant(type, alpha)), x);
  });
}

static FailureOr<IndexedOp> indexThresholdedRelu(const Operator &op) {
  const double alpha = op.getFloat("alpha", 1);
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    const Type type = x.getType();
    Value isGreater = builder.compare(arith::CmpFPredicate::OGT, x,
                                      builder.constant(type, alpha));
    return builder.select(isGreater, x, builder.constant(type, 0));
  });
}

/// x where it is positive, else alpha * (exp(x / divisor) - 1), both times
/// gamma.
static FailureOr<IndexedOp> makeExponential(const Operator &op, double alpha,
                                            double divisor, double gamma) {
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) -> Value {
    const Type type = x.getType();
    Value scaled =
        divisor == 1 ? x : divide(builder, x, builder.constant(type, divisor));
    Value power = math::ExpM1Op::create(builder, scaled);
    Value result = selectPositive(
        builder, x, x, builder.mul(builder.constant(type, alpha), power));
    return gamma == 1 ? result
                      : builder.mul(builder.constant(type, gamma), result);
  });
}

static FailureOr<IndexedOp> indexElu(const Operator &op) {
  return makeExponential(op, op.getFloat("alpha", 1), 1, 1);
}

static FailureOr<IndexedOp> indexCelu(const Operator &op) {
  const double alpha = op.getFloat("alpha", 1);
  return makeExponential(op, alpha, alpha, 1);
}

static FailureOr<IndexedOp> indexSelu(const Operator &op) {
  return makeExponential(op, op.getFloat("alpha", 1.67326319217681884765625), 1,
                         op.getFloat("gamma", 1.05070102214813232421875));
}

/// x * sigmoid(alpha * x)
static FailureOr<IndexedOp> indexSwish(const Operator &op) {
  const double alpha = op.getFloat("alpha", 1);
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    Value scaled = builder.mul(x, builder.constant(x.getType(), alpha));
    return builder.mul(x, emitSigmoid(builder, scaled));
  });
}

/// x / 2 * (1 + erf(x / sqrt(2))), or its approximation by tanh.
static Value emitGelu(ScalarBuilder &builder, Value x, bool isApproximated) {
  const Type type = x.getType();
  auto number = [&](double value) { return builder.constant(type, value); };
  Value curve;
  if (isApproximated) {
    Value cube = builder.mul(builder.mul(x, x), x);
    Value inner =
        builder.mul(number(std::sqrt(2 / M_PI)),
                    builder.add(x, builder.mul(number(0.044715), cube)));
    curve = math::TanhOp::create(builder, inner);
  } else {
    curve =
        math::ErfOp::create(builder, builder.mul(x, number(std::sqrt(0.5))));
  }
  return builder.mul(builder.mul(number(0.5), x),
                     builder.add(number(1), curve));
}

static FailureOr<IndexedOp> indexGelu(const Operator &op) {
  const bool isApproximated = op.getString("approximate", "none") == "tanh";
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    return emitGelu(builder, x, isApproximated);
  });
}

/// Moves x towards 0 by `bias` where it is beyond `lambd`; 0 elsewhere.
static FailureOr<IndexedOp> indexShrink(const Operator &op) {
  const double bias = op.getFloat("bias", 0);
  const double lambd = op.getFloat("lambd", 0.5);
  return makeFloat(op, [=](ScalarBuilder &builder, Value x) {
    const Type type = x.getType();
    Value isHigh = builder.compare(arith::CmpFPredicate::OGT, x,
                                   builder.constant(type, lambd));
    Value isLow = isLess(builder, x, builder.constant(type, -lambd));
    Value high = builder.sub(x, builder.constant(type, bias));
    Value low = builder.add(x, builder.constant(type, bias));
    return builder.select(
        isHigh, high, builder.select(isLow, low, builder.constant(type, 0)));
  });
}

llvm::ArrayRef<IndexEntry> getFloatEntries() {
  static constexpr IndexEntry entries[] = {
      {"Acos", indexMath<math::AcosOp>},
      {"Acosh", indexMath<math::AcoshOp>},
      {"Asin", indexMath<math::AsinOp>},
      {"Asinh", indexMath<math::AsinhOp>},
      {"Atan", indexMath<math::AtanOp>},
      {"Atanh", indexMath<math::AtanhOp>},
      {"Ceil", indexMath<math::CeilOp>},
      {"Celu", indexCelu},
      {"Cos", indexMath<math::CosOp>},
      {"Cosh", indexMath<math::CoshOp>},
      {"Elu", indexElu},
      {"Erf", indexMath<math::ErfOp>},
      {"Exp", indexMath<math::ExpOp>},
      {"Floor", indexMath<math::FloorOp>},
      {"Gelu", indexGelu},
      {"HardSigmoid", indexHardSigmoid},
      {"HardSwish", indexFloat<emitHardSwish>},
      {"LeakyRelu", indexLeakyRelu},
      {"Log", indexMath<math::LogOp>},
      {"Mish", indexFloat<emitMish>},
      {"Reciprocal", indexFloat<emitReciprocal>},
      {"Round", indexMath<math::RoundEvenOp>},
      {"Selu", indexSelu},
      {"Shrink", indexShrink},
      {"Sigmoid", indexFloat<emitSigmoid>},
      {"Sin", indexMath<math::SinOp>},
      {"Sinh", indexMath<math::SinhOp>},
      {"Softplus", indexFloat<emitSoftplus>},
      {"Softsign", indexFloat<emitSoftsign>},
      {"Sqrt", indexMath<math::SqrtOp>},
      {"Swish", indexSwish},
      {"Tan", indexMath<math::TanOp>},
      {"Tanh", indexMath<math::TanhOp>},
      {"ThresholdedRelu", indexThresholdedRelu},
  };
  return entries;
}

} // namespace mlir::onnx
