// SPDX-License-Identifier: Apache-2.0
#include <chrono>

#include "ods/load/load_td.h"

#include "ods/load/load_test_base.h"

using namespace mlir;
using namespace mlir::ods;
using mlir::ods::test::LoadTest;

namespace {

TEST_F(LoadTest, ReadsADialect) {
  ASSERT_TRUE(loadFile(R"(include "mlir/IR/OpBase.td"
def My_Dialect : Dialect {
  let name = "my";
  let summary = "a summary";
  let description = [{
    A text
      of two lines.
  }];
  let cppNamespace = "::a::my";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
)")) << messages;
  ASSERT_EQ(dialects.size(), 1u);
  const DialectDefinition &dialect = dialects[0];
  EXPECT_EQ(dialect.name, "my");
  EXPECT_EQ(dialect.cppNamespace, "a::my");
  EXPECT_EQ(dialect.cppClass, "a::my::MyDialect");
  EXPECT_EQ(dialect.summary, "a summary");
  EXPECT_EQ(dialect.description, "A text\n  of two lines.");
  EXPECT_EQ(dialect.location, getFolder() + "/main.td:2:5");
  EXPECT_EQ(dialect.dependentDialects,
            std::vector<std::string>{"::mlir::arith::ArithDialect"});
  EXPECT_EQ(messages, "");
}

TEST_F(LoadTest, ReadsSeveralDialects) {
  ASSERT_TRUE(loadFile("include \"mlir/IR/OpBase.td\"\n"
                       "def B : Dialect { let name = \"b\"; }\n"
                       "def A : Dialect { let name = \"a\"; }\n"
                       "def A_Op : Op<A, \"op\">;\n"))
      << messages;
  ASSERT_EQ(dialects.size(), 2u);
  EXPECT_EQ(dialects[0].name, "b");
  EXPECT_EQ(dialects[1].name, "a");
  EXPECT_EQ(dialects[1].operations.size(), 1u);
}

TEST_F(LoadTest, LeavesOutKnownDialectsThatAreIncluded) {
  write("known.td", "include \"mlir/IR/OpBase.td\"\n"
                    "def Known : Dialect { let name = \"known\"; }\n"
                    "def Known_Op : Op<Known, \"op\"> {\n"
                    "  let hasVerifier = 1;\n}\n");
  options.knownDialects = {"known"};
  ASSERT_TRUE(loadFile("include \"known.td\"\n"
                       "def A : Dialect { let name = \"a\"; }\n"))
      << messages;
  ASSERT_EQ(dialects.size(), 1u);
  EXPECT_EQ(dialects[0].name, "a");
}

TEST_F(LoadTest, HasTheBuiltinDialect) {
  ASSERT_TRUE(loadFile(R"(include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinLocationAttributes.td"
include "mlir/IR/BuiltinOps.td"
include "mlir/IR/BuiltinTypes.td"
def A : Dialect { let name = "a"; }
def A_Op : Op<A, "op"> {
  let arguments = (ins Builtin_Complex:$number);
}
)")) << messages;
  ASSERT_EQ(dialects.size(), 1u);
  EXPECT_EQ(dialects[0].name, "a");
  EXPECT_TRUE(dialects[0].types.empty());
  EXPECT_EQ(dialects[0].operations.size(), 1u);
}

TEST_F(LoadTest, KeepsDialectsThatItAddsTo) {
  write("base.td", "include \"mlir/IR/OpBase.td\"\n"
                   "def Base : Dialect { let name = \"base\"; }\n");
  options.knownDialects = {"base"};
  ASSERT_TRUE(loadFile("include \"base.td\"\ndef Base_Op : Op<Base, \"op\">;"))
      << messages;
  ASSERT_EQ(dialects.size(), 1u);
  EXPECT_EQ(dialects[0].operations.size(), 1u);
}

TEST_F(LoadTest, RefusesFilesWithoutDialects) {
  EXPECT_FALSE(loadFile("class A;\n"));
  EXPECT_EQ(messages, "main.td: error: no dialect is defined here\n");
}

TEST_F(LoadTest, RefusesWhatIsOfNoDialect) {
  EXPECT_EQ(refuse("def FooOp : TestOp<\"foo\"> { let opDialect = ?; }\n"),
            "1:5: error: definition is of no dialect")
      << messages;
}

TEST_F(LoadTest, RefusesFilesThatAreNot) {
  llvm::raw_string_ostream os(messages);
  EXPECT_FALSE(readDefinitions("none.td", options, os));
  EXPECT_EQ(messages,
            "none.td: error: could not open: No such file or directory\n");
}

// TableGen's diagnostics.

TEST_F(LoadTest, ShowsTheLine) {
  EXPECT_FALSE(loadFile("class A;\n\n  def B : C;\n"));
  EXPECT_EQ(messages, "main.td:3:11: error: Couldn't find class 'C'\n"
                      "  def B : C;\n"
                      "          ^\n");
}

TEST_F(LoadTest, ShowsByWhatAFileIsIncluded) {
  write("other.td", "class A;\ndef B : C;\n");
  EXPECT_FALSE(loadFile("\ninclude \"other.td\"\n"));
  EXPECT_EQ(messages, "Included from main.td:2:\n"
                      "other.td:2:9: error: Couldn't find class 'C'\n"
                      "def B : C;\n"
                      "        ^\n");
}

TEST_F(LoadTest, ShowsPlacesBehindIncludes) {
  EXPECT_FALSE(loadFile("include \"mlir/IR/OpBase.td\" def B : C;\n"));
  EXPECT_EQ(messages, "main.td:1:37: error: Couldn't find class 'C'\n"
                      "include \"mlir/IR/OpBase.td\" def B : C;\n"
                      "                                    ^\n");
}

TEST_F(LoadTest, ShowsTheEndOfTheFile) {
  EXPECT_FALSE(loadFile("class A {\n"));
  EXPECT_EQ(messages.substr(0, 14), "main.td:2:1: e") << messages;
}

TEST_F(LoadTest, ShowsPlacesInFormats) {
  EXPECT_EQ(refuse("def FooOp : TestOp<\"foo\"> {\n"
                   "  let assemblyFormat = \"$x attr-dict\";\n}\n"),
            "2:25: error: expected variable to refer to an argument, region, "
            "result, or successor")
      << messages;
}

TEST_F(LoadTest, PassesWarningsOn) {
  EXPECT_TRUE(loadFile("#define A\n#define A\ninclude \"mlir/IR/OpBase.td\"\n"
                       "def A : Dialect { let name = \"a\"; }\n"));
  EXPECT_EQ(messages, "main.td:2:9: warning: duplicate definition of macro: A\n"
                      "#define A\n"
                      "        ^\n");
}

// Input that would end the process or loop forever.

TEST_F(LoadTest, EndsEndlessIncludes) {
  EXPECT_FALSE(loadFile("include \"main.td\"\n"));
  EXPECT_NE(messages.find("include files are nested more than 100 deep"),
            std::string::npos);
}

TEST_F(LoadTest, EndsAtTheDeadline) {
  options.deadline = std::chrono::milliseconds(300);
  EXPECT_FALSE(loadFile("foreach a = 0...99999 in foreach b = 0...99999 in\n"
                        "  def X#a#Y#b { int x = !add(a, b); }\n"));
  EXPECT_EQ(messages, "main.td: error: the definitions could not be read: it "
                      "took longer than 300 ms\n");
}

TEST_F(LoadTest, EndsDeepNesting) {
  std::string text = "class A { int x = ";
  for (int i = 0; i < 300000; ++i)
    text += "!add(1, ";
  EXPECT_FALSE(loadFile(text));
  EXPECT_NE(messages, "");
}

TEST_F(LoadTest, EndsEndlessRecursion) {
  EXPECT_FALSE(loadFile("class A<int n> { int x = A<!add(n, 1)>.x; }\n"
                        "def B : A<0>;\n"));
  EXPECT_NE(messages, "");
}

TEST_F(LoadTest, EndsLargeNumbersOfDefinitions) {
  options.deadline = std::chrono::seconds(1);
  EXPECT_FALSE(loadFile("multiclass A<int n> { foreach i = 0...1000 in\n"
                        "  defm X#n#Y#i : A<!add(n, 1)>;\n}\n"
                        "defm B : A<0>;\n"));
  EXPECT_NE(messages, "");
}

// TableGen of LLVM 19 crashes on this input.
TEST_F(LoadTest, EndsArgumentsThatAreNot) {
  EXPECT_FALSE(load("def FooOp : Op<?, \"foo\">;\n"));
  EXPECT_NE(messages, "");
}

TEST_F(LoadTest, EndsDefinitionsInThemselves) {
  EXPECT_NE(refuse("def P : Pred;\ndef Q : And<[Q, P]>;\n"
                   "def T : Type<Q, \"t\">;\ndef FooOp : TestOp<\"foo\"> {\n"
                   "  let arguments = (ins T:$x);\n}\n"),
            "");
}

} // namespace
