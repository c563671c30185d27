// SPDX-License-Identifier: Apache-2.0
#include "core/support/tool.h"

#include <string>

#include "gtest/gtest.h"

namespace mlir {
namespace {

std::string print(llvm::StringRef message) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printError(message, stream);
  return text;
}

TEST(ToolTest, ErrorIsOneLine) {
  EXPECT_EQ(print("x: what is wrong"), "error: x: what is wrong\n");
}

TEST(ToolTest, ControlCharactersAreEscaped) {
  EXPECT_EQ(print("a\nb\x7f"), "error: a\\0Ab\\7F\n");
}

TEST(ToolTest, OtherLettersAreKept) {
  EXPECT_EQ(print("r\xc3\xa9sum\xc3\xa9"), "error: r\xc3\xa9sum\xc3\xa9\n");
}

TEST(ToolTest, ExitStatusTellsOfFailure) {
  EXPECT_EQ(finishTool(absl::OkStatus()), 0);
  EXPECT_EQ(finishTool(absl::InternalError("wrong")), 1);
}

} // namespace
} // namespace mlir
