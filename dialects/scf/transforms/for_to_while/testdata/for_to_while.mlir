// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-to-while | FileCheck %s

func.func @b(%a: index, %b: index, %c: index, %x: f32) -> f32 {
  %r = scf.for %i = %a to %b step %c iter_args(%y = %x) -> f32 {
    %0 = arith.addi %i, %i : index
    %q = "t.use"(%0, %y) : (index, f32) -> f32
    scf.for %j = %a to %i step %c {
      %k = arith.addi %j, %i : index
      "t.use"(%k) : (index) -> ()
    }
    scf.yield %q : f32
  } {foo}
  return %r : f32
}

// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[X:.*]]: f32)
// CHECK: %[[LOOP:.*]]:2 = scf.while (%[[ITER:.*]] = %[[A]], %[[ITER_1:.*]] = %[[X]]) : (index, f32) -> (index, f32) {
// CHECK: %[[CMP:.*]] = arith.cmpi slt, %[[ITER]], %[[B]] : index
// CHECK: scf.condition(%[[CMP]]) %[[ITER]], %[[ITER_1]] : index, f32
// CHECK: } do {
// CHECK: ^bb0(%[[BLOCK_ARG:.*]]: index, %[[BLOCK_ARG_1:.*]]: f32):
// CHECK: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG]], %[[C]] : index
// CHECK: %[[SUM_1:.*]] = arith.addi %[[BLOCK_ARG]], %[[BLOCK_ARG]] : index
// CHECK: %[[USE:.*]] = "t.use"(%[[SUM_1]], %[[BLOCK_ARG_1]]) : (index, f32) -> f32
// CHECK: scf.while (%[[ITER_2:.*]] = %[[A]]) : (index) -> index {
// CHECK: %[[CMP_1:.*]] = arith.cmpi slt, %[[ITER_2]], %[[BLOCK_ARG]] : index
// CHECK: scf.condition(%[[CMP_1]]) %[[ITER_2]] : index
// CHECK: } do {
// CHECK: ^bb0(%[[BLOCK_ARG_2:.*]]: index):
// CHECK: %[[SUM_2:.*]] = arith.addi %[[BLOCK_ARG_2]], %[[C]] : index
// CHECK: %[[SUM_3:.*]] = arith.addi %[[BLOCK_ARG_2]], %[[BLOCK_ARG]] : index
// CHECK: "t.use"(%[[SUM_3]]) : (index) -> ()
// CHECK: scf.yield %[[SUM_2]] : index
// CHECK: }
// CHECK: scf.yield %[[SUM]], %[[USE]] : index, f32
// CHECK: } attributes {foo}
// CHECK: return %[[LOOP]]#1 : f32
// CHECK: }
