// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx_direct/compile.h"

#include "targets/onnx_direct/testing/compile_model.h"
#include "gtest/gtest.h"

using namespace onnx_mlir;
using namespace onnx_mlir::testing;

namespace {

/// Returns a model with weights, shape arithmetic and equal nodes.
ModelBuilder makeModel() {
  ModelBuilder builder;
  builder.input("x", {1, 3, -1, 8})
      .constant("w", {3, 1, 3, 3}, std::vector<float>(27, 0.5f))
      .constant("v", {3, 1, 3, 3}, std::vector<float>(27, -0.25f))
      .constant("six", {}, std::vector<float>{6})
      .constant("minus", {1}, std::vector<int64_t>{-1})
      .node(
          "Conv", {"x", "w"}, {"a"},
          {attribute("group", int64_t(3)), attribute("pads", Dims{1, 1, 1, 1})})
      .node(
          "Conv", {"a", "v"}, {"b"},
          {attribute("pads", Dims{1, 1, 1, 1}), attribute("group", int64_t(3))})
      .node("Div", {"b", "six"}, {"c"})
      .node("Shape", {"c"}, {"shape"})
      .node("Concat", {"minus", "shape"}, {"all"},
            {attribute("axis", int64_t(0))})
      .node("Reshape", {"c", "minus"}, {"y"})
      .output("y")
      .output("all");
  return builder;
}

TEST(CompileTest, EveryTargetGetsValidCode) {
  for (const char *arch : {"x86_64", "ppc64le", "s390x"}) {
    TestTarget target = getTestTarget(arch);
    absl::StatusOr<CompiledText> text =
        compileText(makeModel(), target, {}, "0:1x3x4x8");
    ASSERT_TRUE(text.ok()) << text.status().ToString();
    EXPECT_NE(text->ir.find("target triple = \"" + target.triple + "\""),
              std::string::npos);
  }
}

TEST(CompileTest, TheSameBytesEveryTime) {
  auto first =
      compileText(makeModel(), getTestTarget("s390x"), {}, "0:1x3x4x8");
  auto second =
      compileText(makeModel(), getTestTarget("s390x"), {}, "0:1x3x4x8");
  EXPECT_EQ(first->ir, second->ir);
  EXPECT_EQ(first->weights, second->weights);
}

TEST(CompileTest, WeightsAreLittleEndianPieces) {
  std::string weights =
      compileText(makeModel(), getTestTarget("s390x"), {}, "0:1x3x4x8")
          ->weights;
  // w and v, 108 bytes each, and the constant output.
  ASSERT_EQ(weights.size(), 256u + 5 * 8);
  EXPECT_EQ(weights.substr(0, 4), std::string("\0\0\0\x3f", 4));
  EXPECT_EQ(weights.substr(128, 4), std::string("\0\0\x80\xbe", 4));
  EXPECT_EQ(
      weights.substr(256, 16),
      std::string("\xff\xff\xff\xff\xff\xff\xff\xff\1\0\0\0\0\0\0\0", 16));
}

size_t count(const std::string &text, const std::string &part) {
  size_t number = 0;
  for (size_t at = text.find(part); at != std::string::npos;
       at = text.find(part, at + 1))
    ++number;
  return number;
}

TEST(CompileTest, EqualNodesShareAFunction) {
  std::string ir =
      compileText(makeModel(), getTestTarget("x86_64"), {}, "0:1x3x4x8")->ir;
  EXPECT_EQ(count(ir, "define internal void @Conv"), 1u);
  EXPECT_EQ(count(ir, "call void @Conv"), 2u);
  // A scalar becomes part of the code.
  EXPECT_EQ(count(ir, "define internal void @Div(ptr noalias readonly %0, "
                      "ptr noalias %1)"),
            1u);
}

TEST(CompileTest, ErrorsBeginWithTheModel) {
  EXPECT_EQ(getCompileError(makeModel()),
            "test.onnx: input 'x' has a dynamic dimension 2: give its shape "
            "with --shapeInformation=0:...");
  EXPECT_EQ(getCompileError(makeModel(), "0:1x3x4"),
            "test.onnx: input 'x' has 4 dimensions, --shapeInformation gives "
            "it 3");
}

} // namespace
