// RUN: mlir-opt %s --set-llvm-module-datalayout='data-layout=e-m:e-i64:64' | FileCheck %s
// RUN: not mlir-opt %s --set-llvm-module-datalayout='data-layout=what' 2>&1 | FileCheck %s --check-prefix=INVALID

// CHECK: module attributes {llvm.data_layout = "e-m:e-i64:64"}
// INVALID: error: invalid data layout descriptor: unknown specifier 'w'
module attributes {llvm.data_layout = "E"} {}
