// SPDX-License-Identifier: Apache-2.0
//
// Compares convolutions with a direct transcription of their definition.
#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;

namespace {

struct Conv {
  Dims input;   // N, C, H, W
  Dims weights; // M, C / group, kernel
  int64_t group = 1;
  Dims strides = {1, 1};
  Dims dilations = {1, 1};
  Dims pads = {0, 0, 0, 0};
  bool hasBias = false;
};

/// Computes Conv over two spatial dimensions by its definition.
FloatTensor convolve(const Conv &conv, const std::vector<float> &x,
                     const std::vector<float> &w, const std::vector<float> &b) {
  auto outputOf = [&](int i) {
    return (conv.input[2 + i] + conv.pads[i] + conv.pads[2 + i] -
            conv.dilations[i] * (conv.weights[2 + i] - 1) - 1) /
               conv.strides[i] +
           1;
  };
  const Dims &in = conv.input, &kernel = conv.weights;
  FloatTensor y = {{in[0], kernel[0], outputOf(0), outputOf(1)}, {}};
  for (int64_t n = 0; n < in[0]; ++n)
    for (int64_t m = 0; m < kernel[0]; ++m)
      for (int64_t oh = 0; oh < y.shape[2]; ++oh)
        for (int64_t ow = 0; ow < y.shape[3]; ++ow) {
          double sum = conv.hasBias ? b[m] : 0;
          int64_t firstChannel = m / (kernel[0] / conv.group) * kernel[1];
          for (int64_t c = 0; c < kernel[1]; ++c)
            for (int64_t kh = 0; kh < kernel[2]; ++kh)
              for (int64_t kw = 0; kw < kernel[3]; ++kw) {
                int64_t h = oh * conv.strides[0] + kh * conv.dilations[0] -
                            conv.pads[0];
                int64_t v = ow * conv.strides[1] + kw * conv.dilations[1] -
                            conv.pads[1];
                if (h < 0 || h >= in[2] || v < 0 || v >= in[3])
                  continue;
                int64_t channel = n * in[1] + firstChannel + c;
                sum +=
                    x[(channel * in[2] + h) * in[3] + v] *
                    w[((m * kernel[1] + c) * kernel[2] + kh) * kernel[3] + kw];
              }
          y.elements.push_back(sum);
        }
  return y;
}

int64_t count(const Dims &dims) {
  int64_t result = 1;
  for (int64_t dim : dims)
    result *= dim;
  return result;
}

TEST(ConvolutionTest, FollowsTheDefinition) {
  std::vector<Conv> cases = {
      {.input = {2, 3, 5, 7}, .weights = {4, 3, 3, 3}},
      {.input = {1, 19, 4, 6}, .weights = {5, 19, 1, 1}, .hasBias = true},
      {.input = {1, 1, 1, 1}, .weights = {1, 1, 1, 1}, .hasBias = true},
      {.input = {1, 4, 6, 9},
       .weights = {4, 1, 5, 5},
       .group = 4,
       .strides = {2, 1},
       .pads = {2, 2, 2, 2},
       .hasBias = true},
      {.input = {2, 6, 7, 7},
       .weights = {4, 3, 3, 2},
       .group = 2,
       .strides = {3, 2},
       .dilations = {2, 3},
       .pads = {1, 0, 2, 3}},
      // Some taps are in the padding for all outputs.
      {.input = {1, 2, 2, 2},
       .weights = {3, 2, 3, 3},
       .dilations = {2, 2},
       .pads = {4, 3, 2, 5}},
      // A row has more taps than one pass processes.
      {.input = {1, 3, 2, 20},
       .weights = {2, 3, 1, 11},
       .strides = {1, 2},
       .dilations = {1, 2},
       .pads = {0, 7, 0, 9},
       .hasBias = true},
      {.input = {1, 2, 20, 3}, .weights = {2, 2, 11, 1}, .pads = {5, 0, 5, 0}},
  };
  for (size_t i = 0; i < cases.size(); ++i) {
    SCOPED_TRACE(i);
    const Conv &conv = cases[i];
    std::vector<float> x = randomFloats(count(conv.input), 1),
                       w = randomFloats(count(conv.weights), 2),
                       b = randomFloats(conv.weights[0], 3);
    ModelBuilder builder;
    builder.input("x", conv.input)
        .constant("w", conv.weights, w)
        .constant("b", {conv.weights[0]}, b)
        .node("Conv", {"x", "w", conv.hasBias ? "b" : ""}, {"y"},
              {attribute("group", conv.group),
               attribute("strides", conv.strides),
               attribute("dilations", conv.dilations),
               attribute("pads", conv.pads)})
        .output("y");
    FloatTensor actual = runFloatTensor(builder, {x});
    FloatTensor expected = convolve(conv, x, w, b);
    EXPECT_EQ(actual.shape, expected.shape);
    expectNear(actual.elements, expected.elements);
  }
}

FloatTensor runPadded(const char *autoPad) {
  return runFloatTensor(
      ModelBuilder()
          .input("x", {1, 1, 4})
          .constant("w", {1, 1, 2}, std::vector<float>{1, 10})
          .node("Conv", {"x", "w"}, {"y"}, {attribute("auto_pad", autoPad)})
          .output("y"),
      {{1, 2, 3, 4}});
}

TEST(ConvolutionTest, PadsAutomaticallyInOneDimension) {
  EXPECT_EQ(runPadded("NOTSET").elements, (std::vector<float>{21, 32, 43}));
  EXPECT_EQ(runPadded("VALID").elements, (std::vector<float>{21, 32, 43}));
  EXPECT_EQ(runPadded("SAME_UPPER").elements,
            (std::vector<float>{21, 32, 43, 4}));
  EXPECT_EQ(runPadded("SAME_LOWER").elements,
            (std::vector<float>{10, 21, 32, 43}));
}

TEST(ConvolutionTest, ThreeDimensions) {
  EXPECT_EQ(runFloats(ModelBuilder()
                          .input("x", {1, 1, 2, 2, 2})
                          .constant("w", {1, 1, 2, 1, 2},
                                    std::vector<float>{1, 10, 100, 1000})
                          .node("Conv", {"x", "w"}, {"y"})
                          .output("y"),
                      {{1, 2, 3, 4, 5, 6, 7, 8}}),
            (std::vector<float>{6521, 8743}));
}

std::string
getConvError(const Dims &input, const Dims &weights,
             const std::vector<::onnx::AttributeProto> &attributes) {
  std::string error =
      getCompileError(ModelBuilder()
                          .input("x", input)
                          .input("w", weights)
                          .node("Conv", {"x", "w"}, {"y"}, attributes)
                          .output("y"));
  std::string place = "test.onnx: node 'n0' (op 'Conv'): ";
  return error.rfind(place, 0) == 0 ? error.substr(place.size()) : error;
}

TEST(ConvolutionTest, RefusesWhatDoesNotFit) {
  EXPECT_EQ(getConvError({1, 3, 4}, {2, 2, 1}, {}),
            "input of type f32[1, 3, 4] and weights of type f32[2, 2, 1] do "
            "not form 1 groups");
  EXPECT_EQ(
      getConvError({1, 4, 4}, {3, 2, 1}, {attribute("group", int64_t(2))}),
      "input of type f32[1, 4, 4] and weights of type f32[3, 2, 1] do "
      "not form 2 groups");
  EXPECT_EQ(getConvError({1, 3}, {2, 3}, {}),
            "input of type f32[1, 3] and weights of type f32[2, 3]: they must "
            "have the same rank, 3 at least");
  EXPECT_EQ(getConvError({1, 1, 4}, {1, 1, 5}, {}),
            "a window of 5 does not fit into 4 padded elements of spatial axis "
            "0");
  EXPECT_EQ(
      getConvError({1, 1, 4}, {1, 1, 3}, {attribute("kernel_shape", Dims{2})}),
      "attribute 'kernel_shape' is [2], but the weights have [3]");
  EXPECT_EQ(getConvError({1, 1, 4}, {1, 1, 3}, {attribute("strides", Dims{0})}),
            "attribute 'strides' is [0]: it must be 1 numbers from 1 on");
  EXPECT_EQ(getConvError({1, 1, 4}, {1, 1, 3}, {attribute("pads", Dims{1})}),
            "attribute 'pads' is [1]: it must be 2 numbers from 0 on");
  EXPECT_EQ(getConvError({1, 1, 4}, {1, 1, 3}, {attribute("auto_pad", "same")}),
            "attribute 'auto_pad' is 'same'");
  EXPECT_EQ(getConvError({1, 1, 4}, {1, 1, 3},
                         {attribute("auto_pad", "VALID"),
                          attribute("pads", Dims{1, 1})}),
            "attributes 'pads' and 'auto_pad' are both given");
  EXPECT_EQ(
      getConvError({1, 1, 4}, {1, 1, 3}, {attribute("ceil_mode", int64_t(1))}),
      "attribute 'ceil_mode' is not supported in operator set 17");
}

} // namespace
