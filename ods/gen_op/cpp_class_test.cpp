// SPDX-License-Identifier: Apache-2.0
#include "ods/gen_op/cpp_class.h"

#include "gtest/gtest.h"

namespace mlir::ods {
namespace {

CppMethod method(std::vector<CppParameter> parameters) {
  return {.returnType = "void",
          .name = "build",
          .parameters = std::move(parameters),
          .kind = CppMethod::Body::Inline,
          .isStatic = true};
}

std::string print(const CppClass &cls) {
  std::string text;
  llvm::raw_string_ostream os(text);
  cls.printMembers(os);
  return os.str();
}

TEST(CppClass, RefusesWhatIsRedundant) {
  CppClass cls("C");
  EXPECT_TRUE(cls.add(method({{"int", "a"}, {"int", "b", "0"}})));
  EXPECT_FALSE(cls.add(method({{"int", "x"}})));
  EXPECT_FALSE(cls.add(method({{"int", "x"}, {"int", "y"}})));
  EXPECT_TRUE(cls.add(method({{"int", "x"}, {"bool", "y"}})));
  EXPECT_TRUE(cls.add(method({})));
}

TEST(CppClass, ReplacesWhatBecomesRedundant) {
  CppClass cls("C");
  EXPECT_TRUE(cls.add(method({{"int", "a"}})));
  EXPECT_TRUE(cls.add(method({{"int", "a"}, {"int", "b", "0"}})));
  EXPECT_EQ(print(cls), "  static void build(int a, int b = 0) {}\n");
}

TEST(CppClass, PrintsDefinitionsWithoutDefaults) {
  CppClass cls("C");
  CppMethod outOfLine = method({{"int &", "a"}, {"int", "b", "0"}});
  outOfLine.kind = CppMethod::Body::OutOfLine;
  outOfLine.body = "a = b;";
  EXPECT_TRUE(cls.add(outOfLine));
  EXPECT_EQ(print(cls), "  static void build(int &a, int b = 0);\n");
  std::string text;
  llvm::raw_string_ostream os(text);
  cls.printDefinitions(os);
  EXPECT_EQ(os.str(), "void C::build(int &a, int b) { a = b; }\n\n");
}

} // namespace
} // namespace mlir::ods
