// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK-LABEL: @known(
// CHECK-SAME: %[[M:.*]]: memref<16x8xf32>)
func.func @known(%m: memref<16x8xf32>) -> memref<2x3xf32, strided<[16, 1], offset: 33>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<16x8xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [33], sizes: [2, 3], strides: [16, 1] : memref<f32> to memref<2x3xf32, strided<[16, 1], offset: 33>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<2x3xf32, strided<[16, 1], offset: 33>>
  %0 = memref.subview %m[4, 1] [2, 3] [2, 1]
    : memref<16x8xf32> to memref<2x3xf32, strided<[16, 1], offset: 33>>
  return %0 : memref<2x3xf32, strided<[16, 1], offset: 33>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3)>
// CHECK-LABEL: @unknown(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[A:.*]]: index, %[[B:.*]]: index)
func.func @unknown(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index)
    -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %[[OFFSET:[^,]*]], %{{.*}}:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[M]] : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[STRIDES]]#0]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[B]], %[[STRIDES]]#1]
  // CHECK-NEXT: %[[AFFINE_2:.*]] = affine.apply #map2()[%[[OFFSET]], %[[A]], %[[STRIDES]]#0, %[[STRIDES]]#1]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[AFFINE_2]]], sizes: [%[[B]], 4], strides: [%[[AFFINE]], %[[AFFINE_1]]] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>>
  %0 = memref.subview %m[%a, 1] [%b, 4] [2, %b]
    : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 5)>
// CHECK-LABEL: @dropped(
// CHECK-SAME: %[[M:.*]]: memref<4x?x5xf32>, %[[I:.*]]: index)
func.func @dropped(%m: memref<4x?x5xf32>, %i: index) -> memref<5xf32, strided<[1], offset: ?>> {
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{.*}}:3, %[[STRIDES:.*]]:3 = memref.extract_strided_metadata %[[M]] : memref<4x?x5xf32> -> memref<f32>, index, index, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[STRIDES]]#0, %[[I]]]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[BASE_BUFFER]] to offset: [%[[AFFINE]]], sizes: [5], strides: [1] : memref<f32> to memref<5xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<5xf32, strided<[1], offset: ?>>
  %0 = memref.subview %m[1, %i, 0] [1, 1, 5] [1, 1, 1]
    : memref<4x?x5xf32> to memref<5xf32, strided<[1], offset: ?>>
  return %0 : memref<5xf32, strided<[1], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 2)>
// CHECK-LABEL: @parts(
// CHECK-SAME: %[[M:.*]]: memref<16x8xf32>, %[[I:.*]]: index)
func.func @parts(%m: memref<16x8xf32>, %i: index) -> (memref<f32>, index, index, index) {
  // CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<16x8xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: return %[[BASE_BUFFER]], %[[AFFINE]], %[[C3]], %[[C8]] : memref<f32>, index, index, index
  %0 = memref.subview %m[%i, 2] [4, 3] [1, 1]
    : memref<16x8xf32> to memref<4x3xf32, strided<[8, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0
    : memref<4x3xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#1, %strides#0 : memref<f32>, index, index, index
}
