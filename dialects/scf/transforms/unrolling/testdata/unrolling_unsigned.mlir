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
// CHECK: %[[C0_I8:.*]] = arith.constant 0 : i8
// CHECK: %[[C1_I8_1:.*]] = arith.constant 1 : i8
// CHECK: %[[C6_I8:.*]] = arith.constant 6 : i8
// CHECK: %[[C2_I8:.*]] = arith.constant 2 : i8
// CHECK: scf.for unsigned %[[ARG0:.*]] = %[[C0_I8]] to %[[C6_I8]] step %[[C2_I8]] : i8 {
// CHECK: "use"(%[[ARG0]]) : (i8) -> ()
// CHECK: %[[C1_I8:.*]] = arith.constant 1 : i8
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[C1_I8_1]], %[[C1_I8]] : i8
// CHECK: %[[SUM:.*]] = arith.addi %[[ARG0]], %[[PRODUCT]] : i8
// CHECK: "use"(%[[SUM]]) : (i8) -> ()
// CHECK: }
// CHECK: "use"(%[[C6_I8]]) : (i8) -> ()
// CHECK: return
