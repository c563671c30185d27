// SPDX-License-Identifier: Apache-2.0
//
// The whole of mlir-runner but the choice of what is registered, for tools that
// choose for themselves.
#ifndef TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H
#define TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H

#include <memory>

#include "core/ir/operation.h"
#include "core/ir/registry.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// The function that is called, and the text that says what it returns.
struct JitRunnerOptions {
  llvm::StringRef mainFuncName;
  llvm::StringRef mainFuncType;
};

/// What a tool does differently; each may be null.
struct JitRunnerConfig {
  /// What lowers the module to the llvm dialect.
  llvm::function_ref<LogicalResult(Operation *, JitRunnerOptions &)>
      mlirTransformer = nullptr;
  /// What makes LLVM IR of it.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *,
                                                   llvm::LLVMContext &)>
      llvmModuleBuilder = nullptr;
  /// Symbols that the module may use.
  llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)>
      runtimesymbolMap = nullptr;
};

/// Compiles a module and calls a function of it as the command line says.
/// Returns the process's exit status: 0, or 1 after a message on standard
/// error.
int jitRunnerMain(int argc, char **argv, const Registry &registry,
                  JitRunnerConfig config = {});

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H
