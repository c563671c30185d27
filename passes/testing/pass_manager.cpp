// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/pass_manager.h"

#include <cstdlib>

#include "core/interfaces/symbol.h"
#include "core/ir/builtin/builtin_locations.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/descriptor/traits.h"
#include "core/ir/structure/builders.h"
#include "core/pass/pass_manager.h"
#include "dialects/test/test.h"
#include "passes/testing/test_pass.h"

namespace mlir::testing {

#define GEN_PASS_DEF_TESTCRASHRECOVERYPASS
#define GEN_PASS_DEF_TESTDYNAMICPIPELINEPASS
#define GEN_PASS_DEF_TESTFAILUREPASS
#define GEN_PASS_DEF_TESTFUNCTIONPASS
#define GEN_PASS_DEF_TESTINTERFACEPASS
#define GEN_PASS_DEF_TESTINVALIDIRPASS
#define GEN_PASS_DEF_TESTINVALIDPARENTPASS
#define GEN_PASS_DEF_TESTMODULEPASS
#define GEN_PASS_DEF_TESTOPTIONSPASS
#define GEN_PASS_DEF_TESTOPTIONSPASSA
#define GEN_PASS_DEF_TESTOPTIONSPASSB
#define GEN_PASS_DEF_TESTOPTIONSSUPERPASS
#define GEN_PASS_DEF_TESTSTATISTICPASS
#include "passes/testing/pass_manager_pass.h.inc"

namespace {

struct TestModule : TestPass<impl::TestModulePassBase<TestModule>> {
  void runOnOperation() override {}
};

struct TestFunction : TestPass<impl::TestFunctionPassBase<TestFunction>> {
  void runOnOperation() override {}
};

struct TestInterface : TestPass<impl::TestInterfacePassBase<TestInterface>> {
  void runOnOperation() override {
    getOperation()->emitRemark("Executing interface pass on operation");
  }
};

struct TestOptionsPass : TestPass<impl::TestOptionsPassBase<TestOptionsPass>> {
  using TestPass::TestPass;
  TestOptionsPass() = default;
  explicit TestOptionsPass(const TestOptions &options) {
    list = options.list;
    stringList = options.stringList;
    string = options.string;
    number = options.number;
  }
  void runOnOperation() override {}
};

struct TestOptionsSuper
    : TestPass<impl::TestOptionsSuperPassBase<TestOptionsSuper>> {
  TestOptionsSuper() = default;
  TestOptionsSuper(const TestOptionsSuper &other) : TestPass(other) {}
  void runOnOperation() override {}

  ListOption<TestOptions> list{
      *this, "list",
      llvm::cl::desc("Example list of PassPipelineOptions option")};
};

struct TestOptionsA : TestPass<impl::TestOptionsPassABase<TestOptionsA>> {
  void runOnOperation() override {}
};

struct TestOptionsB : TestPass<impl::TestOptionsPassBBase<TestOptionsB>> {
  void runOnOperation() override {}
};

// Failures.

struct TestCrashRecovery
    : TestPass<impl::TestCrashRecoveryPassBase<TestCrashRecovery>> {
  void runOnOperation() override { abort(); }
};

struct TestFailure : TestPass<impl::TestFailurePassBase<TestFailure>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    signalPassFailure();
    if (genDiagnostics)
      emitError(getOperation()->getLoc(), "illegal operation");
  }
};

/// Inserts the operation at the start of the body, if the function has one.
void insertFirst(FunctionOpInterface function, OperationState &state) {
  if (function.isExternal())
    return;
  auto builder = OpBuilder::atBlockBegin(&function.getFunctionBody().front());
  builder.create(state);
}

struct TestInvalidIR : TestPass<impl::TestInvalidIRPassBase<TestInvalidIR>> {
  using TestPass::TestPass;
  void runOnOperation() override {
    if (signalFailure)
      signalPassFailure();
    if (!emitInvalidIR)
      return;
    OperationState state(UnknownLoc::get(&getContext()),
                         "test.any_attr_of_i32_str");
    insertFirst(getOperation(), state);
  }
};

struct TestInvalidParent
    : TestPass<impl::TestInvalidParentPassBase<TestInvalidParent>> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    OperationState state(function->getLoc(), "test.call");
    state.addAttribute(
        "callee", FlatSymbolRefAttr::get(&getContext(), "some_unknown_func"));
    insertFirst(function, state);
  }
};

struct TestStatistic : TestPass<impl::TestStatisticPassBase<TestStatistic>> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *) { ++opCount; });
  }
};

// Pipelines that a pass runs.

struct TestDynamicPipeline
    : TestPass<impl::TestDynamicPipelinePassBase<TestDynamicPipeline>> {
  using TestPass::TestPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    OpPassManager passes(func::FuncOp::getOperationName(),
                         OpPassManager::Nesting::Implicit);
    read(passes);
    passes.getDependentDialects(registry);
  }

  void runOnOperation() override {
    raw_ostream &os = llvm::errs();
    Operation *op = getOperation();
    os << "Dynamic execute '" << pipeline.getValue() << "' on " << op->getName()
       << "\n";
    if (pipeline.empty()) {
      os << "Empty pipeline\n";
      return;
    }
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    if (!symbol) {
      op->emitWarning("Ignoring because not implementing SymbolOpInterface\n");
      return;
    }
    const StringRef name = symbol.getName();
    if (!opNames.empty() && !llvm::is_contained(opNames, name)) {
      os << "dynamic-pipeline skip op name: " << name << "\n";
      return;
    }
    OpPassManager passes(op->getName(), OpPassManager::Nesting::Implicit);
    read(passes);
    run(passes);
  }

private:
  void read(OpPassManager &passes) const {
    if (getRegistry())
      (void)parsePassPipeline(pipeline.getValue(), passes, *getRegistry(),
                              llvm::errs());
  }

  void run(OpPassManager &passes) {
    Operation *op = getOperation();
    if (runOnParent) {
      // This must fail.
      if (op->getParentOp() &&
          succeeded(runPipeline(passes, op->getParentOp())))
        signalPassFailure();
      return;
    }
    if (!runOnNestedOperations) {
      if (failed(runPipeline(passes, op)))
        signalPassFailure();
      return;
    }
    llvm::errs() << "Run on nested op\n";
    op->walk([&](Operation *nested) {
      if (nested == op || !nested->hasTrait<OpTrait::IsIsolatedFromAbove>() ||
          nested->getName() != op->getName())
        return;
      llvm::errs() << "Run on " << *nested << "\n";
      if (failed(runPipeline(passes, nested)))
        signalPassFailure();
    });
  }
};

} // namespace

std::unique_ptr<Pass> createTestOptionsPass(const TestOptions &options) {
  return std::make_unique<TestOptionsPass>(options);
}

std::unique_ptr<Pass>
createTestOptionsSuperPass(const ListOfTestOptions &list) {
  auto pass = std::make_unique<TestOptionsSuper>();
  pass->list = list;
  return pass;
}

} // namespace mlir::testing
