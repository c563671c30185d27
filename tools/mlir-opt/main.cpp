// SPDX-License-Identifier: Apache-2.0
//
// mlir-opt: reads MLIR, verifies it, and prints it.
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  return mlir::mlirOptMain(argc, argv, registry);
}
