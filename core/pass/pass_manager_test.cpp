// SPDX-License-Identifier: Apache-2.0
#include "core/pass/pass_manager.h"

#include <mutex>

#include "core/ir/text/ordered_output.h"
#include "core/pass/pass_test_base.h"

namespace mlir {
namespace {

constexpr llvm::StringLiteral three =
    "module @a { module @x {} }\nmodule @b {}\nmodule @c {}";

TEST_F(PassTest, RunsPassesInOrderOnWhatTheyAreFor) {
  std::string log;
  auto note = [&](LambdaPass &, Operation *op) { log += getSymbol(op) + ";"; };
  auto module = parse(three);
  context.disableMultithreading();
  PassManager manager(&context, "builtin.module");
  manager.addPass(makePass(note));
  manager.nest("builtin.module").addPass(makePass(note));
  manager.nestAny().nestAny().addPass(makePass(note));
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_EQ(log, ";a;b;c;x;");
}

TEST_F(PassTest, AdjacentManagersOfAnOperationAreMerged) {
  std::string log;
  auto module = parse(three);
  context.disableMultithreading();
  PassManager manager(&context, "builtin.module");
  for (char step : {'1', '2'})
    manager.nest("builtin.module")
        .addPass(makePass([&, step](LambdaPass &, Operation *op) {
          log += getSymbol(op) + step;
        }));
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_EQ(log, "a1a2b1b2c1c2");
  EXPECT_EQ(manager.size(), 1u);
}

TEST_F(PassTest, AFailureEndsThePipelineAndAllOperationsAreTried) {
  for (bool threads : {false, true}) {
    messages.clear();
    auto module = parse(three);
    context.disableMultithreading(!threads);
    PassManager manager(&context, "builtin.module");
    manager.nest("builtin.module")
        .addPass(makePass([](LambdaPass &pass, Operation *op) {
          op->emitError("seen " + getSymbol(op));
          if (getSymbol(op) != "b")
            pass.signalPassFailure();
        }));
    manager.addPass(makePass([](LambdaPass &, Operation *) { FAIL(); }));
    EXPECT_TRUE(failed(manager.run(*module)));
    EXPECT_EQ(messages, "seen a;seen b;seen c;");
  }
}

TEST_F(PassTest, AnyNumberOfThreadsGivesTheSame) {
  std::string text;
  for (unsigned i = 0; i < 100; ++i)
    text += "module @m" + std::to_string(i) + " {}\n";
  auto run = [&](unsigned threads) {
    MLIRContext context;
    context.setNumThreads(threads);
    std::string log;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      log += diagnostic.str() + ";";
    });
    auto module = parseSourceString<ModuleOp>(text, ParserConfig(&context));
    PassManager manager(&context, "builtin.module");
    std::string dump;
    llvm::raw_string_ostream os(dump);
    manager.enableIRPrinting(PassManager::printAlways, nullptr, false, false,
                             false, os);
    manager.nest("builtin.module")
        .addPass(makePass([](LambdaPass &, Operation *op) {
          op->emitRemark(getSymbol(op));
          op->setDiscardableAttr("t.a", UnitAttr::get(op->getContext()));
        }));
    EXPECT_TRUE(succeeded(manager.run(*module)));
    llvm::raw_string_ostream printed(log);
    module->print(printed);
    return log + dump;
  };
  const std::string one = run(1);
  EXPECT_EQ(run(2), one);
  EXPECT_EQ(run(8), one);
}

TEST_F(PassTest, StatisticsOfThreadsAreAddedUp) {
  context.setNumThreads(4);
  auto module = parse(three);
  PassManager manager(&context, "builtin.module");
  std::string text;
  llvm::raw_string_ostream os(text);
  manager.enableStatistics(PassDisplayMode::Pipeline, os);
  manager.nest("builtin.module").addPass(makePass(nullptr));
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_NE(text.find("'builtin.module' Pipeline\n  LambdaPass\n    (S) 3 runs "
                      "- how often it ran\n"),
            std::string::npos)
      << text;
}

TEST_F(PassTest, DynamicPipelinesRunOnWhatIsNested) {
  std::string log;
  context.disableMultithreading();
  auto module = parse(three);
  PassManager manager(&context, "builtin.module");
  manager.addPass(makePass([&](LambdaPass &pass, Operation *op) {
    OpPassManager dynamic("builtin.module");
    dynamic.addPass(makePass(
        [&](LambdaPass &, Operation *nested) { log += getSymbol(nested); }));
    for (Operation &nested : op->getRegion(0).getOps())
      EXPECT_TRUE(succeeded(pass.runPipeline(dynamic, &nested)));
  }));
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_EQ(log, "abc");
}

TEST_F(PassTest, DynamicPipelinesDoNotRunOutside) {
  auto module = parse(three);
  PassManager manager(&context, "builtin.module");
  manager.nest("builtin.module")
      .addPass(makePass([&](LambdaPass &pass, Operation *op) {
        OpPassManager dynamic("builtin.module");
        if (getSymbol(op) == "b" &&
            failed(pass.runPipeline(dynamic, op->getParentOp())))
          pass.signalPassFailure();
      }));
  EXPECT_TRUE(failed(manager.run(*module)));
  EXPECT_NE(messages.find("Trying to schedule a dynamic pipeline"),
            std::string::npos);
}

TEST_F(PassTest, VerifiesAfterEachPass) {
  for (bool verifies : {true, false}) {
    auto module = parse("");
    PassManager manager(&context, "builtin.module");
    manager.enableVerifier(verifies);
    manager.addPass(makePass([](LambdaPass &, Operation *op) {
      op->setDiscardableAttr("nodialect", UnitAttr::get(op->getContext()));
    }));
    EXPECT_EQ(failed(manager.run(*module)), verifies);
  }
}

TEST_F(PassTest, AnotherOperationIsRefused) {
  auto module = parse("");
  PassManager manager(&context, "other.op");
  EXPECT_TRUE(failed(manager.run(*module)));
  EXPECT_EQ(messages,
            "can't run 'other.op' pass manager on 'builtin.module' op;");
}

TEST_F(PassTest, PrintsOnlyWhatHasChanged) {
  auto module = parse("");
  PassManager manager(&context, "builtin.module");
  std::string text;
  llvm::raw_string_ostream os(text);
  manager.enableIRPrinting(nullptr, PassManager::printAlways, false,
                           /*printAfterOnlyOnChange=*/true, false, os);
  manager.addPass(makePass(nullptr));
  manager.addPass(makePass([](LambdaPass &, Operation *op) {
    op->setDiscardableAttr("t.a", UnitAttr::get(op->getContext()));
  }));
  manager.addPass(makePass(nullptr));
  EXPECT_TRUE(succeeded(manager.run(*module)));
  EXPECT_EQ(text, "// -----// IR Dump After LambdaPass (lambda) //----- //\n"
                  "module attributes {t.a} {\n}\n\n\n");
}

/// Writes to a string.
struct StringStream : ReproducerStream {
  explicit StringStream(std::string &text) : stream(text) {}
  llvm::StringRef description() override { return "here"; }
  llvm::raw_ostream &os() override { return stream; }
  llvm::raw_string_ostream stream;
};

TEST_F(PassTest, AFailureLeavesAReproducer) {
  auto module = parse("module @a {}");
  PassManager manager(&context, "builtin.module");
  std::string text;
  manager.enableCrashReproducerGeneration(
      [&](std::string &) { return std::make_unique<StringStream>(text); });
  manager.addPass(makePass([](LambdaPass &pass, Operation *op) {
    op->setDiscardableAttr("t.a", UnitAttr::get(op->getContext()));
    pass.signalPassFailure();
  }));
  EXPECT_TRUE(failed(manager.run(*module)));
  EXPECT_EQ(messages, "Failures have been detected while processing an MLIR "
                      "pass pipeline;");
  EXPECT_TRUE(llvm::StringRef(text).starts_with("module @a {\n}\n")) << text;
  EXPECT_NE(text.find("pipeline: \"builtin.module(lambda{ number=7})\""),
            std::string::npos)
      << text;
}

TEST_F(PassTest, ACrashIsAFailure) {
  auto module = parse("");
  PassManager manager(&context, "builtin.module");
  std::string text;
  manager.enableCrashReproducerGeneration(
      [&](std::string &) { return std::make_unique<StringStream>(text); });
  manager.addPass(makePass([](LambdaPass &, Operation *) { abort(); }));
  EXPECT_TRUE(failed(manager.run(*module)));
  EXPECT_NE(text.find("mlir_reproducer"), std::string::npos);
}

} // namespace
} // namespace mlir
