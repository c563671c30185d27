// RUN: mlir-opt %s --flatten-memref --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-LABEL: @load(
func.func @load(%m: memref<4x8xf32, strided<[8, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<4x8xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg2]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%offset], sizes: [32], strides: [1] : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<32xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: %1 = memref.load %reinterpret_cast[%0] {nontemporal = true} : memref<32xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %1 : f32
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<4x8xf32, strided<[8, 1], offset: ?>>
  return %0 : f32
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-LABEL: @store(
func.func @store(%m: memref<?x?xf32>, %i: index, %j: index, %x: f32) {
  // CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %0 = affine.apply #map()[%arg1, %strides#0, %arg2]
  // CHECK-NEXT: %1 = affine.max #map1()[%strides#0, %sizes#0, %sizes#1]
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.store %arg3, %reinterpret_cast[%0] : memref<?xf32, strided<[1]>>
  // CHECK-NEXT: return
  memref.store %x, %m[%i, %j] : memref<?x?xf32>
  return
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-LABEL: @alloc(
func.func @alloc(%i: index, %x: f32) -> memref<4x8xf32> {
  // CHECK-NEXT: %alloc = memref.alloc() {alignment = 64 : i64} : memref<32xf32, strided<[1]>>
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%arg0]
  // CHECK-NEXT: memref.store %arg1, %alloc[%0] : memref<32xf32, strided<[1]>>
  // CHECK-NEXT: return %reinterpret_cast : memref<4x8xf32>
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  memref.store %x, %0[%i, %i] : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: @layout(
func.func @layout(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> f32 {
  // CHECK-NEXT: %0 = memref.load %arg0[%arg1, %arg1] : memref<4x8xf32, #map>
  // CHECK-NEXT: return %0 : f32
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : f32
}

// -----

// The number of elements overflows.
// CHECK-LABEL: func.func @too_many(
func.func @too_many() -> memref<4611686018427387904x4xi8> {
  // CHECK-NEXT: %alloc = memref.alloc() : memref<4611686018427387904x4xi8>
  // CHECK-NEXT: return %alloc
  %0 = memref.alloc() : memref<4611686018427387904x4xi8>
  return %0 : memref<4611686018427387904x4xi8>
}
