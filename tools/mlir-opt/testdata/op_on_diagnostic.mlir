// Errors at an operation show it in a note unless a flag disables that.

// RUN: not mlir-opt %s 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-print-op-on-diagnostic=false 2>&1 \
// RUN:   | FileCheck %s --check-prefix=OFF --implicit-check-not=note

// CHECK: :[[@LINE+7]]:1: error: 'builtin.module' op can only contain attributes
// CHECK-NEXT: module attributes {a} {}
// CHECK-NEXT: ^
// CHECK-NEXT: :[[@LINE+4]]:1: note: see current operation:
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// OFF: :[[@LINE+1]]:1: error: 'builtin.module' op can only contain attributes
module attributes {a} {}
