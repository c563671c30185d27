// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_enum/cpp_text.h"

#include "gtest/gtest.h"

namespace mlir::ods {
namespace {

template <typename Print> std::string printed(Print print) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(os);
  return os.str();
}

std::string reindented(llvm::StringRef text) {
  return printed([&](llvm::raw_ostream &os) { printReindented(text, os); });
}

TEST(CppText, Quotes) {
  EXPECT_EQ(quote("a\"b\\c\n"), R"("a\"b\\c\n")");
  EXPECT_EQ(quote(llvm::StringRef("\0011\xff", 3)), R"("\0011\377")");
  EXPECT_EQ(quoteBytes("ab"), R"("ab")");
  EXPECT_EQ(quoteBytes(llvm::StringRef("a\0", 2)),
            R"(::llvm::StringRef("a\000", 2))");
}

TEST(CppText, RemovesCommonIndentation) {
  EXPECT_EQ(reindented("\n    a\n      b\n  \n   c\n"), " a\n   b\n\nc\n");
  EXPECT_EQ(reindented("a\n  b"), "a\n  b");
  EXPECT_EQ(reindented(""), "");
  EXPECT_EQ(reindented(" \n \n"), "");
}

TEST(CppText, PrintsComments) {
  EXPECT_EQ(printed([](llvm::raw_ostream &os) {
              emitComment("\n  a\n\n  b \\\n", os, "  ");
            }),
            "  /// a\n  ///\n  /// b \\.\n");
}

TEST(CppText, OpensNamespaces) {
  auto open = [](llvm::StringRef name) {
    return printed([&](llvm::raw_ostream &os) { NamespaceScope(os, name); });
  };
  EXPECT_EQ(open("::a::b"), "namespace a::b {\n} // namespace a::b\n");
  EXPECT_EQ(open(""), "");
  EXPECT_EQ(qualify("a::b", "C"), "::a::b::C");
  EXPECT_EQ(qualify("::a", "C"), "::a::C");
  EXPECT_EQ(qualify("", "C"), "::C");
}

} // namespace
} // namespace mlir::ods
