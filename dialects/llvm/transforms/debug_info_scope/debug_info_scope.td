// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_DEBUG_INFO_SCOPE_TD
#define DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_DEBUG_INFO_SCOPE_TD

include "ods/records/pass.td"

def DIScopeForLLVMFuncOpPass
    : Pass<"ensure-debug-info-scope-on-llvm-func", "::mlir::ModuleOp"> {
  let summary = "Materialize LLVM debug info subprogram attribute on every LLVMFuncOp";
  let description = [{
    Gives each function without a subprogram one that has its file and line, so
    that debuggers can show lines. Gives each operation that is from another
    file than its function, or that is inlined, a scope of its file.

    ```mlir
    llvm.func @f() {
      llvm.return
    } loc("a.mlir":1:1)
    ```
    becomes

    ```mlir
    #file = #llvm.di_file<"a.mlir" in "">
    #unit = #llvm.di_compile_unit<id = distinct[0]<>, …, file = #file, …>
    #f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, …>
    llvm.func @f() {
      llvm.return
    } loc(fused<#f>["a.mlir":1:1])
    ```
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

#endif // DIALECTS_LLVM_TRANSFORMS_DEBUG_INFO_SCOPE_DEBUG_INFO_SCOPE_TD
