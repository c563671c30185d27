// SPDX-License-Identifier: Apache-2.0
#include "dialects/onnx/transforms/decompose_onnx/decompose_onnx.h"

#include "core/ir/builtin/builtin_attributes.h"
#include "dialects/func/func.h"
#include "dialects/onnx/transforms/decompose_onnx/decompositions.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::onnx {

#define GEN_PASS_DEF_DECOMPOSEONNXPASS
#include "dialects/onnx/transforms/decompose_onnx/decompose_onnx_pass.h.inc"

Replacement decomposeCrossEntropyLoss(const Node &node, NodeBuilder &builder) {
  if (node.getShape(0).size() < 2 || !node.hasResult(0))
    return {};
  Value logarithms = builder.node("LogSoftmax", node.getOperand(0),
                                  builder.integer("axis", 1));
  llvm::SmallVector<Value> operands(node.op->getOperands());
  operands[0] = logarithms;
  Value loss = builder.node("NegativeLogLikelihoodLoss", operands,
                            node.getAttributes({"ignore_index", "reduction"}));
  return {loss, logarithms};
}

namespace {

struct Rule {
  llvm::StringLiteral name;
  Replacement (*apply)(const Node &, NodeBuilder &);
};

} // namespace

static constexpr Rule rules[] = {
    {"onnx.Attention", decomposeAttention},
    {"onnx.BatchNormalization", decomposeBatchNormalization},
    {"onnx.Bernoulli", decomposeBernoulli},
    {"onnx.Conv", decomposeDequantizedConv},
    {"onnx.ConvInteger", decomposeConvInteger},
    {"onnx.ConvTranspose", decomposeConvTranspose},
    {"onnx.Dropout", decomposeDropout},
    {"onnx.FlexAttention", decomposeFlexAttention},
    {"onnx.LinearAttention", decomposeLinearAttention},
    {"onnx.MatMul", decomposeDequantizedMatMul},
    {"onnx.MatMulInteger", decomposeMatMulInteger},
    {"onnx.Multinomial", decomposeMultinomial},
    {"onnx.QLinearConv", decomposeQLinearConv},
    {"onnx.QLinearMatMul", decomposeQLinearMatMul},
    {"onnx.RandomNormal", decomposeRandomNormal},
    {"onnx.RandomNormalLike", decomposeRandomNormal},
    {"onnx.RandomUniform", decomposeRandomUniform},
    {"onnx.RandomUniformLike", decomposeRandomUniform},
    {"onnx.Resize", decomposeResize},
    {"onnx.RotaryEmbedding", decomposeRotaryEmbedding},
    {"onnx.SoftmaxCrossEntropyLoss", decomposeCrossEntropyLoss},
    {"onnx.Tile", decomposeTile},
};

static const Rule *findRule(Operation *op) {
  const auto *found = llvm::find_if(rules, [&](const Rule &rule) {
    return rule.name == op->getName().getStringRef();
  });
  return found == std::end(rules) ? nullptr : found;
}

/// Replaces the results of the operation. Returns false if the rule leaves it.
static bool replace(const Node &node, const Rule &rule) {
  Operation *op = node.op;
  NodeBuilder builder(op->getLoc(), op);
  const Replacement values = rule.apply(node, builder);
  if (values.empty())
    return false;
  replaceResults(op, values, builder);
  return true;
}

namespace {

struct DecomposeONNXPass : impl::DecomposeONNXPassBase<DecomposeONNXPass> {
  using DecomposeONNXPassBase::DecomposeONNXPassBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    SmallVector<Operation *> found;
    function->walk([&](Operation *op) {
      if (findRule(op))
        found.push_back(op);
    });
    if (!found.empty()) {
      ShapeAnalysis shapes(function);
      if (!shapes.isValid())
        return signalPassFailure();
      llvm::erase_if(found, [&](Operation *op) {
        return !replace({op, shapes, rowMajor}, *findRule(op));
      });
      eraseUnused(found);
    }
    widenHalfProducts(function);
  }
};

} // namespace

} // namespace mlir::onnx
