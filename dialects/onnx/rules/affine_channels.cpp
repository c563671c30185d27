// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/rules/affine_channels.h"

#include <cmath>

#include "core/ir/builtin/builtin_attributes.h"
#include "core/support/llvm.h"
#include "dialects/onnx/rules/conditions.h"
#include "dialects/onnx/rules/constants.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

using Numbers = llvm::SmallVector<double>;

std::optional<AffineChannels> readNormalization(Operation *op) {
  const auto scale = getFloats(op->getOperand(1));
  const auto shift = getFloats(op->getOperand(2));
  const auto mean = getFloats(op->getOperand(3));
  const auto variance = getFloats(op->getOperand(4));
  if (!scale || !shift || !mean || !variance ||
      shift->size() != scale->size() || mean->size() != scale->size() ||
      variance->size() != scale->size() ||
      getInteger(op, "training_mode").value_or(0) != 0)
    return std::nullopt;
  const auto given = op->getAttrOfType<FloatAttr>("epsilon");
  const double epsilon = given ? given.getValueAsDouble() : 1e-5f;
  AffineChannels channels;
  for (size_t i = 0; i < scale->size(); ++i) {
    const double factor = (*scale)[i] / std::sqrt((*variance)[i] + epsilon);
    channels.factors.push_back(factor);
    channels.offsets.push_back((*shift)[i] - (*mean)[i] * factor);
  }
  return channels;
}

/// Returns a number for each channel from a constant that broadcasts.
static std::optional<Numbers> readChannels(Value constant, int64_t axis,
                                           int64_t rank, int64_t size) {
  const auto shape = getTypeShape(constant);
  if (!shape || static_cast<int64_t>(shape->size()) > rank)
    return std::nullopt;
  const int64_t missing = rank - shape->size();
  int64_t count = 1;
  for (auto [i, extent] : llvm::enumerate(*shape)) {
    if (extent == 1)
      continue;
    if (static_cast<int64_t>(i) + missing != axis || extent != size)
      return std::nullopt;
    count = extent;
  }
  auto numbers = getFloats(constant);
  if (!numbers || static_cast<int64_t>(numbers->size()) != count)
    return std::nullopt;
  if (count != size)
    numbers = Numbers(size, numbers->front());
  return numbers;
}

std::optional<AffineChannels> readAffineChannels(Operation *op, Value x,
                                                 int64_t axis, int64_t rank,
                                                 int64_t size) {
  const llvm::StringRef name = op->getName().getStringRef();
  if (name == "onnx.BatchNormalization") {
    auto channels = readNormalization(op);
    if (axis != 1 || op->getOperand(0) != x || !channels ||
        static_cast<int64_t>(channels->factors.size()) != size)
      return std::nullopt;
    return channels;
  }
  const bool isProduct = name == "onnx.Mul" || name == "onnx.Div";
  const bool isInverse = name == "onnx.Sub" || name == "onnx.Div";
  if (!isProduct && name != "onnx.Add" && name != "onnx.Sub")
    return std::nullopt;
  const unsigned other = op->getOperand(0) == x ? 1 : 0;
  if (isInverse && other == 0)
    return std::nullopt;
  auto numbers = readChannels(op->getOperand(other), axis, rank, size);
  if (!numbers)
    return std::nullopt;
  AffineChannels channels{Numbers(size, 1.0), Numbers(size, 0.0)};
  for (auto [i, number] : llvm::enumerate(*numbers))
    if (isProduct)
      channels.factors[i] = isInverse ? 1 / number : number;
    else
      channels.offsets[i] = isInverse ? -number : number;
  return channels;
}

} // namespace mlir::onnx
