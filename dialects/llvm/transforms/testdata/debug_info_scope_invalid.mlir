// RUN: not mlir-opt %s --ensure-debug-info-scope-on-llvm-func 2>&1 | FileCheck %s

// Without anything of the dialect there are no attributes to make.
// CHECK: error: LLVM dialect is not loaded.
func.func @f() { return }
