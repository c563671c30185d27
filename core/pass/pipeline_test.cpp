// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_registry.h"

#include "core/pass/pass_test_base.h"

namespace mlir {
namespace {

struct ModulePass : PassWrapper<ModulePass, OperationPass<ModuleOp>> {
  llvm::StringRef getArgument() const override { return "module-pass"; }
  void runOnOperation() override {}
};

class PipelineTest : public PassTest {
protected:
  PipelineTest() {
    registerPass<LambdaPass>(registry);
    registerPass<ModulePass>(registry);
    registerPassPipeline(registry, "two", "twice", [](OpPassManager &manager) {
      manager.addPass(std::make_unique<LambdaPass>());
      manager.addPass(std::make_unique<LambdaPass>());
    });
  }

  /// Returns the printed pipeline, or the error message.
  std::string roundtrip(llvm::StringRef text) {
    std::string message;
    llvm::raw_string_ostream os(message);
    FailureOr<OpPassManager> manager = parsePassPipeline(text, registry, os);
    EXPECT_EQ(succeeded(manager), message.empty());
    return succeeded(manager) ? getText(*manager) : message;
  }

  Registry registry;
};

constexpr llvm::StringLiteral lambda = "lambda{ number=7}";

TEST_F(PipelineTest, PrintsWhatItReads) {
  EXPECT_EQ(roundtrip("builtin.module(lambda)"),
            ("builtin.module(" + lambda + ")").str());
  EXPECT_EQ(
      roundtrip(" any( a.b ( lambda , any(lambda) ) , lambda ) "),
      ("any(a.b(" + lambda + ",any(" + lambda + "))," + lambda + ")").str());
  EXPECT_EQ(roundtrip("any(lambda{names={a,b} number=3})"),
            "any(lambda{names={a,b} number=3})");
  EXPECT_EQ(roundtrip("any()"), "any()");
  EXPECT_EQ(roundtrip("any(two)"),
            ("any(" + lambda + "," + lambda + ")").str());
}

TEST_F(PipelineTest, PrettyHasALineForEachPass) {
  auto manager = parsePassPipeline("any(a.b(module-pass,two))", registry);
  manager =
      parsePassPipeline("any(lambda,builtin.module(module-pass))", registry);
  EXPECT_EQ(getText(*manager, /*pretty=*/true),
            "any(\n  lambda{ number=7},\n  builtin.module(\n    "
            "module-pass\n  )\n)");
}

struct BadPipeline {
  llvm::StringLiteral text;
  llvm::StringLiteral message;
};

TEST_F(PipelineTest, PointsAtWhatIsWrong) {
  const BadPipeline pipelines[] = {
      {"lambda", "expected pass pipeline to be wrapped with the anchor "
                 "operation type, e.g. 'builtin.module(...)'"},
      {"any(lamda)", "1:1: error: 'lamda' does not refer to a registered pass "
                     "or pass pipeline; did you mean 'lambda'?\nlamda\n^\n"},
      {"any(a.b(lambda)", "1:5: error: encountered unbalanced parentheses "
                          "while parsing pipeline\na.b(lambda\n    ^\n"},
      {"any(lambda))", "1:7: error: encountered extra closing ')' creating "
                       "unbalanced parentheses while parsing "
                       "pipeline\nlambda)\n      ^\n"},
      {"any(lambda{number=1)", "1:7: error: missing closing '}' while "
                               "processing pass options\n"},
      {"any(lambda{number=1}x)", "1:17: error: expected ',' after parsing "
                                 "pipeline\n"},
      {"any(lambda,,lambda)", "1:8: error: '' does not refer to a registered "
                              "pass or pass pipeline\n"},
      {"any(lambda{names=a nmber=1})",
       "1:16: error: failed to add `lambda` with options `names=a nmber=1`: no "
       "such option nmber; did you mean 'number'?\nlambda{names=a "
       "nmber=1}\n               ^\n"},
      {"any(two{a=1})", "1:5: error: pipeline has no options"},
      {"any(lambda,builtin.modul(lambda))",
       "1:8: error: 'builtin.modul' does not refer to a registered operation; "
       "did you mean 'builtin.module'?\nlambda,builtin.modul(lambda)\n       "
       "^\n"},
      {"builtin.far_from_all(lambda)",
       "1:1: error: 'builtin.far_from_all' does not refer to a registered "
       "operation\nbuiltin.far_from_all(lambda)\n^\n"},
  };
  for (const BadPipeline &pipeline : pipelines)
    EXPECT_NE(roundtrip(pipeline.text).find(pipeline.message),
              std::string::npos)
        << roundtrip(pipeline.text);
}

TEST_F(PipelineTest, DeepNestingIsRefused) {
  std::string text = "any(";
  for (unsigned i = 0; i < 100'000; ++i)
    text += "a(";
  EXPECT_NE(roundtrip(text + ")").find("pipelines nest at most 200 deep"),
            std::string::npos);
}

TEST_F(PipelineTest, AFailureLeavesTheManagerUnchanged) {
  OpPassManager manager;
  std::string message;
  llvm::raw_string_ostream os(message);
  EXPECT_TRUE(
      failed(parsePassPipeline("lambda,unknown", manager, registry, os)));
  EXPECT_TRUE(manager.empty());
}

TEST_F(PipelineTest, PassesForOtherOperationsAreNestedIfThatIsImplicit) {
  OpPassManager manager("a.b", OpPassManager::Nesting::Implicit);
  EXPECT_TRUE(succeeded(parsePassPipeline("module-pass", manager, registry)));
  EXPECT_EQ(getText(manager), "a.b(builtin.module(module-pass))");
  std::string message;
  llvm::raw_string_ostream os(message);
  OpPassManager explicitly("a.b");
  EXPECT_TRUE(
      failed(parsePassPipeline("module-pass", explicitly, registry, os)));
  EXPECT_NE(message.find("did you intend to nest?"), std::string::npos);
}

TEST_F(PipelineTest, RegisteredPassesAreListed) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printRegisteredPasses(registry, os);
  EXPECT_NE(text.find("Passes:\n  --lambda"), std::string::npos) << text;
  EXPECT_NE(text.find("    --number=<int>"), std::string::npos) << text;
  EXPECT_NE(text.find("Pass Pipelines:\n  --two"), std::string::npos) << text;
}

} // namespace
} // namespace mlir
