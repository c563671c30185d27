// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/import/schema.h"

#include "gtest/gtest.h"

namespace onnx_mlir {
namespace {

TEST(SchemaTest, KnowsVersions) {
  const Schema *softmax = findSchema("", "Softmax");
  ASSERT_TRUE(softmax);
  EXPECT_EQ(softmax->getVersion(7), 1);
  EXPECT_EQ(softmax->getVersion(12), 11);
  EXPECT_EQ(softmax->getVersion(28), 13);
  EXPECT_EQ(findSchema("ai.onnx", "Gelu")->getVersion(19), 0);
}

TEST(SchemaTest, KnowsOperandsAndResults) {
  const Schema *lstm = findSchema("", "LSTM");
  ASSERT_TRUE(lstm);
  ASSERT_EQ(lstm->operands.size(), 8u);
  EXPECT_EQ(lstm->operands[0].variable, "T");
  EXPECT_EQ(lstm->operands[0].kind, SchemaValue::Single);
  EXPECT_EQ(lstm->operands[4].element, "int32");
  EXPECT_EQ(lstm->operands[4].kind, SchemaValue::Optional);
  EXPECT_EQ(lstm->minOperands, 3);
  EXPECT_EQ(findSchema("", "Concat")->operands[0].kind, SchemaValue::Variadic);
  EXPECT_EQ(findSchema("", "If")->results[0].kind, SchemaValue::Heterogeneous);
}

TEST(SchemaTest, DomainsDiffer) {
  EXPECT_FALSE(findSchema("", "TreeEnsemble"));
  EXPECT_TRUE(findSchema("ai.onnx.ml", "TreeEnsemble"));
  EXPECT_FALSE(findSchema("com.example", "Add"));
}

} // namespace
} // namespace onnx_mlir
