// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 floordiv 2) * 6)>
// CHECK-LABEL: @expand(
// CHECK-SAME: %[[M:.*]]: memref<?x6xf32>, %{{.*}}: index)
func.func @expand(%m: memref<?x6xf32>, %n: index) -> memref<2x?x2x3xf32> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %[[SIZES:.*]]:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<?x6xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[SIZES]]#0]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[SIZES]]#0]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [2, %[[AFFINE]], 2, 3], strides: [%[[AFFINE_1]], 6, 3, 1] : memref<f32> to memref<2x?x2x3xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<2x?x2x3xf32>
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, %n, 2, 3]
    : memref<?x6xf32> into memref<2x?x2x3xf32>
  return %0 : memref<2x?x2x3xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 12)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 4) * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 3)>
// CHECK-LABEL: @expand_strided(
// CHECK-SAME: %[[M:.*]]: memref<?xf32, strided<[?], offset: ?>>, %{{.*}}: index)
func.func @expand_strided(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index)
    -> memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %[[OFFSET:[^,]*]], %[[SIZES:[^,]*]], %[[STRIDES:.*]] = memref.extract_strided_metadata %[[M]] : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[SIZES]]]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[SIZES]], %[[STRIDES]]]
  // CHECK-NEXT: %[[AFFINE_2:.*]] = affine.apply #map2()[%[[STRIDES]]]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [4, %[[AFFINE]], 3], strides: [%[[AFFINE_1]], %[[AFFINE_2]], %[[STRIDES]]] : memref<f32> to memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  %0 = memref.expand_shape %m [[0, 1, 2]] output_shape [4, %n, 3]
    : memref<?xf32, strided<[?], offset: ?>> into memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<4x?x3xf32, strided<[?, ?, ?], offset: ?>>
}

// -----

// CHECK-LABEL: @expand_scalar(
// CHECK-SAME: %[[M:.*]]: memref<f32, strided<[], offset: ?>>)
func.func @expand_scalar(%m: memref<f32, strided<[], offset: ?>>)
    -> memref<1x1xf32, strided<[1, 1], offset: ?>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %[[OFFSET:.*]] = memref.extract_strided_metadata %[[M]] : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[OFFSET]]], sizes: [1, 1], strides: [1, 1] : memref<f32> to memref<1x1xf32, strided<[1, 1], offset: ?>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<1x1xf32, strided<[1, 1], offset: ?>>
  %0 = memref.expand_shape %m [] output_shape [1, 1]
    : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  return %0 : memref<1x1xf32, strided<[1, 1], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: @collapse(
// CHECK-SAME: %[[M:.*]]: memref<?x4x?xf32>)
func.func @collapse(%m: memref<?x4x?xf32>) -> memref<?x?xf32> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %[[SIZES:.*]]:3, %[[STRIDES:.*]]:3 = memref.extract_strided_metadata %[[M]] : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[SIZES]]#0]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [0], sizes: [%[[AFFINE]], %[[SIZES]]#2], strides: [%[[STRIDES]]#1, 1] : memref<f32> to memref<?x?xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x?xf32>
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// CHECK-LABEL: @collapse_ones(
// CHECK-SAME: %[[M:.*]]: memref<1x1xf32, strided<[?, ?], offset: 3>>)
func.func @collapse_ones(%m: memref<1x1xf32, strided<[?, ?], offset: 3>>)
    -> memref<1xf32, strided<[?], offset: 3>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[M]] : memref<1x1xf32, strided<[?, ?], offset: 3>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [3], sizes: [1], strides: [%[[STRIDES]]#0] : memref<f32> to memref<1xf32, strided<[?], offset: 3>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<1xf32, strided<[?], offset: 3>>
  %0 = memref.collapse_shape %m [[0, 1]]
    : memref<1x1xf32, strided<[?, ?], offset: 3>> into memref<1xf32, strided<[?], offset: 3>>
  return %0 : memref<1xf32, strided<[?], offset: 3>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @parts(
// CHECK-SAME: %[[M:.*]]: memref<?x2xf32>)
func.func @parts(%m: memref<?x2xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %{{[^,]*}}, %{{[^,]*}}, %[[SIZES:.*]]:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<?x2xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[SIZES]]#0]
  // CHECK-NEXT: return %[[AFFINE]], %[[C1]] : index, index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x2xf32> into memref<?xf32>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<?xf32> -> memref<f32>, index, index, index
  return %size, %stride : index, index
}
