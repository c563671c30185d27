// SPDX-License-Identifier: Apache-2.0
//
// Products of matrices and convolutions, with what follows them.
#include <algorithm>
#include <utility>

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/onnx/transforms/decompose_custom/custom_node.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace mlir::onnx {

/// Returns an operand of FusedMatMul as a factor of MatMul. `transposesBatch`:
/// dimension 0 stands before the last one, after those of the batch.
static Value createFactor(const CustomNode &node, unsigned operand,
                          bool transposes, bool transposesBatch) {
  Value factor = node.getOperand(operand);
  const int64_t rank = node.getRank(operand);
  if (rank < 2 || (!transposes && !transposesBatch))
    return factor;
  llvm::SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, rank));
  if (transposesBatch)
    std::rotate(order.begin(), order.begin() + 1, order.end() - 1);
  if (transposes)
    std::swap(order[rank - 2], order[rank - 1]);
  return node.builder.transpose(factor, order);
}

static FailureOr<Replacement> decomposeFusedMatMul(const CustomNode &node) {
  NodeBuilder &builder = node.builder;
  auto has = [&](llvm::StringRef name) {
    return node.getInteger(name, 0) != 0;
  };
  const bool left = has("transA"), leftBatch = has("transBatchA");
  const bool right = has("transB"), rightBatch = has("transBatchB");
  if ((left || leftBatch || right || rightBatch) && !node.knowsRanks({0, 1}))
    return Replacement();
  Value product =
      builder.node("MatMul", {createFactor(node, 0, left, leftBatch),
                              createFactor(node, 1, right, rightBatch)});
  if (const double alpha = node.getFloat("alpha", 1); alpha != 1)
    product = builder.node(
        "Mul", {product, builder.scalar(node.getElement(0), alpha)});
  return Replacement{product};
}

static FailureOr<Replacement> decomposeFusedGemm(const CustomNode &node) {
  Value product = node.builder.node(
      "Gemm", {node.getOperand(0), node.getOperand(1), node.getOptional(2)},
      node.getAttributes({"alpha", "beta", "transA", "transB"}));
  const llvm::StringRef name = node.getString("activation", "");
  if (name.empty())
    return Replacement{product};
  llvm::SmallVector<double> parameters;
  for (llvm::StringRef parameter :
       {"activation_alpha", "activation_beta", "activation_gamma"})
    if (node.op->getAttr(parameter))
      parameters.push_back(node.getFloat(parameter, 0));
  Value result = createActivation(node.builder, product, name, parameters);
  if (!result)
    return node.refuse("activation '" + name + "'");
  return Replacement{result};
}

/// Returns a convolution with the sum of `other`, unless that is null, and an
/// activation.
static FailureOr<Value> createFusedConv(const CustomNode &node, Value x,
                                        Value other) {
  NodeBuilder &builder = node.builder;
  Value result =
      builder.node("Conv", {x, node.getOperand(1), node.getOptional(2)},
                   node.getAttributes({"auto_pad", "dilations", "group",
                                       "kernel_shape", "pads", "strides"}));
  if (other)
    result = builder.node("Add", {result, other});
  const llvm::StringRef name = node.getString("activation", "");
  if (name.empty())
    return result;
  llvm::SmallVector<double> parameters;
  if (auto list = node.op->getAttrOfType<ArrayAttr>("activation_params"))
    for (Attribute number : list)
      if (auto value = dyn_cast<FloatAttr>(number))
        parameters.push_back(value.getValueAsDouble());
  Value activated = createActivation(builder, result, name, parameters);
  if (!activated)
    return node.refuse("activation '" + name + "'");
  return activated;
}

static FailureOr<Replacement> decomposeFusedConv(const CustomNode &node) {
  FailureOr<Value> result =
      createFusedConv(node, node.getOperand(0),
                      node.hasOperand(3) ? node.getOperand(3) : Value());
  if (failed(result))
    return failure();
  return Replacement{*result};
}

/// The same with the channels last.
static FailureOr<Replacement> decomposeNhwcFusedConv(const CustomNode &node) {
  if (!node.knowsRanks(0))
    return Replacement();
  const int64_t rank = node.getRank(0);
  if (rank < 3)
    return node.refuse("an input of rank " + llvm::Twine(rank));
  auto move = [&](unsigned operand) {
    return moveChannelsFirst(node.builder, node.getOperand(operand), rank);
  };
  FailureOr<Value> result =
      createFusedConv(node, move(0), node.hasOperand(3) ? move(3) : Value());
  if (failed(result))
    return failure();
  return Replacement{moveChannelsLast(node.builder, *result, rank)};
}

static FailureOr<Replacement> decomposeNhwcMaxPool(const CustomNode &node) {
  if (!node.knowsRanks(0))
    return Replacement();
  NodeBuilder &builder = node.builder;
  const int64_t rank = node.getRank(0);
  if (rank < 3)
    return node.refuse("an input of rank " + llvm::Twine(rank));
  Operation *pool = builder.nodes(
      "MaxPool", moveChannelsFirst(builder, node.getOperand(0), rank),
      node.getAttributes({"auto_pad", "ceil_mode", "dilations", "kernel_shape",
                          "pads", "strides"}),
      {node.getElement(0), Type()});
  return Replacement{moveChannelsLast(builder, pool->getResult(0), rank)};
}

llvm::ArrayRef<CustomRule> getProductRules() {
  static constexpr unsigned one[] = {0}, two[] = {0, 1};
  static constexpr CustomRule rules[] = {
      {"FusedConv", two, decomposeFusedConv},
      {"FusedGemm", two, decomposeFusedGemm},
      {"FusedMatMul", two, decomposeFusedMatMul},
      {"NhwcFusedConv", two, decomposeNhwcFusedConv},
      {"NhwcMaxPool", one, decomposeNhwcMaxPool},
      {"TransposeMatMul", two, decomposeFusedMatMul},
  };
  return rules;
}

} // namespace mlir::onnx
