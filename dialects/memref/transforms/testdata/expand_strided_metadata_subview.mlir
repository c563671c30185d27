// RUN: mlir-opt %s --expand-strided-metadata --split-input-file | FileCheck %s

// CHECK-LABEL: @known(
func.func @known(%m: memref<16x8xf32>) -> memref<2x3xf32, strided<[16, 1], offset: 33>> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<16x8xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [33], sizes: [2, 3], strides: [16, 1] : memref<f32> to memref<2x3xf32, strided<[16, 1], offset: 33>>
  // CHECK-NEXT: return %reinterpret_cast : memref<2x3xf32, strided<[16, 1], offset: 33>>
  %0 = memref.subview %m[4, 1] [2, 3] [2, 1]
    : memref<16x8xf32> to memref<2x3xf32, strided<[16, 1], offset: 33>>
  return %0 : memref<2x3xf32, strided<[16, 1], offset: 33>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2, s3] -> (s0 + s1 * s2 + s3)>
// CHECK-LABEL: @unknown(
func.func @unknown(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %b: index)
    -> memref<?x4xf32, strided<[?, ?], offset: ?>> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%strides#0]
  // CHECK-NEXT: %1 = affine.apply #map1()[%arg2, %strides#1]
  // CHECK-NEXT: %2 = affine.apply #map2()[%offset, %arg1, %strides#0, %strides#1]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%2], sizes: [%arg2, 4], strides: [%0, %1] : memref<f32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  // CHECK-NEXT: return %reinterpret_cast : memref<?x4xf32, strided<[?, ?], offset: ?>>
  %0 = memref.subview %m[%a, 1] [%b, 4] [2, %b]
    : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x4xf32, strided<[?, ?], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 5)>
// CHECK-LABEL: @dropped(
func.func @dropped(%m: memref<4x?x5xf32>, %i: index) -> memref<5xf32, strided<[1], offset: ?>> {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<4x?x5xf32> -> memref<f32>, index, index, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%strides#0, %arg1]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%0], sizes: [5], strides: [1] : memref<f32> to memref<5xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %reinterpret_cast : memref<5xf32, strided<[1], offset: ?>>
  %0 = memref.subview %m[1, %i, 0] [1, 1, 5] [1, 1, 1]
    : memref<4x?x5xf32> to memref<5xf32, strided<[1], offset: ?>>
  return %0 : memref<5xf32, strided<[1], offset: ?>>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 2)>
// CHECK-LABEL: @parts(
func.func @parts(%m: memref<16x8xf32>, %i: index) -> (memref<f32>, index, index, index) {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<16x8xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%arg1]
  // CHECK-NEXT: return %base_buffer, %0, %c3, %c8 : memref<f32>, index, index, index
  %0 = memref.subview %m[%i, 2] [4, 3] [1, 1]
    : memref<16x8xf32> to memref<4x3xf32, strided<[8, 1], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0
    : memref<4x3xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %base, %offset, %sizes#1, %strides#0 : memref<f32>, index, index, index
}
