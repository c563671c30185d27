// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_TD
#define DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_TD

include "ods/records/pass.td"

def DIScopeForLLVMFuncOpPass
    : Pass<"ensure-debug-info-scope-on-llvm-func", "::mlir::ModuleOp"> {
  let summary = "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp";
  let description = [{
    Functions without a subprogram get one, by their places, so that debuggers
    know lines. Operations from other files than their function, and inlined ones,
    get a scope of their file.
  }];
  let options = [
    Option<"emissionKind", "emission-kind", "mlir::LLVM::DIEmissionKind",
           "mlir::LLVM::DIEmissionKind::LineTablesOnly",
           "Emission kind to generate debug info.",
           [{::llvm::cl::values(
               clEnumValN(::mlir::LLVM::DIEmissionKind::None, "None", "None"),
               clEnumValN(::mlir::LLVM::DIEmissionKind::Full, "Full", "Full"),
               clEnumValN(::mlir::LLVM::DIEmissionKind::LineTablesOnly,
                          "LineTablesOnly", "LineTablesOnly (default)"),
               clEnumValN(::mlir::LLVM::DIEmissionKind::DebugDirectivesOnly,
                          "DebugDirectivesOnly", "DebugDirectivesOnly"))}]>
  ];
}

#endif // DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_TD
