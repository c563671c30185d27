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
// CHECK-SAME: %[[A:.*]]: memref<2xf32>, %[[N:.*]]: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK: scf.parallel (%[[IV:.*]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: %[[LOAD:.*]] = memref.load %[[A]][%[[IV]]] : memref<2xf32>
// CHECK: memref.store %[[LOAD]], %[[ALLOC]][%[[IV]]] : memref<2xf32>
// CHECK: %[[LOAD_1:.*]] = memref.load %[[ALLOC]][%[[IV]]] : memref<2xf32>
// CHECK: "use"(%[[LOAD_1]]) : (f32) -> ()
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
// CHECK-SAME: %[[N:.*]]: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[ALLOC:.*]] = memref.alloc() : memref<2xf32>
// CHECK: scf.parallel (%[[IV:.*]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: memref.store %[[ZERO]], %[[ALLOC]][%[[IV]]] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.parallel (%{{.*}}) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: memref.load %[[ALLOC]][%[[C1]]] : memref<2xf32>
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
// CHECK-SAME: %[[A:.*]]: memref<2xf32>, %[[B:.*]]: memref<2xf32>, %[[N:.*]]: index, %[[F:.*]]: f32)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: scf.parallel (%[[IV:.*]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: memref.store %[[F]], %[[A]][%[[IV]]] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.parallel (%[[IV_1:.*]]) = (%[[C0]]) to (%[[N]]) step (%[[C1]]) {
// CHECK: memref.load %[[B]][%[[IV_1]]] : memref<2xf32>
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
