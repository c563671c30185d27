// RUN: mlir-opt %s --fold-memref-alias-ops --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-LABEL: @subview(
// CHECK-SAME: %[[M:.*]]: memref<16x32xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: index)
func.func @subview(%m: memref<16x32xf32>, %i: index, %j: index, %k: index) -> f32 {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]], %[[J]]]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[K]]]
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[AFFINE]], %[[AFFINE_1]]] {nontemporal = true} : memref<16x32xf32>
  // CHECK-NEXT: return %[[LOAD]] : f32
  %0 = memref.subview %m[%i, 2] [4, 8] [2, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
  %1 = memref.load %0[%j, %k] {nontemporal = true} : memref<4x8xf32, strided<[64, 1], offset: ?>>
  return %1 : f32
}

// -----

// CHECK-LABEL: @dropped(
// CHECK-SAME: %[[M:.*]]: memref<16x32xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[X:.*]]: f32)
func.func @dropped(%m: memref<16x32xf32>, %i: index, %j: index, %x: f32) {
  // CHECK-NEXT: memref.store %[[X]], %[[M]][%[[I]], %[[J]]] : memref<16x32xf32>
  // CHECK-NEXT: return
  %0 = memref.subview %m[%i, 0] [1, 8] [1, 1] : memref<16x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  memref.store %x, %0[%j] : memref<8xf32, strided<[1], offset: ?>>
  return
}

// -----

// CHECK-LABEL: @expand_shape(
// CHECK-SAME: %[[M:.*]]: memref<12x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[N:.*]]: index)
func.func @expand_shape(%m: memref<12x?xf32>, %i: index, %j: index, %n: index) -> f32 {
  // CHECK-NEXT: %[[LINEARIZE_INDEX:.*]] = affine.linearize_index disjoint [%[[I]], %[[J]]] by (3, 4) : index
  // CHECK-NEXT: %[[LINEARIZE_INDEX_1:.*]] = affine.linearize_index disjoint [%[[J]], %[[I]]] by (%[[N]], 8) : index
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[LINEARIZE_INDEX]], %[[LINEARIZE_INDEX_1]]] : memref<12x?xf32>
  // CHECK-NEXT: return %[[LOAD]] : f32
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, %n, 8] : memref<12x?xf32> into memref<3x4x?x8xf32>
  %1 = memref.load %0[%i, %j, %j, %i] : memref<3x4x?x8xf32>
  return %1 : f32
}

// -----

// CHECK-LABEL: @collapse_shape(
// CHECK-SAME: %[[M:.*]]: memref<3x4x?x8xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[X:.*]]: f32)
func.func @collapse_shape(%m: memref<3x4x?x8xf32>, %i: index, %j: index, %x: f32) {
  // CHECK-NEXT: %{{[^,]*}}, %{{[^,]*}}, %[[SIZES:.*]]:4, %{{.*}}:4 = memref.extract_strided_metadata %[[M]] : memref<3x4x?x8xf32> -> memref<f32>, index, index, index, index, index, index, index, index, index
  // CHECK-NEXT: %[[DELINEARIZE_INDEX:.*]]:2 = affine.delinearize_index %[[I]] into (3, 4) : index, index
  // CHECK-NEXT: %[[DELINEARIZE_INDEX_1:.*]]:2 = affine.delinearize_index %[[J]] into (%[[SIZES]]#2, 8) : index, index
  // CHECK-NEXT: memref.store %[[X]], %[[M]][%[[DELINEARIZE_INDEX]]#0, %[[DELINEARIZE_INDEX]]#1, %[[DELINEARIZE_INDEX_1]]#0, %[[DELINEARIZE_INDEX_1]]#1] : memref<3x4x?x8xf32>
  // CHECK-NEXT: return
  %0 = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<3x4x?x8xf32> into memref<12x?xf32>
  memref.store %x, %0[%i, %j] : memref<12x?xf32>
  return
}

// -----

// CHECK-LABEL: @element(
// CHECK-SAME: %[[M:.*]]: memref<1x1xf32>)
func.func @element(%m: memref<1x1xf32>) -> f32 {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[C0]], %[[C0]]] : memref<1x1xf32>
  // CHECK-NEXT: return %[[LOAD]] : f32
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-LABEL: @two_subviews(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %{{.*}}: index)
func.func @two_subviews(%m: memref<?x?xf32>, %i: index, %n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][%[[I]], %[[AFFINE]]] [1, %[[I]]] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %[[SUBVIEW]] : memref<?xf32, strided<[1], offset: ?>>
  %0 = memref.subview %m[%i, %i] [1, %n] [1, 1] : memref<?x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %0[3] [%i] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  return %1 : memref<?xf32, strided<[1], offset: ?>>
}

// -----

// CHECK-LABEL: @strides(
// CHECK-SAME: %[[M:.*]]: memref<16xf32>)
func.func @strides(%m: memref<16xf32>) -> memref<2xf32, strided<[4], offset: 1>> {
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[M]][1] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2], offset: 1>>
  // CHECK-NEXT: %[[SUBVIEW_1:.*]] = memref.subview %[[SUBVIEW]][0] [2] [2] : memref<4xf32, strided<[2], offset: 1>> to memref<2xf32, strided<[4], offset: 1>>
  // CHECK-NEXT: return %[[SUBVIEW_1]] : memref<2xf32, strided<[4], offset: 1>>
  %0 = memref.subview %m[1] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2], offset: 1>>
  %1 = memref.subview %0[0] [2] [2] : memref<4xf32, strided<[2], offset: 1>> to memref<2xf32, strided<[4], offset: 1>>
  return %1 : memref<2xf32, strided<[4], offset: 1>>
}
