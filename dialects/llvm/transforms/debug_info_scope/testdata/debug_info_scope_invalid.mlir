// RUN: not mlir-opt %s --ensure-debug-info-scope-on-llvm-func 2>&1 | FileCheck %s

// The module has no op of the dialect, so the dialect is not loaded.
// CHECK: error: LLVM dialect is not loaded.
func.func @f() { return }
