// SPDX-License-Identifier: Apache-2.0
//
// mlir-opt: reads MLIR, verifies it, and prints it.
#include "core/ir/registry.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/cf/random_cf.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/random_memref.h"
#include "dialects/scf/random_scf.h"
#include "dialects/scf/scf.h"
#include "dialects/test/random_hooks.h"
#include "dialects/test/test.h"
#include "dialects/ub/ub.h"
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects()
      .insert<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
              mlir::func::FuncDialect, mlir::index::IndexDialect,
              mlir::memref::MemRefDialect, mlir::scf::SCFDialect,
              mlir::ub::UBDialect, test::TestDialect>();
  mlir::cf::registerGenerationHooks(registry);
  mlir::memref::registerGenerationHooks(registry);
  mlir::scf::registerGenerationHooks(registry);
  test::registerGenerationHooks(registry);
  return mlir::mlirOptMain(argc, argv, registry);
}
