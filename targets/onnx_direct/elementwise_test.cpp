// SPDX-License-Identifier: Apache-2.0
#include <cmath>

#include "targets/onnx_direct/testing/compile_model.h"
#include "targets/onnx_direct/testing/run_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir::testing;
using ::onnx::TensorProto;

namespace {

using Floats = std::vector<float>;
using Attributes = std::vector<::onnx::AttributeProto>;

Floats apply(const char *op, const Floats &x, const Attributes &attributes = {},
             int64_t opset = 17) {
  return runFloats(ModelBuilder(opset)
                       .input("x", {static_cast<int64_t>(x.size())})
                       .node(op, {"x"}, {"y"}, attributes)
                       .output("y"),
                   {x});
}

TEST(ElementwiseTest, FunctionsOfOneOperand) {
  const Floats x = {-3, -0.5, 0, 0.25, 1, 4};
  struct Case {
    const char *op;
    double (*function)(double);
  };
  for (const Case &c : std::vector<Case>{
           {"Abs", [](double v) { return std::abs(v); }},
           {"Erf", [](double v) { return std::erf(v); }},
           {"Exp", [](double v) { return std::exp(v); }},
           {"HardSigmoid",
            [](double v) { return std::min(std::max(0.2 * v + 0.5, 0.), 1.); }},
           {"HardSwish",
            [](double v) {
              return v * std::min(std::max(v / 6 + 0.5, 0.), 1.);
            }},
           {"LeakyRelu", [](double v) { return v < 0 ? 0.01 * v : v; }},
           {"Neg", [](double v) { return -v; }},
           {"Relu", [](double v) { return std::max(v, 0.); }},
           {"Sigmoid", [](double v) { return 1 / (1 + std::exp(-v)); }},
           {"Tanh", [](double v) { return std::tanh(v); }}}) {
    SCOPED_TRACE(c.op);
    Floats expected;
    for (float v : x)
      expected.push_back(c.function(v));
    expectNear(apply(c.op, x), expected);
  }
  expectNear(apply("Log", {1, 2, 10}), {0, std::log(2.0f), std::log(10.0f)});
  EXPECT_EQ(apply("Sqrt", {0, 4, 9}), (Floats{0, 2, 3}));
  EXPECT_EQ(apply("Reciprocal", {4, -2}), (Floats{0.25, -0.5}));
}

TEST(ElementwiseTest, AttributesReplaceDefaults) {
  EXPECT_EQ(apply("LeakyRelu", {-2, 2}, {attribute("alpha", 0.5f)}),
            (Floats{-1, 2}));
  EXPECT_EQ(apply("HardSigmoid", {-2, 0.5, 9},
                  {attribute("alpha", 0.5f), attribute("beta", 0.25f)}),
            (Floats{0, 0.5, 1}));
}

TEST(ElementwiseTest, ExtremesNeitherOverflowNorVanish) {
  EXPECT_EQ(apply("Sigmoid", {-1000, 1000, -INFINITY, INFINITY}),
            (Floats{0, 1, 0, 1}));
  for (const char *op : {"Relu", "HardSigmoid", "Abs", "Sqrt"})
    EXPECT_TRUE(std::isnan(apply(op, {NAN, 1})[0])) << op;
}

/// Applies `op` to inputs a, b, … of the given shapes.
FloatTensor combine(const char *op, const std::vector<Dims> &shapes,
                    const std::vector<Floats> &operands) {
  ModelBuilder builder;
  std::vector<std::string> names;
  for (const Dims &shape : shapes) {
    names.push_back(std::string(1, 'a' + names.size()));
    builder.input(names.back(), shape);
  }
  builder.node(op, names, {"y"}).output("y");
  return runFloatTensor(builder, operands);
}

TEST(ElementwiseTest, OperandsBroadcast) {
  FloatTensor y =
      combine("Sub", {{2, 1, 2}, {3, 1}}, {{10, 20, 30, 40}, {1, 2, 3}});
  EXPECT_EQ(y.shape, (Dims{2, 3, 2}));
  EXPECT_EQ(y.elements, (Floats{9, 19, 8, 18, 7, 17, 29, 39, 28, 38, 27, 37}));
  EXPECT_EQ(combine("Div", {{}, {2}}, {{8}, {2, 4}}).elements, (Floats{4, 2}));
  EXPECT_EQ(
      combine("Mul", {{2, 2}, {2, 2}}, {{1, 2, 3, 4}, {5, 6, 7, 8}}).elements,
      (Floats{5, 12, 21, 32}));
  EXPECT_EQ(combine("Add", {{1}, {}}, {{1}, {2}}).shape, Dims{1});
}

TEST(ElementwiseTest, AnyNumberOfOperands) {
  EXPECT_EQ(
      combine("Sum", {{2}, {1}, {2}}, {{1, 2}, {10}, {100, 200}}).elements,
      (Floats{111, 212}));
  EXPECT_EQ(combine("Max", {{3}}, {{1, 2, 3}}).elements, (Floats{1, 2, 3}));
  EXPECT_EQ(combine("Max", {{2}, {2}, {}}, {{1, 5}, {4, 2}, {3}}).elements,
            (Floats{4, 5}));
  EXPECT_EQ(combine("Min", {{2}, {2}, {}}, {{1, 5}, {4, 4}, {3}}).elements,
            (Floats{1, 3}));
  for (const char *op : {"Max", "Min"})
    for (const Floats &x : {Floats{NAN, 1}, Floats{1, NAN}})
      EXPECT_TRUE(
          std::isnan(combine(op, {{1}, {1}}, {{x[0]}, {x[1]}}).elements[0]));
}

Floats power(const Floats &base, const Floats &exponent, bool isConstant) {
  ModelBuilder builder;
  builder.input("x", {static_cast<int64_t>(base.size())});
  Dims shape = {static_cast<int64_t>(exponent.size())};
  if (isConstant)
    builder.constant("e", shape, exponent);
  else
    builder.input("e", shape);
  builder.node("Pow", {"x", "e"}, {"y"}).output("y");
  return isConstant ? runFloats(builder, {base})
                    : runFloats(builder, {base, exponent});
}

TEST(ElementwiseTest, Powers) {
  for (bool isConstant : {false, true}) {
    EXPECT_EQ(power({-3, 0.5}, {2}, isConstant), (Floats{9, 0.25}));
    EXPECT_EQ(power({-INFINITY, 9}, {0.5}, isConstant), (Floats{INFINITY, 3}));
    EXPECT_EQ(power({2, 3}, {-1, 3}, isConstant), (Floats{0.5, 27}));
  }
  EXPECT_EQ(runFloats(ModelBuilder()
                          .input("x", {2})
                          .constant("e", {}, std::vector<int64_t>{3})
                          .node("Pow", {"x", "e"}, {"y"})
                          .output("y"),
                      {{2, -1}}),
            (Floats{8, -1}));
}

TEST(ElementwiseTest, ClipsByAttributesOrInputs) {
  Floats x = {-10, 0, 10, NAN};
  Floats y = apply("Clip", x, {attribute("min", -1.0f)}, 10);
  EXPECT_EQ(Floats(y.begin(), y.end() - 1), (Floats{-1, 0, 10}));
  EXPECT_TRUE(std::isnan(y[3]));
  EXPECT_EQ(apply("Clip", {-5, 5}, {attribute("max", 3.0f)}, 7),
            (Floats{-5, 3}));
  auto clip = [](const std::vector<std::string> &inputs) {
    return runFloats(ModelBuilder(11)
                         .input("x", {3})
                         .constant("low", {}, Floats{-1})
                         .constant("high", {}, Floats{2})
                         .node("Clip", inputs, {"y"})
                         .output("y"),
                     {{-5, 1, 5}});
  };
  EXPECT_EQ(clip({"x"}), (Floats{-5, 1, 5}));
  EXPECT_EQ(clip({"x", "low"}), (Floats{-1, 1, 5}));
  EXPECT_EQ(clip({"x", "", "high"}), (Floats{-5, 1, 2}));
  EXPECT_EQ(clip({"x", "low", "high"}), (Floats{-1, 1, 2}));
  // The upper bound takes precedence.
  EXPECT_EQ(clip({"x", "high", "low"}), (Floats{-1, -1, -1}));
}

TEST(ElementwiseTest, ClipTakesBoundsThatAreComputed) {
  EXPECT_EQ(runFloats(ModelBuilder()
                          .input("x", {3})
                          .input("low", {})
                          .node("Clip", {"x", "low"}, {"y"})
                          .output("y"),
                      {{-5, 1, 5}, {0}}),
            (Floats{0, 1, 5}));
}

/// Returns the elements of `x` after a Cast.
template <typename To, typename From>
std::vector<To> cast(TensorProto::DataType from, TensorProto::DataType to,
                     const std::vector<From> &x) {
  std::unique_ptr<onnx_mlir::Model> model =
      ModelBuilder()
          .input("x", {static_cast<int64_t>(x.size())}, from)
          .node("Cast", {"x"}, {"y"}, {attribute("to", int64_t(to))})
          .output("y")
          .build();
  return runModel(*model, {toBytes(x)})->front().template get<To>();
}

TEST(ElementwiseTest, CastsAtRunTime) {
  using Bytes = std::vector<int8_t>;
  constexpr auto f32 = TensorProto::FLOAT, i64 = TensorProto::INT64,
                 i32 = TensorProto::INT32, i1 = TensorProto::BOOL;
  EXPECT_EQ(cast<int64_t>(f32, i64, Floats{-1.5, 2.9, 1e30f, NAN}),
            (std::vector<int64_t>{-1, 2, INT64_MAX, 0}));
  EXPECT_EQ(cast<int8_t>(f32, i1, Floats{0, -0.0f, 0.5, NAN}),
            (Bytes{0, 0, 1, 1}));
  EXPECT_EQ(cast<float>(i64, f32, std::vector<int64_t>{-3, 1 << 20}),
            (Floats{-3, 1 << 20}));
  EXPECT_EQ(cast<int32_t>(i64, i32, std::vector<int64_t>{(1ll << 32) + 5, -1}),
            (std::vector<int32_t>{5, -1}));
  EXPECT_EQ(cast<int64_t>(i32, i64, std::vector<int32_t>{-7}),
            std::vector<int64_t>{-7});
  EXPECT_EQ(cast<float>(i1, f32, Bytes{0, 1}), (Floats{0, 1}));
  EXPECT_EQ(cast<int64_t>(i1, i64, Bytes{1, 0}), (std::vector<int64_t>{1, 0}));
  EXPECT_EQ(cast<int8_t>(i32, i1, std::vector<int32_t>{256, 0}), (Bytes{1, 0}));
}

std::vector<int64_t> combineIntegers(const char *op,
                                     const std::vector<int64_t> &a,
                                     const std::vector<int64_t> &b) {
  std::unique_ptr<onnx_mlir::Model> model =
      ModelBuilder()
          .input("a", {static_cast<int64_t>(a.size())}, TensorProto::INT64)
          .input("b", {static_cast<int64_t>(b.size())}, TensorProto::INT64)
          .node(op, {"a", "b"}, {"y"})
          .output("y")
          .build();
  return runModel(*model, {toBytes(a), toBytes(b)})->front().get<int64_t>();
}

TEST(ElementwiseTest, IntegersAtRunTime) {
  using Integers = std::vector<int64_t>;
  EXPECT_EQ(combineIntegers("Add", {1, INT64_MAX}, {2, 1}),
            (Integers{3, INT64_MIN}));
  EXPECT_EQ(combineIntegers("Sub", {1, 2}, {5}), (Integers{-4, -3}));
  EXPECT_EQ(combineIntegers("Mul", {1, 2}, {5}), (Integers{5, 10}));
  EXPECT_EQ(combineIntegers("Max", {1, -2}, {-1}), (Integers{1, -1}));
  EXPECT_EQ(combineIntegers("Min", {1, -2}, {-1}), (Integers{-1, -2}));
}

std::string getError(const char *op, TensorProto::DataType a,
                     TensorProto::DataType b) {
  return getCompileError(ModelBuilder()
                             .input("a", {2}, a)
                             .input("b", {2}, b)
                             .node(op, {"a", "b"}, {"y"})
                             .output("y"));
}

TEST(ElementwiseTest, RefusesOtherTypes) {
  EXPECT_EQ(getError("Add", TensorProto::FLOAT, TensorProto::INT64),
            "test.onnx: node 'n0' (op 'Add'): inputs have elements of type f32 "
            "and i64: they must be the same");
  EXPECT_EQ(getError("Add", TensorProto::BOOL, TensorProto::BOOL),
            "test.onnx: node 'n0' (op 'Add'): input 0 has elements of type i1: "
            "only f32 or i64 or i32 is supported");
  EXPECT_EQ(getError("Div", TensorProto::INT64, TensorProto::INT64),
            "test.onnx: node 'n0' (op 'Div'): integers must be known at "
            "compile time");
}

TEST(ElementwiseTest, RefusesDivisionByZeroAtCompileTime) {
  EXPECT_EQ(getCompileError(ModelBuilder()
                                .constant("a", {1}, std::vector<int64_t>{1})
                                .constant("b", {1}, std::vector<int64_t>{0})
                                .node("Div", {"a", "b"}, {"y"})
                                .output("y")),
            "test.onnx: node 'n0' (op 'Div'): an integer is divided by zero, "
            "or overflows");
}

} // namespace
