// SPDX-License-Identifier: Apache-2.0
#include "tests/interpreter/check_program.h"

#include "core/pass/pass_manager.h"
#include "core/pass/pass_registry.h"
#include "tests/interpreter/compare.h"

namespace mlir::interpreter {

FailureOr<RuntimeValues> runFunction(ModuleOp module, llvm::StringRef function,
                                     const EvaluatorTable &evaluators,
                                     std::string &error) {
  Interpreter interpreter(module, evaluators);
  FailureOr<RuntimeValues> results = interpreter.run(function);
  if (failed(results))
    error = interpreter.getError()->message;
  return results;
}

LogicalResult runPasses(ModuleOp module, const Registry &registry,
                        llvm::StringRef passes) {
  FailureOr<OpPassManager> parsed = parsePassPipeline(
      ("builtin.module(" + passes + ")").str(), registry, llvm::errs());
  if (failed(parsed))
    return failure();
  PassManager manager(module->getContext(), parsed->getOpAnchorName());
  manager.takePasses(*parsed);
  return manager.run(module);
}

std::string checkAfterPasses(ModuleOp module, llvm::StringRef function,
                             llvm::ArrayRef<RuntimeValue> expected,
                             const EvaluatorTable &evaluators,
                             const Registry &registry, llvm::StringRef passes) {
  OwningOpRef<ModuleOp> copy(llvm::cast<ModuleOp>(module->clone()));
  const std::string after = " after " + passes.str();
  if (failed(runPasses(*copy, registry, passes)))
    return "failure of " + passes.str();
  std::string error;
  FailureOr<RuntimeValues> results =
      runFunction(*copy, function, evaluators, error);
  if (failed(results))
    return error + after;
  if (refines(expected, *results))
    return "";
  return "expected\n" + toString(expected) + "\nbut got\n" +
         toString(*results) + "\n" + after;
}

} // namespace mlir::interpreter
