// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;

namespace {

using Floats = std::vector<float>;

ModelBuilder
makeBatchNormalization(std::vector<::onnx::AttributeProto> attributes,
                       std::vector<std::string> outputs = {"y"},
                       int64_t opset = 17) {
  return ModelBuilder(opset)
      .input("x", {2, 2, 2})
      .constant("scale", {2}, Floats{2, 3})
      .constant("bias", {2}, Floats{10, 20})
      .constant("mean", {2}, Floats{1, -1})
      .constant("variance", {2}, Floats{3.75, 0})
      .node("BatchNormalization", {"x", "scale", "bias", "mean", "variance"},
            outputs, attributes)
      .output("y");
}

TEST(BatchNormalizationTest, UsesEachChannelsStatistics) {
  EXPECT_EQ(runFloats(makeBatchNormalization({attribute("epsilon", 0.25f),
                                              attribute("momentum", 0.5f)}),
                      {{1, 3, -1, 0, 5, -3, 1, 2}}),
            (Floats{10, 12, 20, 26, 14, 6, 32, 38}));
}

TEST(BatchNormalizationTest, RefusesTraining) {
  std::string place = "test.onnx: node 'n0' (op 'BatchNormalization'): ";
  EXPECT_EQ(getCompileError(makeBatchNormalization(
                {attribute("training_mode", int64_t(1))})),
            place + "training mode is not supported");
  EXPECT_EQ(getCompileError(makeBatchNormalization({}, {"y", "m", "v"})),
            place + "output 'm' is not supported");
  EXPECT_EQ(getCompileError(makeBatchNormalization(
                {attribute("spatial", int64_t(0))}, {"y"}, 7)),
            place + "statistics for each element are not supported");
}

FloatTensor softmax(int64_t opset, Dims shape, const Floats &x,
                    std::vector<::onnx::AttributeProto> attributes) {
  return runFloatTensor(ModelBuilder(opset)
                            .input("x", shape)
                            .node("Softmax", {"x"}, {"y"}, attributes)
                            .output("y"),
                        {x});
}

/// Computes Softmax over groups of elements of `x`, which are given by index.
Floats softmaxOf(const Floats &x, std::vector<std::vector<int>> groups) {
  Floats y(x.size());
  for (const std::vector<int> &group : groups) {
    double total = 0;
    for (int i : group)
      total += std::exp(double(x[i]));
    for (int i : group)
      y[i] = std::exp(double(x[i])) / total;
  }
  return y;
}

TEST(SoftmaxTest, AlongAnAxis) {
  Floats x = randomFloats(8, 1);
  expectNear(softmax(13, {2, 2, 2}, x, {}).elements,
             softmaxOf(x, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  expectNear(
      softmax(13, {2, 2, 2}, x, {attribute("axis", int64_t(1))}).elements,
      softmaxOf(x, {{0, 2}, {1, 3}, {4, 6}, {5, 7}}));
  expectNear(
      softmax(13, {2, 2, 2}, x, {attribute("axis", int64_t(-3))}).elements,
      softmaxOf(x, {{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
}

TEST(SoftmaxTest, OverAllFromTheAxisOnBeforeOpset13) {
  Floats x = randomFloats(8, 2);
  expectNear(softmax(12, {2, 2, 2}, x, {}).elements,
             softmaxOf(x, {{0, 1, 2, 3}, {4, 5, 6, 7}}));
  expectNear(
      softmax(11, {2, 2, 2}, x, {attribute("axis", int64_t(-1))}).elements,
      softmaxOf(x, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  expectNear(
      softmax(11, {2, 2, 2}, x, {attribute("axis", int64_t(0))}).elements,
      softmaxOf(x, {{0, 1, 2, 3, 4, 5, 6, 7}}));
}

TEST(SoftmaxTest, LargeNumbersDoNotOverflow) {
  EXPECT_EQ(softmax(13, {2}, {1000, 1000}, {}).elements, (Floats{0.5, 0.5}));
  EXPECT_EQ(softmax(13, {2}, {-INFINITY, 3}, {}).elements, (Floats{0, 1}));
}

} // namespace
