// SPDX-License-Identifier: Apache-2.0
//
// run_function: parses MLIR, runs a function and prints its results, one per
// line.
#include <string>

#include "core/asm/parser.h"
#include "core/asm/source_mgr_diagnostics.h"
#include "core/ir/context/context.h"
#include "core/ir/context/registry.h"
#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "core/support/command_line.h"
#include "core/support/tool.h"
#include "tests/interpreter/arguments.h"
#include "tests/interpreter/evaluators.h"
#include "tests/interpreter/tested_dialects.h"

namespace mlir {
/// Each program defines it by its mlir_registry.
void registerRunFunctionPasses(Registry &registry);
} // namespace mlir

namespace mlir::interpreter {
namespace {

struct Options {
  std::string input = "-";
  std::string function = "main";
  std::string pipeline;
  std::vector<std::string> arguments;
};

LogicalResult runPasses(ModuleOp module, const Registry &registry,
                        const std::string &pipeline) {
  if (pipeline.empty())
    return success();
  FailureOr<OpPassManager> parsed = parsePassPipeline(
      "builtin.module(" + pipeline + ")", registry, llvm::errs());
  if (failed(parsed))
    return failure();
  PassManager manager(module.getContext(), parsed->getOpAnchorName());
  manager.takePasses(*parsed);
  return manager.run(module);
}

LogicalResult runFunction(const Options &options) {
  Registry registry;
  registerTestedDialects(registry);
  registerRunFunctionPasses(registry);
  MLIRContext context(registry.getDialects(), MLIRContext::Threading::Disabled);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(options.input, ParserConfig(&context));
  if (!module || failed(runPasses(*module, registry, options.pipeline)))
    return failure();
  FailureOr<RuntimeValues> arguments =
      parseArguments(*module, options.function, options.arguments);
  if (failed(arguments))
    return failure();
  const EvaluatorTable evaluators = makeEvaluators();
  Interpreter interpreter(*module, evaluators);
  FailureOr<RuntimeValues> results =
      interpreter.run(options.function, *arguments);
  if (failed(results)) {
    emitError(interpreter.getError()->location)
        << interpreter.getError()->message;
    return failure();
  }
  for (const RuntimeValue &value : *results)
    llvm::outs() << toString(value) << '\n';
  return success();
}

} // namespace
} // namespace mlir::interpreter

int main(int argc, char **argv) {
  mlir::interpreter::Options options;
  mlir::CommandLine line("run_function", "Runs a function of MLIR's dialects.");
  line.addOptionalPositional("FILE", options.input,
                             "MLIR; - is standard input");
  line.addValue("e", options.function, "NAME", "the function; main by default");
  line.addValues("arg", options.arguments, "ATTRIBUTE",
                 "an argument, as a constant: 5 : i32");
  line.addValue("passes", options.pipeline, "PIPELINE",
                "passes that run on the module before");
  absl::Status status =
      line.parse(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (status.ok() && line.helpRequested())
    line.printHelp(llvm::outs());
  else if (status.ok() && failed(mlir::interpreter::runFunction(options)))
    return 1;
  return mlir::finishTool(status);
}
