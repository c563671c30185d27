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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %c2 = arith.constant 2 : index
// CHECK: %c7 = arith.constant 7 : index
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %c4_0 = arith.constant 4 : index
// CHECK: scf.for %arg0 = %c0 to %c7 step %c4_0 {
// CHECK: "t.use"(%arg0) : (index) -> ()
// CHECK: scf.for %arg1 = %c1 to %c7 step %c4 {
// CHECK: "t.use2"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: %c1_5 = arith.constant 1 : index
// CHECK: %2 = arith.muli %c2, %c1_5 : index
// CHECK: %3 = arith.addi %arg0, %2 : index
// CHECK: "t.use"(%3) : (index) -> ()
// CHECK: scf.for %arg1 = %c1 to %c7 step %c4 {
// CHECK: "t.use2"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: }
// CHECK: %c4_1 = arith.constant 4 : index
// CHECK: "t.use3"(%c0) : (index) -> ()
// CHECK: %c1_2 = arith.constant 1 : index
// CHECK: %0 = arith.muli %c2, %c1_2 : index
// CHECK: %1 = arith.addi %c0, %0 : index
// CHECK: "t.use3"(%1) : (index) -> ()
// CHECK: %c0_3 = arith.constant 0 : index
// CHECK: %c4_4 = arith.constant 4 : index
// CHECK: "t.use4"(%c0_3) : (index) -> ()
// CHECK: return
// CHECK: }
