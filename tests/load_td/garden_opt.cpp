// SPDX-License-Identifier: Apache-2.0
//
// mlir-opt with the compiled garden dialect.
#include "core/ir/registry.h"
#include "tests/load_td/garden.h"
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects().insert<mlir::garden::GardenDialect>();
  return mlir::mlirOptMain(argc, argv, registry);
}
