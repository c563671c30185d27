// SPDX-License-Identifier: Apache-2.0
//
// mlir-runner: runs a function of a module of the llvm dialect.
#include "core/ir/context/registry.h"
#include "tools/mlir-runner/components.h"
#include "tools/mlir-runner/jit_runner_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  mlir::registerComponents(registry);
  return mlir::jitRunnerMain(argc, argv, registry);
}
