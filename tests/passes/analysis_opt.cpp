// SPDX-License-Identifier: Apache-2.0
//
// mlir-opt with passes that print what analyses find.
#include "core/ir/registry.h"
#include "dialects/arith/arith.h"
#include "dialects/cf/cf.h"
#include "dialects/func/func.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "tests/passes/analysis_passes.h"
#include "tools/mlir-opt/mlir_opt_main.h"

int main(int argc, char **argv) {
  mlir::Registry registry;
  registry.getDialects()
      .insert<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
              mlir::func::FuncDialect, mlir::memref::MemRefDialect,
              mlir::scf::SCFDialect>();
  mlir::registerAnalysisPassesPasses(registry);
  return mlir::mlirOptMain(argc, argv, registry);
}
