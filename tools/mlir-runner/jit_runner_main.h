// SPDX-License-Identifier: Apache-2.0
//
// The main function of mlir-runner without registrations, for tools that choose
// their own.
#ifndef TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H
#define TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H

#include <memory>

#include "core/ir/context/registry.h"
#include "core/ir/structure/operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"
#include "llvm/IR/Module.h"

namespace mlir {

/// The name of the function to call, and its result type as text.
struct JitRunnerOptions {
  llvm::StringRef mainFuncName;
  llvm::StringRef mainFuncType;
};

/// Hooks that a tool may set; each may be null.
struct JitRunnerConfig {
  /// Lowers the module to the llvm dialect.
  llvm::function_ref<LogicalResult(Operation *, JitRunnerOptions &)>
      mlirTransformer = nullptr;
  /// Translates the module to LLVM IR.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *,
                                                   llvm::LLVMContext &)>
      llvmModuleBuilder = nullptr;
  /// Returns symbols that the module may use.
  llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)>
      runtimesymbolMap = nullptr;
};

/// Compiles a module and calls one of its functions as the command line
/// requests. Returns the exit status of the process: 0, or 1 after a message on
/// standard error.
int jitRunnerMain(int argc, char **argv, const Registry &registry,
                  JitRunnerConfig config = {});

} // namespace mlir

#endif // TOOLS_MLIR_RUNNER_JIT_RUNNER_MAIN_H
