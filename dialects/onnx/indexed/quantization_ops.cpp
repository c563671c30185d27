// SPDX-License-Identifier: Apache-2.0
//
// Conversions between numbers and their quantized form.
#include "dialects/math/math.h"
#include "dialects/onnx/indexed/elementwise.h"
#include "dialects/onnx/indexed/reduction.h"
#include "dialects/onnx/indexed/table.h"

namespace mlir::onnx {

/// Adds the reads of the scale and, if there is one, of the zero point: of a
/// tensor, of an axis, or of blocks along an axis.
static void readScale(NestBuilder &nest, const Operator &op, Index point) {
  const Sizes scale = op.getShape(1);
  llvm::SmallVector<AffineExpr> index;
  if (scale.size() == 1 && !scale[0].isConstant(1) && !point.empty()) {
    index.push_back(
        point[Operator::normalizeAxis(op.getInteger("axis", 1), point.size())]);
  } else if (scale.size() == point.size() && scale.size() > 1) {
    index.assign(point.begin(), point.end());
    AffineExpr &blocked =
        index[Operator::normalizeAxis(op.getInteger("axis", 1), point.size())];
    blocked =
        blocked.floorDiv(std::max<int64_t>(op.getInteger("block_size", 1), 1));
  } else {
    index.assign(scale.size(), nest.constant(0));
  }
  nest.read(1, index);
  if (op.hasOperand(2))
    nest.read(2, index);
}

static Value extendInteger(ScalarBuilder &builder, Value x, Type type,
                           bool isUnsigned) {
  if (x.getType() == type)
    return x;
  return isUnsigned ? Value(arith::ExtUIOp::create(builder, type, x))
                    : Value(arith::ExtSIOp::create(builder, type, x));
}

/// (x - zero point) * scale
static FailureOr<IndexedOp> indexDequantize(const Operator &op) {
  if (failed(requireInteger(op)) || failed(requireFloat(op, 1)))
    return failure();
  const bool isUnsigned = op.isUnsigned(0), hasZero = op.hasOperand(2);
  const Type type = op.getResultScalarType();
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  readScale(nest, op, point);
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    const Type wide = builder.getI64Type();
    Value number = extendInteger(builder, x[0], wide, isUnsigned);
    if (hasZero)
      number =
          builder.sub(number, extendInteger(builder, x[2], wide, isUnsigned));
    Value scale = emitExtend(builder, x[1]);
    Value real = arith::SIToFPOp::create(builder, scale.getType(), number);
    Value result = builder.mul(real, scale);
    const unsigned given = result.getType().getIntOrFloatBitWidth();
    if (given < type.getIntOrFloatBitWidth())
      return Value(arith::ExtFOp::create(builder, type, result));
    return emitRound(builder, result, type);
  });
  return nest.takeOp();
}

/// Rounds x / scale to even, adds the zero point and saturates. NaN becomes the
/// zero point.
static FailureOr<IndexedOp> indexQuantize(const Operator &op) {
  const Type resultType = op.getResultElementType();
  auto integer = dyn_cast<IntegerType>(resultType);
  if (failed(requireFloat(op)) || failed(requireFloat(op, 1)))
    return failure();
  if (!integer || integer.getWidth() < 8 || integer.getWidth() > 32)
    return op.emitError() << "yields elements of type " << resultType
                          << ", which is not implemented";
  const bool isUnsigned = integer.isUnsigned(), hasZero = op.hasOperand(2);
  const Type type = op.getResultScalarType();
  const int64_t least =
      isUnsigned ? 0 : -(int64_t(1) << (integer.getWidth() - 1));
  const int64_t greatest =
      (int64_t(1) << (integer.getWidth() - (isUnsigned ? 0 : 1))) - 1;
  NestBuilder nest(op);
  llvm::SmallVector<AffineExpr> point = nest.addLoops(op.getResultShape());
  nest.read(0, point);
  readScale(nest, op, point);
  nest.write(0, point);
  nest.computeElement([=](ScalarBuilder &builder, llvm::ArrayRef<Value> x) {
    const Type wide = builder.getI64Type();
    Value number = emitExtend(builder, x[0]), scale = emitExtend(builder, x[1]);
    Value rounded = math::RoundEvenOp::create(
        builder, builder.createOrFold<arith::DivFOp>(number, scale));
    // Beyond these bounds the sum with any zero point saturates.
    const Type real = rounded.getType();
    Value bounded =
        builder.max(builder.min(rounded, builder.constant(real, 8589934592.0)),
                    builder.constant(real, -8589934592.0));
    Value isNumber =
        builder.compare(arith::CmpFPredicate::ORD, bounded, bounded);
    Value integerValue = arith::FPToSIOp::create(
        builder, wide,
        builder.select(isNumber, bounded, builder.constant(real, 0)));
    if (hasZero)
      integerValue = builder.add(
          integerValue, extendInteger(builder, x[2], wide, isUnsigned));
    Value clamped =
        builder.max(builder.min(integerValue, builder.constant(wide, greatest)),
                    builder.constant(wide, least));
    return Value(arith::TruncIOp::create(builder, type, clamped));
  });
  return nest.takeOp();
}

llvm::ArrayRef<IndexEntry> getQuantizationEntries() {
  static constexpr IndexEntry entries[] = {
      {"DequantizeLinear", indexDequantize},
      {"QuantizeLinear", indexQuantize},
  };
  return entries;
}

} // namespace mlir::onnx
