// SPDX-License-Identifier: Apache-2.0
#include "tools/onnx-mlir-run/compare.h"

#include <cstring>
#include <limits>

#include "gtest/gtest.h"

using namespace onnx_mlir;

namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
constexpr float inf = std::numeric_limits<float>::infinity();

template <typename T>
Tensor make(llvm::StringRef type, std::vector<int64_t> shape,
            std::vector<T> values) {
  std::vector<char> bytes(values.size() * sizeof(T));
  if (!values.empty())
    std::memcpy(bytes.data(), values.data(), bytes.size());
  return {findElementType(type), shape, bytes};
}

Tensor floats(std::vector<float> values) {
  return make<float>("f32", {static_cast<int64_t>(values.size())}, values);
}

std::string compare(const Tensor &got, const Tensor &expected,
                    Tolerance tolerance = {}) {
  return findDifference(got, expected, tolerance).value_or("equal");
}

TEST(Compare, RelativeAndAbsolute) {
  Tolerance tolerance;
  tolerance.relative = 0.25;
  tolerance.absolute = 0.5;
  // The tolerance of 4 is 0.5 + 0.25 * 4; a difference of exactly that is
  // equal.
  EXPECT_EQ(compare(floats({5.5}), floats({4}), tolerance), "equal");
  EXPECT_EQ(compare(floats({2.5}), floats({4}), tolerance), "equal");
  EXPECT_EQ(compare(floats({5.75}), floats({4}), tolerance),
            "element [0]: got 5.75, expected 4, tolerance 1.5 (1 of 1 "
            "elements differ)");
  // The tolerance depends on the expected element, not on the computed one.
  EXPECT_EQ(compare(floats({4}), floats({2.25}), tolerance),
            "element [0]: got 4, expected 2.25, tolerance 1.06 (1 of 1 "
            "elements differ)");
}

TEST(Compare, DefaultsAreThoseOfOnnx) {
  EXPECT_EQ(compare(floats({1000.9}), floats({1000})), "equal");
  EXPECT_NE(compare(floats({1001.1}), floats({1000})), "equal");
  EXPECT_EQ(compare(floats({0.9e-7}), floats({0})), "equal");
  EXPECT_NE(compare(floats({1.1e-7}), floats({0})), "equal");
}

TEST(Compare, OfLargest) {
  Tolerance tolerance;
  tolerance.ofLargest = 0.125;
  EXPECT_EQ(compare(floats({0.5, -8, nan, inf}), floats({-0.5, -8, nan, inf}),
                    tolerance),
            "equal");
  EXPECT_EQ(compare(floats({1, -8}), floats({-0.5, -8}), tolerance),
            "element [0]: got 1, expected -0.5, tolerance 1 (1 of 2 elements "
            "differ)");
  EXPECT_NE(compare(floats({1e-30f}), floats({0}), tolerance), "equal");
}

TEST(Compare, NamesTheWorstElement) {
  Tensor expected = make<float>("f32", {2, 3}, {0, 1, 2, 3, 4, 5});
  Tensor got = make<float>("f32", {2, 3}, {0, 1.5, 2, 3, 4, 7});
  EXPECT_EQ(compare(got, expected),
            "element [1,2]: got 7, expected 5, tolerance 0.005 (2 of 6 "
            "elements differ)");
}

TEST(Compare, ScalarsAndEmptyTensors) {
  EXPECT_EQ(compare(make<float>("f32", {}, {1}), make<float>("f32", {}, {2})),
            "element []: got 1, expected 2, tolerance 0.002 (1 of 1 elements "
            "differ)");
  EXPECT_EQ(compare(floats({}), floats({})), "equal");
}

TEST(Compare, InfinitiesAndNaN) {
  EXPECT_EQ(compare(floats({nan, inf, -inf}), floats({nan, inf, -inf})),
            "equal");
  EXPECT_EQ(compare(floats({0, nan}), floats({0, 1})),
            "element [1]: got nan, expected 1, tolerance 0.001 (1 of 2 "
            "elements differ)");
  EXPECT_NE(compare(floats({1}), floats({nan})), "equal");
  EXPECT_NE(compare(floats({1}), floats({inf})), "equal");
  EXPECT_NE(compare(floats({inf}), floats({-inf})), "equal");
  EXPECT_NE(compare(floats({inf}), floats({3e38f})), "equal");
}

TEST(Compare, TypesAndShapes) {
  EXPECT_EQ(compare(floats({1, 2}), make<float>("f32", {2, 1}, {1, 2})),
            "got a tensor of 2xf32, expected one of 2x1xf32");
  EXPECT_EQ(compare(floats({1}), make<double>("f64", {1}, {1})),
            "got a tensor of 1xf32, expected one of 1xf64");
}

TEST(Compare, OtherTypes) {
  EXPECT_EQ(compare(make<int64_t>("i64", {1}, {INT64_MAX}),
                    make<int64_t>("i64", {1}, {INT64_MAX - 1}), {0, 0, {}}),
            "element [0]: got 9223372036854775807, expected "
            "9223372036854775806, tolerance 0 (1 of 1 elements differ)");
  EXPECT_EQ(compare(make<uint8_t>("i1", {2}, {1, 0}),
                    make<uint8_t>("i1", {2}, {1, 1})),
            "element [1]: got 0, expected 1, tolerance 0.001 (1 of 2 elements "
            "differ)");
  EXPECT_EQ(compare(make<uint16_t>("f16", {1}, {0x3c00}),
                    make<uint16_t>("f16", {1}, {0x3c01})),
            "equal");
  EXPECT_EQ(compare(make<float>("complex<f32>", {1}, {1, 2}),
                    make<float>("complex<f32>", {1}, {1, 3})),
            "element [0]: got 1+2j, expected 1+3j, tolerance 0.00316 (1 of 1 "
            "elements differ)");
}

} // namespace
