// SPDX-License-Identifier: Apache-2.0
#include "passes/testing/pipelines.h"

#include "core/ir/builtin/builtin_ops.h"
#include "core/pass/pass_manager.h"
#include "dialects/func/func.h"
#include "passes/canonicalize/canonicalize.h"
#include "passes/cse/cse.h"
#include "passes/testing/pass_manager.h"

namespace mlir::testing {
namespace {

struct SuperOptions : PassPipelineOptions<SuperOptions> {
  ListOption<TestOptions> list{
      *this, "super-list",
      llvm::cl::desc("Example list of PassPipelineOptions option")};
};

/// The options of two passes, each of which uses a part of them.
struct SupersetOptions : PassPipelineOptions<SupersetOptions> {
  Option<bool> foo{*this, "foo", llvm::cl::desc("Example boolean option")};
  Option<bool> bar{*this, "bar", llvm::cl::desc("Example boolean option")};
};

/// Registers a pipeline that is given as text.
void registerText(Registry &registry, StringRef name, StringRef description,
                  std::string text) {
  registerPassPipeline(
      registry, name, description,
      [text](OpPassManager &manager, StringRef, PassErrorHandler handler) {
        return parsePassPipeline(text, manager, handler.getRegistry());
      },
      [](function_ref<void(const detail::PassOptions &)>) {});
}

void addNested(OpPassManager &manager) {
  auto &modules = manager.nest<ModuleOp>();
  modules.addPass(createTestModulePass());
  modules.addNestedPass<func::FuncOp>(createTestFunctionPass());
  manager.addNestedPass<func::FuncOp>(createTestFunctionPass());
}

/// Returns the text of a composite pass with an inner pipeline.
std::string getCompositeText() {
  OpPassManager passes;
  passes.addPass(createCanonicalizer());
  passes.addPass(createCSE());
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "composite-fixed-point-pass{name=TestCompositePass pipeline={";
  llvm::interleave(
      passes, os, [&](const Pass &pass) { pass.printAsTextualPipeline(os); },
      ",");
  os << "}}";
  return text;
}

} // namespace

void registerTestPipelines(Registry &registry) {
  registerPassPipeline(registry, "test-pm-nested-pipeline",
                       "Test a nested pipeline in the pass manager", addNested);
  registerText(registry, "test-textual-pm-nested-pipeline",
               "Test a nested pipeline in the pass manager",
               "builtin.module(test-module-pass,func.func(test-function-pass)),"
               "func.func(test-function-pass)");
  registerText(registry, "test-composite-fixed-point-pass",
               "Test composite pass", getCompositeText());
  registerPassPipeline<TestOptions>(
      registry, "test-options-pass-pipeline",
      "Parses options using pass pipeline registration",
      [](OpPassManager &manager, const TestOptions &options) {
        manager.addNestedPass<func::FuncOp>(createTestOptionsPass(options));
      });
  registerPassPipeline<SuperOptions>(
      registry, "test-options-super-pass-pipeline",
      "Parses options of PassPipelineOptions using pass pipeline registration",
      [](OpPassManager &manager, const SuperOptions &options) {
        manager.addNestedPass<func::FuncOp>(
            createTestOptionsSuperPass(options.list));
      });
  registerPassPipeline<SupersetOptions>(
      registry, "test-options-super-set-ab-pipeline",
      "Parses options of PassPipelineOptions using pass pipeline registration",
      [](OpPassManager &manager, const SupersetOptions &) {
        manager.addNestedPass<func::FuncOp>(createTestOptionsPassA());
        manager.addNestedPass<func::FuncOp>(createTestOptionsPassB());
      });
}

} // namespace mlir::testing
