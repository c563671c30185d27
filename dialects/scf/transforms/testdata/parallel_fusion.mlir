// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-parallel-loop-fusion | FileCheck %s

func.func @same_round(%A: memref<2xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc() : memref<2xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %A[%i] : memref<2xf32>
    memref.store %x, %0[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %0[%i] : memref<2xf32>
    "use"(%x) : (f32) -> ()
  }
  return
}

// CHECK-LABEL: func.func @same_round(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %alloc = memref.alloc() : memref<2xf32>
// CHECK: scf.parallel (%arg2) = (%c0) to (%arg1) step (%c1) {
// CHECK: %0 = memref.load %arg0[%arg2] : memref<2xf32>
// CHECK: memref.store %0, %alloc[%arg2] : memref<2xf32>
// CHECK: %1 = memref.load %alloc[%arg2] : memref<2xf32>
// CHECK: "use"(%1) : (f32) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @other_round(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %0 = memref.alloc() : memref<2xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %0[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %0[%c1] : memref<2xf32>
  }
  return
}

// CHECK-LABEL: func.func @other_round(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %cst = arith.constant 0.000000e+00 : f32
// CHECK: %alloc = memref.alloc() : memref<2xf32>
// CHECK: scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
// CHECK: memref.store %cst, %alloc[%arg1] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.parallel (%arg1) = (%c0) to (%arg0) step (%c1) {
// CHECK: %0 = memref.load %alloc[%c1] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @may_alias(%A: memref<2xf32>, %B: memref<2xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %A[%i] : memref<2xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %B[%i] : memref<2xf32>
  }
  return
}

// CHECK-LABEL: func.func @may_alias(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK: memref.store %arg3, %arg0[%arg4] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.parallel (%arg4) = (%c0) to (%arg2) step (%c1) {
// CHECK: %0 = memref.load %arg1[%arg4] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
