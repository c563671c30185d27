// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-LABEL: @alloc(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index)
func.func @alloc(%a: index, %b: index) -> (memref<f32>, index, index, index) {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[A]], %[[B]]) : memref<2x?x?xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[A]], %[[B]]]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [], strides: [] : memref<2x?x?xf32> to memref<f32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]], %[[C0]], %[[C2]], %[[AFFINE]] : memref<f32>, index, index, index
  %m = memref.alloc(%a, %b) : memref<2x?x?xf32>
  %base, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %m
    : memref<2x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
  return %base, %offset, %sizes#0, %strides#0 : memref<f32>, index, index, index
}

// -----

memref.global "private" @g : memref<4x5xf32>
// CHECK-LABEL: @global(
func.func @global() -> (memref<f32>, index) {
  // CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
  // CHECK-NEXT: %[[GET_GLOBAL:.*]] = memref.get_global @g : memref<4x5xf32>
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[GET_GLOBAL]] to offset: [0], sizes: [], strides: [] : memref<4x5xf32> to memref<f32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]], %[[C5]] : memref<f32>, index
  %m = memref.get_global @g : memref<4x5xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<4x5xf32> -> memref<f32>, index, index, index, index, index
  return %base, %strides#0 : memref<f32>, index
}

// -----

// CHECK-LABEL: @reinterpret_cast(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[A:.*]]: index)
func.func @reinterpret_cast(%m: memref<?xf32>, %a: index) -> (memref<f32>, index, index, index) {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{[^,]*}}, %{{.*}} = memref.extract_strided_metadata %[[M]] : memref<?xf32> -> memref<f32>, index, index, index
  // CHECK-NEXT: return %[[BASE_BUFFER]], %[[A]], %[[C4]], %[[A]] : memref<f32>, index, index, index
  %0 = memref.reinterpret_cast %m to offset: [%a], sizes: [4], strides: [%a]
    : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %0
    : memref<4xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
  return %base, %offset, %size, %stride : memref<f32>, index, index, index
}

// -----

// CHECK-LABEL: @cast(
// CHECK-SAME: %[[M:.*]]: memref<4x?xf32>)
func.func @cast(%m: memref<4x?xf32>) -> (memref<f32>, index, index) {
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[BASE_BUFFER:[^,]*]], %{{[^,]*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: return %[[BASE_BUFFER]], %[[C4]], %[[C8]] : memref<f32>, index, index
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x8xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0
    : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
  return %base, %sizes#0, %sizes#1 : memref<f32>, index, index
}
