// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --allow-unregistered-dialect --test-loop-unrolling='unroll-factor=2' | FileCheck %s

func.func @unsigned() {
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  %c7 = arith.constant 7 : i8
  scf.for unsigned %i = %c0 to %c7 step %c1 : i8 {
    "use"(%i) : (i8) -> ()
  }
  return
}

// CHECK-LABEL: func.func @unsigned(
// CHECK: %c6_i8 = arith.constant 6 : i8
// CHECK: %c2_i8 = arith.constant 2 : i8
// CHECK: scf.for unsigned %arg0 = %c0_i8 to %c6_i8 step %c2_i8 : i8 {
// CHECK: "use"(%arg0) : (i8) -> ()
// CHECK: %c1_i8_0 = arith.constant 1 : i8
// CHECK: %0 = arith.muli %c1_i8, %c1_i8_0 : i8
// CHECK: %1 = arith.addi %arg0, %0 : i8
// CHECK: "use"(%1) : (i8) -> ()
// CHECK: }
// CHECK: "use"(%c6_i8) : (i8) -> ()
// CHECK: return
