// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --allow-unregistered-dialect --scf-for-to-while | FileCheck %s

func.func @unsigned(%a: i8, %b: i8, %c: i8) {
  scf.for unsigned %i = %a to %b step %c : i8 {
    "use"(%i) : (i8) -> ()
  } {foo = 1 : i32}
  return
}

// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME: %[[A:.*]]: i8, %[[B:.*]]: i8, %[[C:.*]]: i8)
// CHECK: scf.while (%[[ITER:.*]] = %[[A]]) : (i8) -> i8 {
// CHECK: %[[CMP:.*]] = arith.cmpi ult, %[[ITER]], %[[B]] : i8
// CHECK: scf.condition(%[[CMP]]) %[[ITER]] : i8
// CHECK: } do {
// CHECK: ^bb0(%[[BLOCK_ARG:.*]]: i8):
// CHECK: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : i8
// CHECK: "use"(%[[BLOCK_ARG]]) : (i8) -> ()
// CHECK: scf.yield %[[SUM]] : i8
// CHECK: } attributes {foo = 1 : i32, unsignedCmp}
// CHECK: return
