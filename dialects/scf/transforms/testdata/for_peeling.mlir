// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-peeling | FileCheck %s

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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[X:.*]]: f32)
// CHECK: %[[AFFINE:.*]] = affine.apply #map()[%[[A]], %[[B]], %[[C]]]
// CHECK: %[[LOOP:.*]] = scf.for %[[IV:.*]] = %[[A]] to %[[AFFINE]] step %[[C]] iter_args(%[[ITER:.*]] = %[[X]]) -> (f32) {
// CHECK: %[[SUM:.*]] = arith.addi %[[IV]], %[[IV]] : index
// CHECK: %[[USE:.*]] = "t.use"(%[[SUM]], %[[ITER]]) : (index, f32) -> f32
// CHECK: %[[AFFINE_1:.*]] = affine.apply #map()[%[[A]], %[[IV]], %[[C]]]
// CHECK: scf.for %[[IV_1:.*]] = %[[A]] to %[[AFFINE_1]] step %[[C]] {
// CHECK: %[[SUM_1:.*]] = arith.addi %[[IV_1]], %[[IV]] : index
// CHECK: "t.use"(%[[SUM_1]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_2:.*]] = %[[AFFINE_1]] to %[[IV]] step %[[C]] {
// CHECK: %[[SUM_2:.*]] = arith.addi %[[IV_2]], %[[IV]] : index
// CHECK: "t.use"(%[[SUM_2]]) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %[[USE]] : f32
// CHECK: } {foo}
// CHECK: %[[LOOP_1:.*]] = scf.for %[[IV_3:.*]] = %[[AFFINE]] to %[[B]] step %[[C]] iter_args(%[[ITER_1:.*]] = %[[LOOP]]) -> (f32) {
// CHECK: %[[SUM_3:.*]] = arith.addi %[[IV_3]], %[[IV_3]] : index
// CHECK: %[[USE_1:.*]] = "t.use"(%[[SUM_3]], %[[ITER_1]]) : (index, f32) -> f32
// CHECK: %[[AFFINE_2:.*]] = affine.apply #map()[%[[A]], %[[IV_3]], %[[C]]]
// CHECK: scf.for %[[IV_4:.*]] = %[[A]] to %[[AFFINE_2]] step %[[C]] {
// CHECK: %[[SUM_4:.*]] = arith.addi %[[IV_4]], %[[IV_3]] : index
// CHECK: "t.use"(%[[SUM_4]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_5:.*]] = %[[AFFINE_2]] to %[[IV_3]] step %[[C]] {
// CHECK: %[[SUM_5:.*]] = arith.addi %[[IV_5]], %[[IV_3]] : index
// CHECK: "t.use"(%[[SUM_5]]) : (index) -> ()
// CHECK: }
// CHECK: scf.yield %[[USE_1]] : f32
// CHECK: } {foo}
// CHECK: return %[[LOOP_1]] : f32
// CHECK: }
