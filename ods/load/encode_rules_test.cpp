// SPDX-License-Identifier: Apache-2.0
#include "ods/load/load_test_base.h"

using namespace mlir;
using namespace mlir::ods;
using mlir::ods::test::LoadTest;

namespace {

/// Defines operations, after the prelude.
constexpr char operations[] = R"td(
include "mlir/IR/PatternBase.td"
def A : TestOp<"a"> { let arguments = (ins I32:$x, I32Attr:$n); let results = (outs I32:$r); }
def B : TestOp<"b"> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def HasOneUse : Constraint<CPred<"$_self.hasOneUse()">, "has one use">;
)td";

class LoadRules : public LoadTest {
protected:
  bool loadRules(llvm::StringRef text) {
    const std::string file =
        write("main.td", test::prelude + std::string(operations) + text.str());
    llvm::raw_string_ostream os(messages);
    const auto result = readDefinitions(file, options, os, &rules);
    EXPECT_EQ(result.has_value(), messages.empty());
    return result.has_value();
  }
  std::vector<LoadedRule> rules;
};

TEST_F(LoadRules, InTheirOrder) {
  ASSERT_TRUE(loadRules(R"td(
def Second : Pat<(B (B $x)), (B $x)>;
def First : Pat<(A I32:$x, ConstantAttr<I32Attr, "1">), (B $x)>;
def : Pat<(A (B:$b $x), $n), (A $b, ConstantAttr<I32Attr, "2">),
          [(HasOneUse:$b)]>;
)td")) << messages;
  ASSERT_EQ(rules.size(), 3u);
  EXPECT_EQ(rules[0].location, getFolder() + "/main.td:18:5");
  EXPECT_EQ(rules[0].program.substr(1, 5), "First");
  EXPECT_EQ(rules[1].program.substr(1, 6), "Second");
  EXPECT_EQ(rules[2].program.substr(1, 16), "GeneratedConvert");
}

TEST_F(LoadRules, NeedNoDialect) {
  options.knownDialects = {"test"};
  write("known.td", test::prelude + std::string(operations));
  const std::string file =
      write("main.td", "include \"known.td\"\n"
                       "def : Pat<(B (B $x)), (replaceWithValue $x)>;\n");
  llvm::raw_string_ostream os(messages);
  const auto result = readDefinitions(file, options, os, &rules);
  ASSERT_TRUE(result) << messages;
  EXPECT_TRUE(result->empty());
  EXPECT_EQ(rules.size(), 1u);
}

TEST_F(LoadRules, NotAskedFor) {
  ASSERT_TRUE(load(std::string(operations) +
                   "def : Pat<(B $x), (NativeCodeCall<\"f($0)\"> $x)>;\n"))
      << messages;
}

TEST_F(LoadRules, WhatNeedsCpp) {
  auto refuseRule = [&](llvm::StringRef text) {
    messages.clear();
    EXPECT_FALSE(loadRules(text));
    const auto [place, message] =
        llvm::StringRef(messages).split('\n').first.split(": error: ");
    EXPECT_TRUE(place.ends_with("main.td:16:5")) << messages;
    return message.str();
  };
  EXPECT_EQ(refuseRule("def X : Pat<(B $x), (NativeCodeCall<\"f($0)\"> $x)>;"),
            "'X' cannot be loaded: the native code 'f($0)' is known in C++ "
            "only");
  EXPECT_EQ(refuseRule("def X : Pat<(A Type<CPred<\"odd($_self)\">, \"odd\">:"
                       "$x, $n), (B $x)>;"),
            "'X' cannot be loaded: the constraint 'odd' is known in C++ only");
  EXPECT_EQ(refuseRule("def X : Pat<(B $x), (B $y)>;"),
            "referencing unbound symbol 'y'");
}

} // namespace
