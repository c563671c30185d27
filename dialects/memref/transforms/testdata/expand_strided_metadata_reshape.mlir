// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 floordiv 2) * 6)>
// CHECK-LABEL: @expand(
func.func @expand(%m: memref<?x6xf32>, %n: index) -> memref<2x?x2x3xf32> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x6xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
  // CHECK-NEXT: %1 = affine.apply #map1()[%sizes#0]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, 2, 3], strides: [%1, 6, 3, 1] : memref<f32> to memref<2x?x2x3xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<2x?x2x3xf32>
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, %n, 2, 3]
    : memref<?x6xf32> into memref<2x?x2x3xf32>
  return %0 : memref<2x?x2x3xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 12)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 4) * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 3)>
// CHECK-LABEL: @expand_strided(
func.func @expand_strided(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index)
    -> memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%sizes]
  // CHECK-NEXT: %1 = affine.apply #map1()[%sizes, %strides]
  // CHECK-NEXT: %2 = affine.apply #map2()[%strides]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [4, %0, 3], strides: [%1, %2, %strides] : memref<f32> to memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  // CHECK-NEXT: return %reinterpret_cast : memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [4, %n, 3]
    : memref<?xf32, strided<[?], offset: ?>> into memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: @expand_scalar(
func.func @expand_scalar(%m: memref<f32, strided<[], offset: ?>>)
    -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  // CHECK-NEXT: %base_buffer, %offset = memref.extract_strided_metadata %arg0 : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%offset], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32, strided<[1, 1], offset: ?>>
  // CHECK-NEXT: return %reinterpret_cast : memref<1x1xf32, strided<[1, 1], offset: ?>>
  %0 = memref.expand_shape %m [] output_shape [1, 1]
    : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: @collapse(
func.func @collapse(%m: memref<?x4x?xf32>) -> memref<?x?xf32> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, %sizes#2], strides: [%strides#1, 1] : memref<f32> to memref<?x?xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<?x?xf32>
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: @collapse_ones(
func.func @collapse_ones(%m: memref<1x1xf32, strided<[?, ?], offset: 3>>)
    -> memref<1xf32, strided<[?], offset: 3>> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<1x1xf32, strided<[?, ?], offset: 3>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [3], sizes: [1], strides: [%strides#0] : memref<f32> to memref<1xf32, strided<[?], offset: 3>>
  // CHECK-NEXT: return %reinterpret_cast : memref<1xf32, strided<[?], offset: 3>>
  %0 = memref.collapse_shape %m [[0, 1]]
    : memref<1x1xf32, strided<[?, ?], offset: 3>> into memref<1xf32, strided<[?], offset: 3>>
  return %0 : memref<1xf32, strided<[?], offset: 3>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @parts(
func.func @parts(%m: memref<?x2xf32>) -> (index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x2xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
  // CHECK-NEXT: return %0, %c1 : index, index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x2xf32> into memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32> -> memref<f32>, index, index, index
  return %size, %stride : index, index
}
