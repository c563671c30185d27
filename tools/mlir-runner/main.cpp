// SPDX-License-Identifier: Apache-2.0
//
// mlir-runner: runs a function of a module of the llvm dialect.
#include "core/ir/registry.h"
#include "dialects/dlti/dlti.h"
#include "targets/llvmir/dialect_translations.h"
#include "tools/mlir-runner/jit_runner_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects().insert<mlir::DLTIDialect>();
  mlir::registerBuiltinDialectTranslation(registry.getDialects());
  mlir::registerLLVMDialectTranslation(registry.getDialects());
  return mlir::jitRunnerMain(argc, argv, registry);
}
