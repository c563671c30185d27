// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --scf-parallel-loop-fusion | FileCheck %s

// The order of two stores to an element stays.
// CHECK-LABEL: func.func @two_stores(
// CHECK-COUNT-2: scf.parallel
func.func @two_stores(%a: memref<10xf32>, %v: f32, %w: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    memref.store %v, %a[%i] : memref<10xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %w, %a[%j] : memref<10xf32>
    scf.reduce
  }
  return
}

// The order of a store and a copy stays.
// CHECK-LABEL: func.func @other_effects(
// CHECK-COUNT-2: scf.parallel
func.func @other_effects(%a: memref<10xf32>, %b: memref<10xf32>, %v: f32, %w: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    memref.store %v, %a[%i] : memref<10xf32>
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%c9) step (%c1) {
    memref.copy %a, %b : memref<10xf32> to memref<10xf32>
    scf.reduce
  }
  return
}
