// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;

namespace {

using Floats = std::vector<float>;

FloatTensor pool(const char *op, Dims shape, const Floats &x,
                 std::vector<::onnx::AttributeProto> attributes,
                 int64_t opset = 19) {
  return runFloatTensor(ModelBuilder(opset)
                            .input("x", shape)
                            .node(op, {"x"}, {"y"}, attributes)
                            .output("y"),
                        {x});
}

const Floats plane = {1, 2,  3,  4,  5,  6,  7,  8, //
                      9, 10, 11, 12, 13, 14, 15, 16};

TEST(PoolingTest, TakesTheGreatest) {
  FloatTensor y = pool("MaxPool", {1, 1, 4, 4}, plane,
                       {attribute("kernel_shape", Dims{2, 2}),
                        attribute("strides", Dims{2, 2})});
  EXPECT_EQ(y.shape, (Dims{1, 1, 2, 2}));
  EXPECT_EQ(y.elements, (Floats{6, 8, 14, 16}));
  // Padding never is the maximum.
  EXPECT_EQ(
      pool("MaxPool", {1, 1, 3}, {-5, -2, -3},
           {attribute("kernel_shape", Dims{2}), attribute("pads", Dims{1, 1})})
          .elements,
      (Floats{-5, -2, -2, -3}));
  EXPECT_EQ(pool("MaxPool", {1, 1, 4, 4}, plane,
                 {attribute("kernel_shape", Dims{2, 2}),
                  attribute("dilations", Dims{2, 2})})
                .elements,
            (Floats{11, 12, 15, 16}));
}

TEST(PoolingTest, KeepsImagesAndChannelsApart) {
  EXPECT_EQ(pool("MaxPool", {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8},
                 {attribute("kernel_shape", Dims{2})})
                .elements,
            (Floats{2, 4, 6, 8}));
}

TEST(PoolingTest, RoundsUpOnRequest) {
  auto shapeOf = [](int64_t length, int64_t kernel, int64_t stride, Dims pads) {
    return pool("MaxPool", {1, 1, length}, Floats(length, 1),
                {attribute("kernel_shape", Dims{kernel}),
                 attribute("strides", Dims{stride}), attribute("pads", pads),
                 attribute("ceil_mode", int64_t(1))})
        .shape[2];
  };
  EXPECT_EQ(shapeOf(5, 2, 2, {0, 0}), 3);
  EXPECT_EQ(shapeOf(4, 2, 2, {0, 0}), 2);
  // The window exceeds the input by less than a stride.
  EXPECT_EQ(shapeOf(1, 2, 2, {0, 0}), 1);
  // A window that would start in the padding at the end is omitted.
  EXPECT_EQ(shapeOf(4, 1, 3, {0, 1}), 2);
  EXPECT_EQ(shapeOf(2, 1, 2, {0, 1}), 1);
}

TEST(PoolingTest, AveragesWhatIsInside) {
  std::vector<::onnx::AttributeProto> attributes = {
      attribute("kernel_shape", Dims{3}), attribute("strides", Dims{2}),
      attribute("pads", Dims{1, 1})};
  EXPECT_EQ(
      pool("AveragePool", {1, 1, 5}, {2, 4, 6, 8, 10}, attributes).elements,
      (Floats{3, 6, 9}));
  attributes.push_back(attribute("count_include_pad", int64_t(1)));
  EXPECT_EQ(
      pool("AveragePool", {1, 1, 5}, {2, 4, 6, 8, 10}, attributes).elements,
      (Floats{2, 6, 6}));
}

TEST(PoolingTest, WhatHangsOverIsNotCounted) {
  // The last window contains 10, one element of padding and one beyond it.
  EXPECT_EQ(pool("AveragePool", {1, 1, 5}, {2, 4, 6, 8, 10},
                 {attribute("kernel_shape", Dims{3}),
                  attribute("strides", Dims{4}), attribute("pads", Dims{0, 1}),
                  attribute("count_include_pad", int64_t(1)),
                  attribute("ceil_mode", int64_t(1))})
                .elements,
            (Floats{4, 5}));
}

TEST(PoolingTest, PadsAutomatically) {
  auto run = [](const char *autoPad) {
    return pool("AveragePool", {1, 1, 4}, {1, 3, 5, 7},
                {attribute("kernel_shape", Dims{2}),
                 attribute("auto_pad", autoPad)})
        .elements;
  };
  EXPECT_EQ(run("SAME_UPPER"), (Floats{2, 4, 6, 7}));
  EXPECT_EQ(run("SAME_LOWER"), (Floats{1, 2, 4, 6}));
  EXPECT_EQ(run("VALID"), (Floats{2, 4, 6}));
}

TEST(PoolingTest, NanStays) {
  Floats y =
      pool("MaxPool", {1, 1, 4}, {1, NAN, 2, 3},
           {attribute("kernel_shape", Dims{2}), attribute("strides", Dims{2})})
          .elements;
  EXPECT_TRUE(std::isnan(y[0]));
  EXPECT_EQ(y[1], 3);
}

TEST(PoolingTest, Global) {
  EXPECT_EQ(
      pool("GlobalAveragePool", {1, 2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 10}, {})
          .elements,
      (Floats{2.5, 7}));
  FloatTensor y =
      pool("GlobalMaxPool", {1, 2, 4}, {1, 9, 3, 4, -5, -6, -7, -8}, {});
  EXPECT_EQ(y.elements, (Floats{9, -5}));
  EXPECT_EQ(y.shape, (Dims{1, 2, 1}));
}

TEST(PoolingTest, RefusesIndicesAndMissingKernel) {
  ModelBuilder builder;
  builder.input("x", {1, 1, 4})
      .node("MaxPool", {"x"}, {"y", "indices"},
            {attribute("kernel_shape", Dims{2})})
      .output("y");
  EXPECT_EQ(getCompileError(builder), "test.onnx: node 'n0' (op 'MaxPool'): "
                                      "output 'indices' is not supported");
  ::onnx::NodeProto *node = builder.proto().mutable_graph()->mutable_node(0);
  node->mutable_output()->RemoveLast();
  EXPECT_EQ(getCompileError(builder), "");
  node->clear_attribute();
  EXPECT_EQ(getCompileError(builder), "test.onnx: node 'n0' (op 'MaxPool'): "
                                      "attribute 'kernel_shape' is missing");
}

} // namespace
