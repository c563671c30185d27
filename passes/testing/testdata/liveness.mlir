// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-print-liveness))' -o %t 2>&1 | FileCheck %s

// CHECK: Testing : f
// CHECK: // - Block: 0
// CHECK-NEXT: // --- LiveIn:
// CHECK-NEXT: // --- LiveOut: arg0@0
// CHECK: // val_2 :
// CHECK-NEXT: arith.addi
// CHECK-NEXT: cf.cond_br
// CHECK: // - Block: 1
// CHECK-NEXT: // --- LiveIn: arg0@0 val_2
// CHECK-NEXT: // --- LiveOut:
// CHECK: return {{.*}} [arg0@0 val_2
func.func @f(%x: i32, %c: i1) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^a, ^a
^a:
  return %0, %x : i32, i32
}
