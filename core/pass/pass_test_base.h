// SPDX-License-Identifier: Apache-2.0
//
// Passes and a context for tests.
#ifndef CORE_PASS_PASS_TEST_BASE_H
#define CORE_PASS_PASS_TEST_BASE_H

#include <functional>
#include <string>

#include "core/asm/parser.h"
#include "core/ir/builtin/builtin_ops.h"
#include "core/ir/context/context.h"
#include "core/ir/context/diagnostics.h"
#include "core/pass/pass.h"
#include "core/pass/pass_manager.h"
#include "gtest/gtest.h"

namespace mlir {

/// A pass that calls a function.
struct LambdaPass : PassWrapper<LambdaPass, OperationPass<>> {
  using Function = std::function<void(LambdaPass &, Operation *)>;
  explicit LambdaPass(Function function = nullptr)
      : function(std::move(function)) {}
  LambdaPass(const LambdaPass &other)
      : PassWrapper(other), function(other.function) {}

  llvm::StringRef getName() const override { return "LambdaPass"; }
  llvm::StringRef getArgument() const override { return "lambda"; }
  llvm::StringRef getDescription() const override { return "calls"; }
  void runOnOperation() override {
    ++runs;
    if (function)
      function(*this, getOperation());
  }

  using OperationPass::getAnalysis;
  using OperationPass::getCachedAnalysis;
  using OperationPass::getCachedChildAnalysis;
  using OperationPass::getCachedParentAnalysis;
  using OperationPass::getChildAnalysis;
  using OperationPass::markAllAnalysesPreserved;
  using OperationPass::markAnalysesPreserved;
  using OperationPass::runPipeline;
  using OperationPass::signalPassFailure;

  Function function;
  Statistic runs{this, "runs", "how often it ran"};
  Option<int> number{*this, "number", llvm::cl::desc("a number"),
                     llvm::cl::init(7)};
  ListOption<std::string> names{*this, "names", llvm::cl::desc("names")};
};

class PassTest : public ::testing::Test {
protected:
  PassTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          messages += diagnostic.str() + ";";
        }) {}

  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    return parseSourceString<ModuleOp>(text, ParserConfig(&context));
  }
  static std::unique_ptr<Pass> makePass(LambdaPass::Function function) {
    return std::make_unique<LambdaPass>(std::move(function));
  }
  static std::string getText(const OpPassManager &manager,
                             bool pretty = false) {
    std::string text;
    llvm::raw_string_ostream os(text);
    manager.printAsTextualPipeline(os, pretty);
    return text;
  }
  static std::string getSymbol(Operation *op) {
    auto name = op->getAttrOfType<StringAttr>("sym_name");
    return name ? name.getValue().str() : "";
  }

  std::string messages;
  MLIRContext context;
  ScopedDiagnosticHandler handler;
};

} // namespace mlir

#endif // CORE_PASS_PASS_TEST_BASE_H
