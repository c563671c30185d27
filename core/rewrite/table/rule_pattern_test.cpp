// SPDX-License-Identifier: Apache-2.0
#include "core/rewrite/table/rule_test_base.h"

namespace mlir {
namespace {

TEST_F(RuleTest, MatchesAndRewrites) {
  RuleBlock match;
  match.emit(RuleOpcode::CheckNumOperands, 0u, 1u);
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  match.emit(RuleOpcode::GetDefiningOp, 2u, 1u);
  match.emit(RuleOpcode::CheckName, 2u, llvm::StringRef("t.leaf"));
  auto rule = makeRule(match, getNote(1));
  ASSERT_TRUE(rule);
  EXPECT_EQ(rule->getRootKind()->getStringRef(), "t.root");
  EXPECT_EQ(rule->getDebugName(), "rule");
  EXPECT_EQ(rule->getGeneratedOps().front().getStringRef(), "t.new");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )"),
            "%0 = \"t.leaf\"() : () -> i32\n\"t.new\"(%0) : (i32) -> ()\n");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.other"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )"),
            "");
  EXPECT_EQ(apply(*rule, R"("t.root"() : () -> ())"), "");
}

TEST_F(RuleTest, AnyRoot) {
  RuleBlock match;
  match.emit(RuleOpcode::CheckNumResults, 0u, 0u);
  auto rule = makeRule(match, getNote(7), /*root=*/"");
  ASSERT_TRUE(rule);
  EXPECT_FALSE(rule->getRootKind());
}

TEST_F(RuleTest, AnyUser) {
  RuleBlock match, ofUser;
  ofUser.emit(RuleOpcode::CheckName, 3u, llvm::StringRef("t.user"));
  ofUser.emit(RuleOpcode::GetResultAt, 4u, 3u, 0u);
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  match.emitChoice(RuleOpcode::AnyUser, {ofUser}, 3u, 1u);
  auto rule = makeRule(match, getNote(4));
  ASSERT_TRUE(rule);
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    %1 = "t.user"(%0) : (i32) -> i64
    "t.other"(%0) : (i32) -> ()
    "t.root"(%0) : (i32) -> ()
  )"),
            R"(%0 = "t.leaf"() : () -> i32
%1 = "t.user"(%0) : (i32) -> i64
"t.other"(%0) : (i32) -> ()
"t.new"(%1) : (i64) -> ()
)");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )"),
            "");
}

TEST_F(RuleTest, FirstBlockThatMatches) {
  RuleBlock blocks[2], match;
  for (unsigned i = 0; i < 2; ++i) {
    blocks[i].emit(RuleOpcode::GetOperandAt, 1u, 0u, i);
    blocks[i].emit(RuleOpcode::GetDefiningOp, 2u, 1u);
    blocks[i].emit(RuleOpcode::CheckName, 2u, llvm::StringRef("t.leaf"));
  }
  match.emitChoice(RuleOpcode::AnyOf, blocks);
  auto rule = makeRule(match, getNote(1));
  ASSERT_TRUE(rule);
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.other"() : () -> i32
    %1 = "t.leaf"() : () -> i64
    "t.root"(%0, %1) : (i32, i64) -> ()
  )"),
            R"(%0 = "t.other"() : () -> i32
%1 = "t.leaf"() : () -> i64
"t.new"(%1) : (i64) -> ()
)");
}

TEST_F(RuleTest, TypesAndAttributes) {
  RuleBlock match;
  match.emit(RuleOpcode::GetRequiredAttribute, 1u, 0u, llvm::StringRef("a"));
  match.emit(RuleOpcode::GetTypeOf, 2u, 1u);
  match.emit(RuleOpcode::GetOperands, 3u, 0u);
  match.emit(RuleOpcode::GetTypesOf, 4u, 3u);
  match.emit(RuleOpcode::GetOperandAt, 5u, 0u, 0u);
  match.emit(RuleOpcode::GetTypeOf, 6u, 5u);
  match.emit(RuleOpcode::CheckEqual, 2u, 6u);
  match.emit(RuleOpcode::CheckNumValues, 3u, 2u);
  auto rule = makeRule(match, getNote(3));
  ASSERT_TRUE(rule);
  EXPECT_NE(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0, %0) {a = 1 : i32} : (i32, i32) -> ()
  )"),
            "");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0, %0) {a = 1 : i64} : (i32, i32) -> ()
  )"),
            "");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0, %0) : (i32, i32) -> ()
  )"),
            "");
}

// Maps each value to two values. Mapping of index values fails.
struct Doubled : RuleValueMapping {
  LogicalResult remap(Value value,
                      llvm::SmallVectorImpl<Value> &result) const override {
    if (value.getType().isIndex())
      return failure();
    result.append(2, value);
    return success();
  }
};

TEST_F(RuleTest, SeveralValuesForOne) {
  RuleBlock match;
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  auto rule = makeRule(match, getNote(1));
  ASSERT_TRUE(rule);
  const Doubled mapping;
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )",
                  &mapping),
            R"(%0 = "t.leaf"() : () -> i32
"t.new"(%0, %0) : (i32, i32) -> ()
)");
  EXPECT_EQ(apply(*rule, R"(
    %0 = "t.leaf"() : () -> index
    "t.root"(%0) : (index) -> ()
  )",
                  &mapping),
            "");
}

LogicalResult failAlways(RuleState &) { return failure(); }

LogicalResult noteIn(RuleState &state) {
  state.setAttribute(1, llvm::StringRef("text"));
  state.set(2, std::string("kept"));
  return success(state.get<std::string>(2) == "kept" &&
                 state.getAttribute<StringAttr>(1).getValue() == "text");
}

TEST_F(RuleTest, ErasesWhatItMadeWhenItFails) {
  RuleBlock rewrite;
  rewrite.emit(RuleOpcode::GetLocation, 9u, 0u);
  rewrite.emit(RuleOpcode::BeginOperation, 9u, llvm::StringRef("t.new"));
  rewrite.emit(RuleOpcode::EndOperation, 8u);
  rewrite.emit(RuleOpcode::RunInCpp, 0u);
  const RuleFunction functions[] = {&failAlways};
  auto rule = makeRule(RuleBlock(), rewrite, "t.root", 1, functions);
  ASSERT_TRUE(rule);
  auto module = parseSourceString<ModuleOp>(R"("t.root"() : () -> ())",
                                            ParserConfig(&context));
  Operation *root = &module->getBody()->front();
  PatternRewriter rewriter(root);
  EXPECT_TRUE(failed(rule->matchAndRewrite(root, rewriter)));
  EXPECT_EQ(&module->getBody()->front(), root);
  EXPECT_EQ(root->getNextNode(), nullptr);
}

TEST_F(RuleTest, FunctionsSetRegisters) {
  RuleBlock match;
  match.emit(RuleOpcode::CheckInCpp, 0u);
  match.emit(RuleOpcode::CheckNotNull, 1u);
  const RuleFunction functions[] = {&noteIn};
  auto rule = makeRule(match, getNote(7), "t.root", 1, functions);
  ASSERT_TRUE(rule);
  EXPECT_FALSE(makeRule(match, getNote(7)));
}

// Rejects all prefixes of a program, and a program with an extra byte.
TEST_F(RuleTest, RefusesWhatIsNoProgram) {
  RuleBlock match, block;
  block.emit(RuleOpcode::CheckNumOperands, 0u, 1u);
  match.emitChoice(RuleOpcode::AnyOf, {block, block});
  ASSERT_TRUE(makeRule(match, getNote(1)));
  const std::string whole = programs.back();
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_FALSE(RulePattern::create({llvm::StringRef(whole).take_front(size)},
                                     &context));
  EXPECT_FALSE(RulePattern::create({whole + '\0'}, &context));
}

TEST_F(RuleTest, SurvivesWrongBytes) {
  RuleBlock match, block;
  block.emit(RuleOpcode::CheckNumOperands, 0u, 1u);
  match.emitChoice(RuleOpcode::AnyOf, {block, block});
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  ASSERT_TRUE(makeRule(match, getNote(1)));
  const std::string whole = programs.back();
  for (size_t at = 0; at < whole.size(); ++at)
    for (unsigned change : {1, 2, 7, 64, 128, 255}) {
      programs.push_back(whole);
      programs.back()[at] ^= change;
      auto rule = RulePattern::create({programs.back()}, &context);
      if (rule && rule->getRootKind())
        (void)apply(*rule, R"(
          %0 = "t.leaf"() : () -> i32
          "t.root"(%0) : (i32) -> ()
        )");
    }
}

TEST_F(RuleTest, RefusesWhatItCannotRun) {
  RuleBlock tooFar, rewriteInMatch, inner;
  tooFar.emit(RuleOpcode::CheckNotNull, 10u);
  EXPECT_FALSE(makeRule(tooFar, getNote(1)));
  rewriteInMatch.emit(RuleOpcode::Erase, 0u);
  EXPECT_FALSE(makeRule(rewriteInMatch, getNote(1)));
  // Blocks are nested too deep.
  inner.emit(RuleOpcode::CheckNotNull, 0u);
  for (unsigned i = 0; i <= ods::maxRuleBlockDepth; ++i) {
    RuleBlock outer;
    outer.emitChoice(RuleOpcode::AnyOf, {inner});
    inner = outer;
  }
  EXPECT_FALSE(makeRule(inner, getNote(1)));
}

/// Rules of the compiler are decoded in two steps.
class CompiledRule : public RuleTest {
protected:
  std::unique_ptr<RulePattern> compile(const RuleBlock &match,
                                       llvm::StringRef root = "t.root") {
    programs.push_back(ods::writeRule({.name = "rule",
                                       .root = root.str(),
                                       .benefit = 3,
                                       .generatedOps = {"t.new"},
                                       .numRegisters = 10},
                                      match, getNote(1)));
    return std::make_unique<RulePattern>(RuleDescriptor{programs.back()},
                                         &context);
  }
  static constexpr llvm::StringLiteral text = R"(
    %0 = "t.leaf"() : () -> i32
    "t.root"(%0) : (i32) -> ()
  )";
};

TEST_F(CompiledRule, IsKnownBeforeItsInstructions) {
  RuleBlock match;
  match.emit(RuleOpcode::GetOperandAt, 1u, 0u, 0u);
  auto rule = compile(match);
  EXPECT_EQ(rule->getRootKind()->getStringRef(), "t.root");
  EXPECT_EQ(rule->getBenefit().getBenefit(), 3u);
  EXPECT_EQ(rule->getDebugName(), "rule");
  EXPECT_EQ(rule->getGeneratedOps().front().getStringRef(), "t.new");
  for (int i = 0; i < 2; ++i)
    EXPECT_EQ(apply(*rule, text),
              "%0 = \"t.leaf\"() : () -> i32\n\"t.new\"(%0) : (i32) -> ()\n");
}

TEST_F(CompiledRule, EndsTheProgramIfInvalid) {
  RuleBlock tooFar;
  tooFar.emit(RuleOpcode::CheckNotNull, 10u);
  auto rule = compile(tooFar);
  EXPECT_DEATH((void)apply(*rule, text), "rewrite rule is not valid");
  EXPECT_DEATH(compile(RuleBlock(), /*root=*/""), "rewrite rule is not valid");
}

} // namespace
} // namespace mlir
