// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-forall-to-parallel | FileCheck %s

// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[N:.*]]: index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[C1_1:.*]] = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%[[IV:[^,]*]], %[[IV_1:.*]]) = (%[[C0]], %[[C0_1]]) to (%[[N]], %[[C10]]) step (%[[C1]], %[[C1_1]]) {
// CHECK-NEXT: "test.body"(%[[IV]], %[[IV_1]]) : (index, index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: scf.parallel (%[[IV_2:.*]]) = (%[[C0_2]]) to (%[[N]]) step (%[[C2]]) {
// CHECK-NEXT: "test.body"(%[[IV_2]]) : (index) -> ()
// CHECK-NEXT: scf.reduce
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
