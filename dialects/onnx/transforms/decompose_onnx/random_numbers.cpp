// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decompose_onnx/random_numbers.h"

#include <cstdint>
#include <numbers>
#include <optional>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/ir/builtin/builtin_types.h"
#include "core/ir/data/float_semantics.h"
#include "dialects/onnx/structure_ops.h"
#include "llvm/ADT/APInt.h"

namespace mlir::onnx {

/// The constants of SplitMix64.
static constexpr uint64_t increment = 0x9e3779b97f4a7c15;
static constexpr struct {
  unsigned shift;
  uint64_t factor;
} rounds[] = {{30, 0xbf58476d1ce4e5b9}, {27, 0x94d049bb133111eb}};
static constexpr unsigned lastShift = 31;

/// Returns the attribute `seed` as an integer, or nothing if it is missing.
static std::optional<uint64_t> getSeed(Operation *op) {
  if (auto seed = op->getAttrOfType<FloatAttr>("seed"))
    return seed.getValue().bitcastToAPInt().getZExtValue();
  if (auto seed = op->getAttrOfType<IntegerAttr>("seed"))
    return seed.getValue().getZExtValue();
  return std::nullopt;
}

RandomNumbers::RandomNumbers(const Node &node, NodeBuilder &builder,
                             Value count)
    : builder(builder) {
  const Type integer = builder.getI64Type();
  const Type bits = builder.getIntegerType(64, /*isSigned=*/false);
  positions = builder.cast(builder.range(count), bits);
  Value seed;
  if (const auto given = getSeed(node.op))
    seed = scalar(*given);
  else
    seed = builder.cast(
        RandomSeedOp::create(builder, RankedTensorType::get({}, integer)),
        bits);
  key = mix(seed);
}

Value RandomNumbers::scalar(uint64_t value) {
  const Type type = builder.getIntegerType(64, /*isSigned=*/false);
  return builder.constant(DenseElementsAttr::get(
      RankedTensorType::get({}, type), llvm::APInt(64, value)));
}

Value RandomNumbers::mix(Value bits) {
  const auto shift = [&](unsigned count) {
    Value shifted = builder.node(
        "BitShift", {bits, scalar(count)},
        builder.getNamedAttr("direction", builder.getStringAttr("RIGHT")));
    return builder.node("BitwiseXor", {bits, shifted});
  };
  for (const auto &round : rounds)
    bits = builder.node("Mul", {shift(round.shift), scalar(round.factor)});
  return shift(lastShift);
}

Type RandomNumbers::getWorkType(Type type) const {
  return type.isF64() ? type : builder.getF32Type();
}

Value RandomNumbers::createUniform(Type type) {
  const unsigned width =
      cast<FloatType>(type).getFloatSemantics().mantissaWidth;
  const Type workType = getWorkType(type);
  Value steps = builder.node("Mul", {positions, scalar(increment)});
  Value bits = mix(builder.node("Add", {steps, key}));
  key = mix(builder.node("Add", {key, scalar(increment)}));
  Value number = builder.node(
      "BitShift", {bits, scalar(64 - width)},
      builder.getNamedAttr("direction", builder.getStringAttr("RIGHT")));
  // The number fits in a signed integer, which converts faster.
  number = builder.cast(
      number, builder.getIntegerType(workType.getIntOrFloatBitWidth()));
  return builder.node("Mul", {builder.cast(number, workType),
                              builder.scalar(workType, 1.0 / (1ull << width))});
}

Value RandomNumbers::createNormal(Type type) {
  // sqrt(-2 log(1 - u)) cos(2 pi v), where 1 - u is not 0.
  const Type workType = getWorkType(type);
  Value u = createUniform(workType), v = createUniform(workType);
  Value rest = builder.node("Sub", {builder.scalar(workType, 1), u});
  Value square = builder.node(
      "Mul", {builder.node("Log", rest), builder.scalar(workType, -2)});
  Value angle =
      builder.node("Mul", {v, builder.scalar(workType, 2 * std::numbers::pi)});
  return builder.node(
      "Mul", {builder.node("Sqrt", square), builder.node("Cos", angle)});
}

} // namespace mlir::onnx
