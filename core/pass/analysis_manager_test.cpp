// SPDX-License-Identifier: Apache-2.0
#include "core/pass/analysis_manager.h"

#include "core/pass/pass_test_base.h"

namespace mlir {
namespace {

struct First {
  explicit First(Operation *op) : op(op) {}
  Operation *op;
};
struct Second {
  Second(Operation *, AnalysisManager &manager)
      : first(&manager.getAnalysis<First>()) {}
  bool isInvalidated(const AnalysisManager::PreservedAnalyses &preserved) {
    return !preserved.isPreserved<Second>() || !preserved.isPreserved<First>();
  }
  First *first;
};
struct OfModule {
  explicit OfModule(ModuleOp module) : module(module) {}
  ModuleOp module;
};

class AnalysisTest : public PassTest {
protected:
  AnalysisTest()
      : module(parse("module @a {}\nmodule @b {}")),
        nested(&module->getBody()->front()), manager(*module, nullptr),
        analyses(manager) {}
  OwningOpRef<ModuleOp> module;
  Operation *nested;
  ModuleAnalysisManager manager;
  AnalysisManager analyses;
};

TEST_F(AnalysisTest, AreMadeOnceAndKept) {
  EXPECT_FALSE(analyses.getCachedAnalysis<First>());
  First &first = analyses.getAnalysis<First>();
  EXPECT_EQ(first.op, module->getOperation());
  EXPECT_EQ(&analyses.getAnalysis<First>(), &first);
  EXPECT_EQ(analyses.getAnalysis<Second>().first, &first);
  EXPECT_TRUE((analyses.getAnalysis<OfModule, ModuleOp>().module));
}

TEST_F(AnalysisTest, GoUnlessTheyArePreserved) {
  analyses.getAnalysis<Second>();
  AnalysisManager::PreservedAnalyses preserved;
  preserved.preserve<First>();
  analyses.invalidate(preserved);
  EXPECT_TRUE(analyses.getCachedAnalysis<First>());
  EXPECT_FALSE(analyses.getCachedAnalysis<Second>());
  analyses.invalidate({});
  EXPECT_FALSE(analyses.getCachedAnalysis<First>());
}

TEST_F(AnalysisTest, GoWithTheOnesThatTheyUse) {
  analyses.getAnalysis<Second>();
  AnalysisManager::PreservedAnalyses preserved;
  preserved.preserve<Second>();
  analyses.invalidate(preserved);
  EXPECT_FALSE(analyses.getCachedAnalysis<Second>());
}

TEST_F(AnalysisTest, OfChildrenAndParents) {
  First &ofParent = analyses.getAnalysis<First>();
  EXPECT_FALSE(analyses.getCachedChildAnalysis<First>(nested));
  First &ofChild = analyses.getChildAnalysis<First>(nested);
  EXPECT_EQ(ofChild.op, nested);
  AnalysisManager child = analyses.nest(nested);
  EXPECT_EQ(&child.getAnalysis<First>(), &ofChild);
  EXPECT_EQ(&child.getCachedParentAnalysis<First>(*module)->get(), &ofParent);
  AnalysisManager::PreservedAnalyses all;
  all.preserveAll();
  analyses.invalidate(all);
  EXPECT_TRUE(analyses.getCachedChildAnalysis<First>(nested));
  AnalysisManager::PreservedAnalyses other;
  other.preserve<OfModule>();
  analyses.invalidate(other);
  EXPECT_FALSE(analyses.getCachedChildAnalysis<First>(nested));
}

TEST_F(PassTest, PassesKeepAnalysesThatTheyPreserve) {
  auto module = parse("");
  PassManager manager(&context, "builtin.module");
  manager.addPass(makePass([](LambdaPass &pass, Operation *) {
    pass.getAnalysis<First>();
    pass.markAnalysesPreserved<First>();
  }));
  manager.addPass(makePass([](LambdaPass &pass, Operation *) {
    EXPECT_TRUE(pass.getCachedAnalysis<First>());
  }));
  manager.addPass(makePass([](LambdaPass &pass, Operation *) {
    EXPECT_FALSE(pass.getCachedAnalysis<First>());
  }));
  EXPECT_TRUE(succeeded(manager.run(*module)));
}

} // namespace
} // namespace mlir
