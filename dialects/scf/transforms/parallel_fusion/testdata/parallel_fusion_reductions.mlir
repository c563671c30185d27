// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-parallel-loop-fusion | FileCheck %s

func.func @reductions(%n: index, %f: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    %x = "a"(%i) : (index) -> f32
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  %c5 = arith.constant 5 : index
  %1 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    %x = "b"(%i) : (index) -> f32
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.mulf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[N:.*]]: index, %[[F:.*]]: f32)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: arith.constant 5 : index
// CHECK: %[[PARALLEL:.*]]:2 = scf.parallel (%[[IV:.*]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) init (%[[F]], %[[F]]) -> (f32, f32) {
// CHECK: %[[A:.*]] = "a"(%[[IV]]) : (index) -> f32
// CHECK: %[[B:.*]] = "b"(%[[IV]]) : (index) -> f32
// CHECK: scf.reduce(%[[A]], %[[B]] : f32, f32) {
// CHECK: ^bb0(%[[BLOCK_ARG:.*]]: f32, %[[BLOCK_ARG_1:.*]]: f32):
// CHECK: %[[SUM:.*]] = arith.addf %[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : f32
// CHECK: scf.reduce.return %[[SUM]] : f32
// CHECK: }, {
// CHECK: ^bb0(%[[BLOCK_ARG_2:.*]]: f32, %[[BLOCK_ARG_3:.*]]: f32):
// CHECK: %[[PRODUCT:.*]] = arith.mulf %[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]] : f32
// CHECK: scf.reduce.return %[[PRODUCT]] : f32
// CHECK: }
// CHECK: }
// CHECK: return %[[PARALLEL]]#0, %[[PARALLEL]]#1 : f32, f32
// CHECK: }

// -----

func.func @used_between(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "use"(%0) : (f32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @used_between(
// CHECK-SAME: %[[N:.*]]: index, %[[F:.*]]: f32)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[PARALLEL:.*]] = scf.parallel (%{{.*}}) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) init (%[[F]]) -> f32 {
// CHECK: scf.reduce(%[[F]] : f32) {
// CHECK: ^bb0(%[[BLOCK_ARG:.*]]: f32, %{{.*}}: f32):
// CHECK: scf.reduce.return %[[BLOCK_ARG]] : f32
// CHECK: }
// CHECK: }
// CHECK: scf.parallel (%{{.*}}) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: "use"(%[[PARALLEL]]) : (f32) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
