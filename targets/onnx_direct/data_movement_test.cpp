// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;
using ::onnx::TensorProto;

namespace {

using Floats = std::vector<float>;
using Attributes = std::vector<::onnx::AttributeProto>;

const Floats six = {1, 2, 3, 4, 5, 6};

FloatTensor move(const char *op, const Dims &shape, const Floats &x,
                 const Attributes &attributes, int64_t opset = 17) {
  return runFloatTensor(ModelBuilder(opset)
                            .input("x", shape)
                            .node(op, {"x"}, {"y"}, attributes)
                            .output("y"),
                        {x});
}

TEST(DataMovementTest, Transposes) {
  FloatTensor y = move("Transpose", {2, 3}, six, {});
  EXPECT_EQ(y.shape, (Dims{3, 2}));
  EXPECT_EQ(y.elements, (Floats{1, 4, 2, 5, 3, 6}));
  y = move("Transpose", {1, 2, 3}, six, {attribute("perm", Dims{1, 2, 0})});
  EXPECT_EQ(y.shape, (Dims{2, 3, 1}));
  EXPECT_EQ(y.elements, six);
  y = move("Transpose", {3, 1, 2}, six, {attribute("perm", Dims{2, 0, 1})});
  EXPECT_EQ(y.shape, (Dims{2, 3, 1}));
  EXPECT_EQ(y.elements, (Floats{1, 3, 5, 2, 4, 6}));
}

/// Returns the elements that a Slice takes from 0, 1, …, 9.
Floats sliceRow(int64_t start, int64_t end, int64_t step) {
  return runFloats(
      ModelBuilder()
          .input("x", {10})
          .constant("start", {1}, std::vector<int64_t>{start})
          .constant("end", {1}, std::vector<int64_t>{end})
          .constant("axis", {1}, std::vector<int64_t>{-1})
          .constant("step", {1}, std::vector<int64_t>{step})
          .node("Slice", {"x", "start", "end", "axis", "step"}, {"y"})
          .output("y"),
      {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}});
}

TEST(DataMovementTest, SlicesARow) {
  EXPECT_EQ(sliceRow(2, 5, 1), (Floats{2, 3, 4}));
  EXPECT_EQ(sliceRow(-3, INT64_MAX, 1), (Floats{7, 8, 9}));
  EXPECT_EQ(sliceRow(INT64_MIN, -8, 1), (Floats{0, 1}));
  EXPECT_EQ(sliceRow(1, 9, 3), (Floats{1, 4, 7}));
  EXPECT_EQ(sliceRow(5, 2, 1), Floats{});
  EXPECT_EQ(sliceRow(-1, INT64_MIN, -4), (Floats{9, 5, 1}));
  EXPECT_EQ(sliceRow(100, 6, -1), (Floats{9, 8, 7}));
  EXPECT_EQ(sliceRow(4, INT64_MAX, INT64_MAX), Floats{4});
  EXPECT_EQ(sliceRow(4, INT64_MIN, INT64_MIN), Floats{4});
}

TEST(DataMovementTest, SlicesByAttributesBeforeOpset10) {
  FloatTensor y = move(
      "Slice", {2, 3}, six,
      {attribute("starts", Dims{0, 1}), attribute("ends", Dims{1, 1000})}, 9);
  EXPECT_EQ(y.shape, (Dims{1, 2}));
  EXPECT_EQ(y.elements, (Floats{2, 3}));
  y = move("Slice", {2, 3}, six,
           {attribute("axes", Dims{1}), attribute("starts", Dims{-1}),
            attribute("ends", Dims{3})},
           9);
  EXPECT_EQ(y.elements, (Floats{3, 6}));
}

TEST(DataMovementTest, Concatenates) {
  FloatTensor y = runFloatTensor(ModelBuilder()
                                     .input("a", {2, 1})
                                     .input("b", {2, 2})
                                     .constant("c", {2, 1}, Floats{8, 9})
                                     .node("Concat", {"a", "b", "c"}, {"y"},
                                           {attribute("axis", int64_t(-1))})
                                     .output("y"),
                                 {{1, 2}, {3, 4, 5, 6}});
  EXPECT_EQ(y.shape, (Dims{2, 4}));
  EXPECT_EQ(y.elements, (Floats{1, 3, 4, 8, 2, 5, 6, 9}));
}

TEST(DataMovementTest, Splits) {
  std::unique_ptr<onnx_mlir::Model> model =
      ModelBuilder()
          .input("x", {2, 3})
          .constant("sizes", {2}, std::vector<int64_t>{1, 2})
          .node("Split", {"x", "sizes"}, {"a", "b"},
                {attribute("axis", int64_t(1))})
          .output("a")
          .output("b")
          .build();
  auto parts = runModel(*model, {toBytes(six)});
  ASSERT_TRUE(parts.ok());
  EXPECT_EQ((*parts)[0].get<float>(), (Floats{1, 4}));
  EXPECT_EQ((*parts)[1].get<float>(), (Floats{2, 3, 5, 6}));
  EXPECT_EQ((*parts)[1].shape, (Dims{2, 2}));
}

std::string getSplitError(int64_t opset, const Attributes &attributes) {
  return getCompileError(ModelBuilder(opset)
                             .input("x", {5})
                             .node("Split", {"x"}, {"a", "b"}, attributes)
                             .output("a"));
}

TEST(DataMovementTest, SplitsUnevenlyOnlyLater) {
  std::string place = "test.onnx: node 'n0' (op 'Split'): ";
  EXPECT_EQ(getSplitError(13, {}),
            place + "5 elements do not split into 2 parts");
  EXPECT_EQ(getSplitError(18, {attribute("num_outputs", int64_t(2))}), "");
  EXPECT_EQ(getSplitError(11, {attribute("split", Dims{2, 3})}), "");
  EXPECT_EQ(getSplitError(11, {attribute("split", Dims{2, 2})}),
            place + "sizes [2, 2] do not split 5 elements into 2 parts");
}

TEST(DataMovementTest, Expands) {
  FloatTensor y =
      runFloatTensor(ModelBuilder()
                         .input("x", {3, 1})
                         .constant("shape", {3}, std::vector<int64_t>{2, 1, 2})
                         .node("Expand", {"x", "shape"}, {"y"})
                         .output("y"),
                     {{1, 2, 3}});
  EXPECT_EQ(y.shape, (Dims{2, 3, 2}));
  EXPECT_EQ(y.elements, (Floats{1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3}));
}

FloatTensor gather(const Dims &shape, const std::vector<int64_t> &indices,
                   int64_t axis, bool isKnown) {
  ModelBuilder builder;
  builder.input("x", {2, 3});
  if (isKnown)
    builder.constant("i", shape, indices);
  else
    builder.input("i", shape, TensorProto::INT64);
  std::unique_ptr<onnx_mlir::Model> model =
      builder.node("Gather", {"x", "i"}, {"y"}, {attribute("axis", axis)})
          .output("y")
          .build();
  std::vector<std::vector<char>> inputs = {toBytes(six)};
  if (!isKnown)
    inputs.push_back(toBytes(indices));
  auto results = runModel(*model, inputs);
  if (!results.ok())
    return {};
  return {results->front().shape, results->front().get<float>()};
}

TEST(DataMovementTest, Gathers) {
  for (bool isKnown : {false, true}) {
    FloatTensor y = gather({2, 2}, {0, 2, -1, 1}, 1, isKnown);
    EXPECT_EQ(y.shape, (Dims{2, 2, 2}));
    EXPECT_EQ(y.elements, (Floats{1, 3, 3, 2, 4, 6, 6, 5}));
    y = gather({}, {-1}, 0, isKnown);
    EXPECT_EQ(y.shape, Dims{3});
    EXPECT_EQ(y.elements, (Floats{4, 5, 6}));
  }
}

TEST(DataMovementTest, GatherStaysInside) {
  EXPECT_EQ(gather({2}, {INT64_MAX, INT64_MIN}, 0, /*isKnown=*/false).elements,
            (Floats{4, 5, 6, 1, 2, 3}));
  EXPECT_EQ(getCompileError(ModelBuilder()
                                .input("x", {2, 3})
                                .constant("i", {1}, std::vector<int64_t>{2})
                                .node("Gather", {"x", "i"}, {"y"})
                                .output("y")),
            "test.onnx: node 'n0' (op 'Gather'): an index is outside of an "
            "axis of extent 2");
}

TEST(DataMovementTest, MovesEveryElementType) {
  std::unique_ptr<onnx_mlir::Model> model =
      ModelBuilder()
          .input("x", {2, 2}, TensorProto::BOOL)
          .node("Transpose", {"x"}, {"y"})
          .output("y")
          .build();
  std::vector<int8_t> x = {1, 0, 1, 1};
  EXPECT_EQ(runModel(*model, {toBytes(x)})->front().get<int8_t>(),
            (std::vector<int8_t>{1, 1, 0, 1}));
}

} // namespace
