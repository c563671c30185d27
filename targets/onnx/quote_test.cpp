// SPDX-License-Identifier: Apache-2.0
#include "targets/onnx/quote.h"

#include "gtest/gtest.h"

using onnx_mlir::quote;

TEST(Quote, KeepsReadableText) {
  EXPECT_EQ(quote(""), "''");
  EXPECT_EQ(quote("conv1/weight"), "'conv1/weight'");
  EXPECT_EQ(quote("\xe6\x9d\x83"), "'\xe6\x9d\x83'");
}

TEST(Quote, StaysOneLine) {
  EXPECT_EQ(quote(llvm::StringRef("a\n\0\x1b\x7f", 5)),
            "'a\\x0a\\x00\\x1b\\x7f'");
}

TEST(Quote, ShortensLongText) {
  std::string text = quote("begin" + std::string(100000, 'x') + "end");
  EXPECT_LT(text.size(), 250u);
  EXPECT_EQ(text.substr(0, 6), "'begin");
  EXPECT_EQ(text.substr(text.size() - 4), "end'");
}
