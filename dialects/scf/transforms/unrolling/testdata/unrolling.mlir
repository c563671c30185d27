// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-loop-unrolling='unroll-factor=2' | FileCheck %s

func.func @c() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c7 step %c2 {
    "t.use"(%i) : (index) -> ()
    scf.for %j = %c1 to %c7 step %c4 {
      "t.use2"(%j) : (index) -> ()
    }
  }
  scf.for %i = %c0 to %c4 step %c2 {
    "t.use3"(%i) : (index) -> ()
  }
  scf.for %i = %c0 to %c1 step %c2 {
    "t.use4"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @c(
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[C2:.*]] = arith.constant 2 : index
// CHECK: %[[C7:.*]] = arith.constant 7 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C4_1:.*]] = arith.constant 4 : index
// CHECK: scf.for %[[IV:.*]] = %[[C0]] to %[[C7]] step %[[C4_1]] {
// CHECK: "t.use"(%[[IV]]) : (index) -> ()
// CHECK: scf.for %[[IV_1:.*]] = %[[C1]] to %[[C7]] step %[[C4]] {
// CHECK: "t.use2"(%[[IV_1]]) : (index) -> ()
// CHECK: }
// CHECK: %[[C1_1:.*]] = arith.constant 1 : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[C2]], %[[C1_1]] : index
// CHECK: %[[SUM:.*]] = arith.addi %[[IV]], %[[PRODUCT]] : index
// CHECK: "t.use"(%[[SUM]]) : (index) -> ()
// CHECK: scf.for %[[IV_2:.*]] = %[[C1]] to %[[C7]] step %[[C4]] {
// CHECK: "t.use2"(%[[IV_2]]) : (index) -> ()
// CHECK: }
// CHECK: }
// CHECK: arith.constant 4 : index
// CHECK: "t.use3"(%[[C0]]) : (index) -> ()
// CHECK: %[[C1_2:.*]] = arith.constant 1 : index
// CHECK: %[[PRODUCT_1:.*]] = arith.muli %[[C2]], %[[C1_2]] : index
// CHECK: %[[SUM_1:.*]] = arith.addi %[[C0]], %[[PRODUCT_1]] : index
// CHECK: "t.use3"(%[[SUM_1]]) : (index) -> ()
// CHECK: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK: arith.constant 4 : index
// CHECK: "t.use4"(%[[C0_1]]) : (index) -> ()
// CHECK: return
// CHECK: }
