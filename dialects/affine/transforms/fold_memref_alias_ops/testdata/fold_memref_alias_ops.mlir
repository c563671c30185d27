// RUN: mlir-opt %s --affine-fold-memref-alias-ops --split-input-file | FileCheck %s

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 2)>
// CHECK: #map1 = affine_map<(d0) -> (d0 * 2 + 2)>
// CHECK-LABEL: @subview(
// CHECK-SAME: %[[M:.*]]: memref<16x32xf32>, %[[I:.*]]: index, %[[X:.*]]: f32)
func.func @subview(%m: memref<16x32xf32>, %i: index, %x: f32) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 3 {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map(%[[IV]])[%[[I]]]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1(%[[IV]])
  // CHECK-NEXT: affine.store %[[X]], %[[M]][%[[AFFINE]], %[[AFFINE_1]]] : memref<16x32xf32>
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
// CHECK-SAME: %[[M:.*]]: memref<12xf32>)
func.func @expand_shape(%m: memref<12xf32>) -> f32 {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[C9:.*]] = arith.constant 9 : index
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[C9]]] : memref<12xf32>
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 4 {
  // CHECK-NEXT: %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[C2]], %[[IV]]] by (3, 4) : index
  // CHECK-NEXT: %[[LOAD_1:.*]] = affine.load %[[M]][%[[LINEARIZE_INDEX]]] : memref<12xf32>
  // CHECK-NEXT: %[[LINEARIZE_INDEX_1:.*]] = affine.linearize_index disjoint [%[[C2]], %[[IV]]] by (3, 4) : index
  // CHECK-NEXT: affine.store %[[LOAD_1]], %[[M]][%[[LINEARIZE_INDEX_1]]] : memref<12xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[LOAD]] : f32
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
// CHECK-SAME: %[[M:.*]]: memref<3x4xf32>, %[[X:.*]]: f32)
func.func @collapse_shape(%m: memref<3x4xf32>, %x: f32) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 6 {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map(%[[IV]])
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:2 = affine.delinearize_index %[[AFFINE]] into (3, 4) : index, index
  // CHECK-NEXT: affine.store %[[X]], %[[M]][%[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1] : memref<3x4xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %0 = memref.collapse_shape %m [[0, 1]] : memref<3x4xf32> into memref<12xf32>
  affine.for %i = 0 to 6 {
    affine.store %x, %0[%i * 2] : memref<12xf32>
  }
  return
}
