// RUN: mlir-opt %s --flatten-memref --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-LABEL: @load(
// CHECK-SAME: %[[M:.*]]: memref<4x8xf32, strided<[8, 1], offset: ?>>, %[[I:.*]]: index, %[[J:.*]]: index)
func.func @load(%m: memref<4x8xf32, strided<[8, 1], offset: ?>>, %i: index, %j: index) -> f32 {
  // CHECK-NEXT: %{{[^,]*}}, %[[OFFSET:[^,]*]], %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<4x8xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]], %[[J]]]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [%[[OFFSET]]], sizes: [32], strides: [1] : memref<4x8xf32, strided<[8, 1], offset: ?>> to memref<32xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[REINTERPRET_CAST]][%[[AFFINE]]] {nontemporal = true} : memref<32xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: return %[[LOAD]] : f32
  %0 = memref.load %m[%i, %j] {nontemporal = true} : memref<4x8xf32, strided<[8, 1], offset: ?>>
  return %0 : f32
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-LABEL: @store(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[X:.*]]: f32)
func.func @store(%m: memref<?x?xf32>, %i: index, %j: index, %x: f32) {
  // CHECK-NEXT: %{{[^,]*}}, %{{[^,]*}}, %[[SIZES:.*]]:2, %[[STRIDES:.*]]:2 = memref.extract_strided_metadata %[[M]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]], %[[STRIDES]]#0, %[[J]]]
  // CHECK-NEXT: %[[MAX:.*]] = affine.max #map1()[%[[STRIDES]]#0, %[[SIZES]]#0, %[[SIZES]]#1]
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[MAX]]], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.store %[[X]], %[[REINTERPRET_CAST]][%[[AFFINE]]] : memref<?xf32, strided<[1]>>
  // CHECK-NEXT: return
  memref.store %x, %m[%i, %j] : memref<?x?xf32>
  return
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-LABEL: @alloc(
// CHECK-SAME: %[[I:.*]]: index, %[[X:.*]]: f32)
func.func @alloc(%i: index, %x: f32) -> memref<4x8xf32> {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() {alignment = 64 : i64} : memref<32xf32, strided<[1]>>
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: memref.store %[[X]], %[[ALLOC]][%[[AFFINE]]] : memref<32xf32, strided<[1]>>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<4x8xf32>
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32>
  memref.store %x, %0[%i, %i] : memref<4x8xf32>
  return %0 : memref<4x8xf32>
}

// -----

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: @layout(
// CHECK-SAME: %[[M:.*]]: memref<4x8xf32, #map>, %[[I:.*]]: index)
func.func @layout(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> f32 {
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[I]], %[[I]]] : memref<4x8xf32, #map>
  // CHECK-NEXT: return %[[LOAD]] : f32
  %0 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : f32
}

// -----

// The number of elements overflows.
// CHECK-LABEL: func.func @too_many(
func.func @too_many() -> memref<4611686018427387904x4xi8> {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4611686018427387904x4xi8>
  // CHECK-NEXT: return %[[ALLOC]]
  %0 = memref.alloc() : memref<4611686018427387904x4xi8>
  return %0 : memref<4611686018427387904x4xi8>
}
