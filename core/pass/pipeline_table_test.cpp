// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pipeline_table.h"

#include "core/pass/pass_registry.h"
#include "core/pass/pass_test_base.h"

namespace mlir {
namespace {

struct OtherPass : PassWrapper<OtherPass, OperationPass<ModuleOp>> {
  llvm::StringRef getArgument() const override { return "other"; }
  void runOnOperation() override {}
};

std::unique_ptr<Pass> createLambda() { return std::make_unique<LambdaPass>(); }
std::unique_ptr<Pass> createOther() { return std::make_unique<OtherPass>(); }

class PipelineTableTest : public PassTest {
protected:
  PipelineTableTest() {
    registerPass<LambdaPass>(registry);
    registerPass<OtherPass>(registry);
  }
  std::string check(std::initializer_list<PipelineStep> steps) {
    return checkPipeline(steps, registry);
  }

  Registry registry;
};

TEST_F(PipelineTableTest, AddsPassesWithOptionsAndAnchors) {
  OpPassManager manager("builtin.module");
  addPipeline(manager,
              {{"other", createOther, "first"},
               {"lambda", createLambda, "second", "other", "number=3", "a.b"}});
  EXPECT_EQ(getText(manager), "builtin.module(other,a.b(lambda{ number=3}))");
}

TEST_F(PipelineTableTest, AcceptsAnOrderThatHolds) {
  EXPECT_EQ(check({{"other", createOther, "first"},
                   {"lambda", createLambda, "second", "other"}}),
            "");
}

TEST_F(PipelineTableTest, RefusesAPassThatComesTooEarly) {
  EXPECT_EQ(check({{"lambda", createLambda, "first", "other"},
                   {"other", createOther, "second"}}),
            "lambda: must come after other");
}

TEST_F(PipelineTableTest, RefusesAStepWithoutReason) {
  EXPECT_EQ(check({{"other", createOther, ""}}), "other: no reason");
}

TEST_F(PipelineTableTest, RefusesAnotherNameThanThePass) {
  EXPECT_EQ(check({{"lambda", createOther, "first"}}), "lambda: creates other");
}

TEST_F(PipelineTableTest, RefusesUnknownOptions) {
  EXPECT_EQ(check({{"lambda", createLambda, "first", "", "length=3"}}),
            "lambda: no such option length");
}

TEST_F(PipelineTableTest, RefusesAPassThatIsNotRegistered) {
  EXPECT_EQ(checkPipeline({{"other", createOther, "first"}}, Registry()),
            "other: not registered");
}

} // namespace
} // namespace mlir
