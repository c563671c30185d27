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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %c5 = arith.constant 5 : index
// CHECK: %0:2 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1, %arg1) -> (f32, f32) {
// CHECK: %1 = "a"(%arg2) : (index) -> f32
// CHECK: %2 = "b"(%arg2) : (index) -> f32
// CHECK: scf.reduce(%1, %2 : f32, f32) {
// CHECK: ^bb0(%arg3: f32, %arg4: f32):
// CHECK: %3 = arith.addf %arg3, %arg4 : f32
// CHECK: scf.reduce.return %3 : f32
// CHECK: }, {
// CHECK: ^bb0(%arg3: f32, %arg4: f32):
// CHECK: %3 = arith.mulf %arg3, %arg4 : f32
// CHECK: scf.reduce.return %3 : f32
// CHECK: }
// CHECK: }
// CHECK: return %0#0, %0#1 : f32, f32
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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) init (%arg1) -> f32 {
// CHECK: scf.reduce(%arg1 : f32) {
// CHECK: ^bb0(%arg3: f32, %arg4: f32):
// CHECK: scf.reduce.return %arg3 : f32
// CHECK: }
// CHECK: }
// CHECK: scf.parallel (%arg2) = (%c0) to (%arg0) step (%c1) {
// CHECK: "use"(%0) : (f32) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
