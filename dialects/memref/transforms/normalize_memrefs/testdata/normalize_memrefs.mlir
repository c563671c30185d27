// RUN: mlir-opt %s --normalize-memrefs --split-input-file | FileCheck %s

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK: #map1 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-LABEL: func.func @tiled(
// CHECK-SAME: %[[M:.*]]: memref<4x4xf32>, %[[I:.*]]: index) -> memref<4x4xf32>
func.func @tiled(%m: memref<16xf32, #tile>, %i: index)
    -> memref<16xf32, #tile> {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<4x4xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[I]]]
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[AFFINE]], %[[AFFINE_1]]] : memref<4x4xf32>
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 16 {
  // CHECK-NEXT: affine.store %[[LOAD]], %[[ALLOC]][%[[IV]] floordiv 4, %[[IV]] mod 4]
  // CHECK: return %[[ALLOC]] : memref<4x4xf32>
  %0 = memref.alloc() : memref<16xf32, #tile>
  %1 = memref.load %m[%i] : memref<16xf32, #tile>
  affine.for %k = 0 to 16 {
    affine.store %1, %0[%k] : memref<16xf32, #tile>
  }
  return %0 : memref<16xf32, #tile>
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[M:.*]]: memref<4x4xf32>, %[[I:.*]]: index) -> memref<4x4xf32>
func.func @caller(%m: memref<16xf32, #tile>, %i: index)
    -> memref<16xf32, #tile> {
  // CHECK-NEXT: call @tiled(%[[M]], %[[I]]) : (memref<4x4xf32>, index) -> memref<4x4xf32>
  %0 = call @tiled(%m, %i)
    : (memref<16xf32, #tile>, index) -> memref<16xf32, #tile>
  return %0 : memref<16xf32, #tile>
}

// -----

#tile = affine_map<(i) -> (i floordiv 32, i mod 32)>

// CHECK: #map = affine_map<(d0) -> (d0 ceildiv 32)>
// CHECK: #map1 = affine_map<(d0) -> (32)>
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[N:.*]]: index)
func.func @dynamic(%n: index) {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map(%[[N]])
  // CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1(%[[N]])
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[AFFINE]], %[[AFFINE_1]]) : memref<?x?xf32>
  // CHECK-NEXT: memref.dealloc %[[ALLOC]] : memref<?x?xf32>
  %0 = memref.alloc(%n) : memref<?xf32, #tile>
  memref.dealloc %0 : memref<?xf32, #tile>
  return
}

// -----

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @cast(%m: memref<?xf32>) -> f32 {
  // CHECK: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [23], strides: [1] : memref<?xf32> to memref<23xf32>
  // CHECK: affine.load %[[REINTERPRET_CAST]][7] : memref<23xf32>
  %0 = memref.reinterpret_cast %m to offset: [1], sizes: [8], strides: [3]
    : memref<?xf32> to memref<8xf32, strided<[3], offset: 1>>
  %1 = affine.load %0[2] : memref<8xf32, strided<[3], offset: 1>>
  return %1 : f32
}

// -----

#t = affine_map<(i, j) -> (j, i)>

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-LABEL: func.func @fixed(
// CHECK-SAME: %{{.*}}: memref<8x4xf32, #map>)
func.func @fixed(%m: memref<8x4xf32, #t>) {
  "test.op_nonnorm"(%m, %m)
    : (memref<8x4xf32, #t>, memref<8x4xf32, #t>) -> ()
  return
}

// CHECK-LABEL: func.func @calls_fixed(
// CHECK-SAME: %{{.*}}: memref<8x4xf32, #map>)
func.func @calls_fixed(%m: memref<8x4xf32, #t>) {
  call @fixed(%m) : (memref<8x4xf32, #t>) -> ()
  return
}

// CHECK: func.func private @external(memref<4x8xf32>) -> memref<4x8xf32>
func.func private @external(memref<8x4xf32, #t>) -> memref<8x4xf32, #t>

// A memref that is stored is not normalized.
// CHECK-LABEL: func.func @stored(
// CHECK-SAME: %{{.*}}: memref<8x4xf32, #map>
func.func @stored(%m: memref<8x4xf32, #t>,
                  %k: memref<1xmemref<8x4xf32, #t>>, %i: index) {
  memref.store %m, %k[%i] : memref<1xmemref<8x4xf32, #t>>
  return
}

// -----

// Calls of functions that may change are recreated without attributes.

// CHECK-LABEL: func.func @calls(
// CHECK-SAME: %[[N:.*]]: i32)
func.func @calls(%n: i32) -> i32 {
  // CHECK-NEXT: call @called(%[[N]]) : (i32) -> i32
  %0 = call @called(%n) {a.b = 1, no_inline} : (i32) -> i32
  return %0 : i32
}

func.func @called(%n: i32) -> i32 {
  return %n : i32
}

// -----

// CHECK-LABEL: @prefetch(
// CHECK-SAME: %[[M:.*]]: memref<17xf32>
func.func @prefetch(%m: memref<16xf32, affine_map<(d0) -> (d0 + 1)>>) {
  affine.for %i = 0 to 16 {
    // CHECK: affine.for %[[IV:.*]] = 0
    // CHECK: affine.prefetch %[[M]][%[[IV]] + 1], read, locality<3>, data : memref<17xf32>
    affine.prefetch %m[%i], read, locality<3>, data : memref<16xf32, affine_map<(d0) -> (d0 + 1)>>
  }
  return
}
