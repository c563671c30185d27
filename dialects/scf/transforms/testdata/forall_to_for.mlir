// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-forall-to-for | FileCheck %s

// CHECK: func.func @forall(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %c10 = arith.constant 10 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c1_1 = arith.constant 1 : index
// CHECK-NEXT: scf.for %arg1 = %c0 to %arg0 step %c1 {
// CHECK-NEXT: scf.for %arg2 = %c0_0 to %c10 step %c1_1 {
// CHECK-NEXT: "test.body"(%arg1, %arg2) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: %c0_2 = arith.constant 0 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: scf.for %arg1 = %c0_2 to %arg0 step %c2 {
// CHECK-NEXT: "test.body"(%arg1) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @forall(%n: index) {
  scf.forall (%i, %j) in (%n, 10) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (0) to (%n) step (2) {
    "test.body"(%i) : (index) -> ()
  }
  return
}
