// RUN: mlir-opt %s --affine-fold-memref-alias-ops --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 2)>
// CHECK: #map1 = affine_map<(d0) -> (d0 * 2 + 2)>
// CHECK-LABEL: @subview(
func.func @subview(%m: memref<16x32xf32>, %i: index, %x: f32) {
  // CHECK-NEXT: affine.for %arg3 = 0 to 3 {
  // CHECK-NEXT: %0 = affine.apply #map(%arg3)[%arg1]
  // CHECK-NEXT: %1 = affine.apply #map1(%arg3)
  // CHECK-NEXT: affine.store %arg2, %arg0[%0, %1] : memref<16x32xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %0 = memref.subview %m[%i, 2] [4, 8] [2, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  affine.for %j = 0 to 3 {
    affine.store %x, %0[%j + 1, %j * 2] : memref<4x8xf32, strided<[64, 1], offset: ?>>
  }
  return
}

// -----

// CHECK-LABEL: @expand_shape(
func.func @expand_shape(%m: memref<12xf32>) -> f32 {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %c9 = arith.constant 9 : index
  // CHECK-NEXT: %0 = affine.load %arg0[%c9] : memref<12xf32>
  // CHECK-NEXT: affine.for %arg1 = 0 to 4 {
  // CHECK-NEXT: %1 = affine.linearize_index disjoint [%c2, %arg1] by (3, 4) : index
  // CHECK-NEXT: %2 = affine.load %arg0[%1] : memref<12xf32>
  // CHECK-NEXT: %3 = affine.linearize_index disjoint [%c2, %arg1] by (3, 4) : index
  // CHECK-NEXT: affine.store %2, %arg0[%3] : memref<12xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : f32
  %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32> into memref<3x4xf32>
  %x = affine.load %0[2, 1] : memref<3x4xf32>
  affine.for %i = 0 to 4 {
    %1 = affine.load %0[2, %i] : memref<3x4xf32>
    affine.store %1, %0[2, %i] : memref<3x4xf32>
  }
  return %x : f32
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-LABEL: @collapse_shape(
func.func @collapse_shape(%m: memref<3x4xf32>, %x: f32) {
  // CHECK-NEXT: affine.for %arg2 = 0 to 6 {
  // CHECK-NEXT: %0 = affine.apply #map(%arg2)
  // CHECK-NEXT: %1:2 = affine.delinearize_index %0 into (3, 4) : index, index
  // CHECK-NEXT: affine.store %arg1, %arg0[%1#0, %1#1] : memref<3x4xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  affine.for %i = 0 to 6 {
    affine.store %x, %0[%i * 2] : memref<12xf32>
  }
  return
}
