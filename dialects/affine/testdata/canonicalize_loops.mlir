// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @for_apply_load_store(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @for_apply_load_store(%m: memref<?xf32>) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 16 step 4 {
  // CHECK-NEXT: affine.for %[[IV_1:.*]] = 0 to 4 {
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]] floordiv 4] : memref<?xf32>
  // CHECK-NEXT: affine.store %[[LOAD]], %[[M]][%[[IV_1]]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.for %i = 0 to 16 step 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 4)>(%i, %j)
      %1 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 4)>(%i, %j)
      %x = affine.load %m[%0] : memref<?xf32>
      affine.store %x, %m[%1] : memref<?xf32>
    }
  }
  return
}

// -----

// CHECK-LABEL: @for_load_store(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @for_load_store(%m: memref<?xf32>) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = 3 to 16 step 4 {
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]] mod 4 + %[[IV]] ceildiv 2] : memref<?xf32>
  // CHECK-NEXT: affine.store %[[LOAD]], %[[M]][%[[IV]]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  affine.for %i = 3 to 16 step 4 {
    %x = affine.load %m[%i mod 4 + (%i floordiv 16) + (%i ceildiv 2)] : memref<?xf32>
    affine.store %x, %m[%i mod 32] : memref<?xf32>
  }
  return
}

// -----

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK: #map1 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-LABEL: @for_load_store_2(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
func.func @for_load_store_2(%m: memref<?xf32>, %n: index) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = 0 to 7 {
  // CHECK-NEXT: affine.for %[[IV_1:.*]] = #map(%[[IV]]) to min #map1(%[[IV]])[%[[N]]] {
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]] + %[[IV_1]]] : memref<?xf32>
  // CHECK-NEXT: affine.store %[[LOAD]], %[[M]][%[[IV_1]]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  affine.for %i = %c0 to %c7 {
    affine.for %j = max affine_map<(d0) -> (d0, 0)>(%i) to min affine_map<(d0)[s0] -> (d0, s0, 1000)>(%i)[%n] {
      %x = affine.load %m[%i + %j] : memref<?xf32>
      affine.store %x, %m[%j] : memref<?xf32>
    }
  }
  return
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK: #map1 = affine_map<()[s0] -> (s0 * 2 + 5)>
// CHECK-LABEL: @apply_for_load_store(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
func.func @apply_for_load_store(%m: memref<?xf32>, %n: index) {
  // CHECK-NEXT: affine.for %[[IV:.*]] = #map()[%[[N]]] to #map1()[%[[N]]] {
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][%[[IV]]] : memref<?xf32>
  // CHECK-NEXT: affine.store %[[LOAD]], %[[M]][symbol(%[[N]]) * 2] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.for %i = %0 to affine_map<(d0) -> (d0 + 5)>(%0) {
    %x = affine.load %m[%i] : memref<?xf32>
    affine.store %x, %m[%0] : memref<?xf32>
  }
  return
}

// -----

// CHECK-LABEL: @for(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
func.func @for(%x: f32, %y: f32) -> (f32, f32) {
  // CHECK-NEXT: %[[LOOP:.*]]:2 = affine.for %{{.*}} = 0 to 2 iter_args(%[[ITER:.*]] = %[[X]], %[[ITER_1:.*]] = %[[Y]]) -> (f32, f32) {
  // CHECK-NEXT: affine.yield %[[ITER_1]], %[[ITER]] : f32, f32
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[LOOP]]#0, %[[LOOP]]#1 : f32, f32
  // CHECK-NEXT: }
  %r:2 = affine.for %i = 0 to 2 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    affine.yield %b, %a : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}
