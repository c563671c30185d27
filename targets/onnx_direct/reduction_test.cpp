// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;

namespace {

using Floats = std::vector<float>;

const Floats cube = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

/// Applies `op` to a tensor of shape [2, 3, 2], with axes as an attribute.
FloatTensor reduce(const char *op,
                   std::vector<::onnx::AttributeProto> attributes,
                   int64_t opset = 12) {
  return runFloatTensor(ModelBuilder(opset)
                            .input("x", {2, 3, 2})
                            .node(op, {"x"}, {"y"}, attributes)
                            .output("y"),
                        {cube});
}

TEST(ReductionTest, EveryCombination) {
  auto middle = attribute("axes", Dims{1});
  EXPECT_EQ(reduce("ReduceSum", {middle}).elements, (Floats{9, 12, 27, 30}));
  EXPECT_EQ(reduce("ReduceMean", {middle}).elements, (Floats{3, 4, 9, 10}));
  EXPECT_EQ(reduce("ReduceMax", {middle}).elements, (Floats{5, 6, 11, 12}));
  EXPECT_EQ(reduce("ReduceMin", {middle}).elements, (Floats{1, 2, 7, 8}));
  EXPECT_EQ(reduce("ReduceProd", {middle}).elements,
            (Floats{15, 48, 693, 960}));
}

TEST(ReductionTest, AxesAndKeptDimensions) {
  FloatTensor y = reduce("ReduceSum", {attribute("axes", Dims{-1, 0})});
  EXPECT_EQ(y.shape, (Dims{1, 3, 1}));
  EXPECT_EQ(y.elements, (Floats{18, 26, 34}));
  y = reduce("ReduceSum", {attribute("axes", Dims{-1, 0}),
                           attribute("keepdims", int64_t(0))});
  EXPECT_EQ(y.shape, Dims{3});
  y = reduce("ReduceSum", {});
  EXPECT_EQ(y.shape, (Dims{1, 1, 1}));
  EXPECT_EQ(y.elements, Floats{78});
  y = reduce("ReduceMax", {attribute("keepdims", int64_t(0))});
  EXPECT_EQ(y.shape, Dims{});
  EXPECT_EQ(y.elements, Floats{12});
}

FloatTensor reduceByInput(int64_t opset, const char *op, Dims axes,
                          std::vector<::onnx::AttributeProto> attributes = {}) {
  return runFloatTensor(
      ModelBuilder(opset)
          .input("x", {2, 3, 2})
          .constant("axes", {static_cast<int64_t>(axes.size())}, axes)
          .node(op, {"x", "axes"}, {"y"}, attributes)
          .output("y"),
      {cube});
}

TEST(ReductionTest, AxesAreAnInputLater) {
  EXPECT_EQ(reduceByInput(13, "ReduceSum", {1}).elements,
            (Floats{9, 12, 27, 30}));
  EXPECT_EQ(reduceByInput(18, "ReduceMean", {1}).elements,
            (Floats{3, 4, 9, 10}));
  EXPECT_EQ(reduceByInput(18, "ReduceMean", {}).elements, Floats{6.5});
  EXPECT_EQ(reduceByInput(18, "ReduceMean", {},
                          {attribute("noop_with_empty_axes", int64_t(1))})
                .elements,
            cube);
}

TEST(ReductionTest, NothingReducesToTheNeutralElement) {
  auto run = [](const char *op) {
    return runFloats(ModelBuilder(12)
                         .constant("x", {2, 0}, Floats{})
                         .node(op, {"x"}, {"y"}, {attribute("axes", Dims{1})})
                         .output("y"),
                     {});
  };
  EXPECT_EQ(run("ReduceSum"), (Floats{0, 0}));
  EXPECT_EQ(run("ReduceProd"), (Floats{1, 1}));
  EXPECT_EQ(run("ReduceMax"), (Floats{-INFINITY, -INFINITY}));
  EXPECT_EQ(run("ReduceMin"), (Floats{INFINITY, INFINITY}));
}

std::string getError(int64_t opset, Dims axes) {
  return getCompileError(
      ModelBuilder(opset)
          .input("x", {2, 3})
          .node("ReduceMean", {"x"}, {"y"}, {attribute("axes", axes)})
          .output("y"));
}

TEST(ReductionTest, RefusesOtherAxes) {
  std::string place = "test.onnx: node 'n0' (op 'ReduceMean'): ";
  EXPECT_EQ(getError(13, {2}),
            place + "axis 2 is outside of a tensor of rank 2");
  EXPECT_EQ(getError(13, {1, -1}), place + "axis 1 is given twice");
  EXPECT_EQ(getError(18, {1}),
            place + "attribute 'axes' is not supported in operator set 18");
}

} // namespace
