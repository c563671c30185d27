// SPDX-License-Identifier: Apache-2.0
#include "core/ir/builtin/builtin_types.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"

namespace mlir::onnx {

Replacement decomposeBatchNormalization(const Node &node,
                                        NodeBuilder &builder) {
  constexpr unsigned data = 0, scale = 1, shift = 2, means = 3, variances = 4;
  const int64_t rank = node.getShape(data).size();
  if (node.getInteger("training_mode", 0) == 0 || rank < 2)
    return {};
  llvm::SmallVector<int64_t> axes = {0}, otherAxes;
  for (int64_t axis = 2; axis < rank; ++axis) {
    axes.push_back(axis);
    otherAxes.push_back(axis - 1);
  }
  const Type statisticsType = getElementType(node.getOperand(means));
  Value x = builder.cast(node.getOperand(data), statisticsType);
  const auto average = [&](Value value) {
    return builder.node("ReduceMean", {value, builder.list(axes)},
                        builder.integer("keepdims", 0));
  };
  Value mean = average(x);
  Value rows = rank == 2 ? mean : builder.unsqueeze(mean, otherAxes);
  Value difference = builder.node("Sub", {x, rows});
  Value variance = average(builder.node("Mul", {difference, difference}));

  Operation *normalization =
      builder.nodes("BatchNormalization",
                    {node.getOperand(data), node.getOperand(scale),
                     node.getOperand(shift), mean, variance},
                    node.getAttributes({"epsilon"}),
                    {getElementType(node.getOperand(data)), {}, {}});
  Replacement results = {normalization->getResult(0)};

  // running * momentum + current * (1 - momentum)
  const double momentum = node.getFloat("momentum", 0.9f);
  const auto follow = [&](unsigned running, Value current) {
    Value kept =
        builder.node("Mul", {node.getOperand(running),
                             builder.scalar(statisticsType, momentum)});
    Value added = builder.node(
        "Mul", {current, builder.scalar(statisticsType, 1 - momentum)});
    results.push_back(builder.node("Add", {kept, added}));
  };
  follow(means, mean);
  follow(variances, variance);
  return results;
}

} // namespace mlir::onnx
