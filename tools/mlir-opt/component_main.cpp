// SPDX-License-Identifier: Apache-2.0
//
// The main function of tools that need not load definitions.
#include "core/ir/context/registry.h"
#include "tools/mlir-opt/mlir_opt_main.h"

namespace mlir {
/// Each tool defines it by its mlir_registry.
void registerToolComponents(Registry &registry);
} // namespace mlir

int main(int argc, char **argv) {
  mlir::Registry registry;
  mlir::registerToolComponents(registry);
  return mlir::mlirOptMain(argc, argv, registry);
}
