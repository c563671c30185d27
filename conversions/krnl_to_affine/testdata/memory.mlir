// RUN: mlir-opt %s --convert-krnl-to-affine | FileCheck %s

// CHECK-LABEL: func @memset
// CHECK-SAME: (%[[M:.*]]: memref<4x?xf32>, %[[X:.*]]: f32)
func.func @memset(%m: memref<4x?xf32>, %x: f32) {
  // CHECK: %[[SIZE:.*]] = memref.dim %[[M]], %{{.*}}
  // CHECK: affine.for %[[I:.*]] = 0 to 4 {
  // CHECK-NEXT: affine.for %[[J:.*]] = 0 to %[[SIZE]] {
  // CHECK-NEXT: affine.store %[[X]], %[[M]][%[[I]], %[[J]]]
  krnl.memset %m, %x : memref<4x?xf32>
  return
}

// CHECK-LABEL: func @memset_element
// CHECK: affine.store %{{.*}}, %{{.*}}[] : memref<f32>
func.func @memset_element(%m: memref<f32>, %x: f32) {
  krnl.memset %m, %x : memref<f32>
  return
}

// CHECK-LABEL: func @memcpy
// CHECK-SAME: (%[[A:.*]]: memref<4x4xf32>, %[[B:.*]]: memref<?xf32>, %[[N:.*]]: i64, %[[I:.*]]: index, %[[J:.*]]: index)
func.func @memcpy(%a: memref<4x4xf32>, %b: memref<?xf32>, %n: i64, %i: index, %j: index) {
  // CHECK: %[[SIZE:.*]] = arith.index_cast %[[N]] : i64 to index
  // CHECK: %[[TO:.*]] = memref.reinterpret_cast %[[A]] to offset: [%[[I]]], sizes: [%[[SIZE]]], strides: [1]
  // CHECK: %[[FROM:.*]] = memref.reinterpret_cast %[[B]] to offset: [%[[J]]], sizes: [%[[SIZE]]], strides: [1]
  // CHECK: affine.for %[[K:.*]] = 0 to %[[SIZE]] {
  // CHECK-NEXT: %[[X:.*]] = affine.load %[[FROM]][%[[K]]]
  // CHECK-NEXT: affine.store %[[X]], %[[TO]][%[[K]]]
  "krnl.memcpy"(%a, %b, %n, %i, %j) : (memref<4x4xf32>, memref<?xf32>, i64, index, index) -> ()
  return
}

// CHECK-LABEL: func @prefetch
func.func @prefetch(%m: memref<4x?xf32>, %sizes: memref<?xindex>, %n: i32) {
  %ii = krnl.define_loops 1
  // CHECK: affine.for %[[I:.*]] = 0 to 4 {
  krnl.iterate(%ii) with (%ii -> %i = 0 to 4) {
    // CHECK-NEXT: affine.prefetch %{{.*}}[%[[I]], %[[I]] + 1], read, locality<3>, data
    krnl.prefetch %m[%i, %i + 1], read, locality<3>, data : memref<4x?xf32>
    // CHECK-NEXT: %[[J:.*]] = affine.load
    %j = krnl.load %sizes[%i] : memref<?xindex>
    // CHECK: %[[K:.*]] = arith.addi %[[J]], %{{.*}} : index
    // CHECK: memref.prefetch %{{.*}}[%[[I]], %[[K]]], write, locality<0>, instr
    krnl.prefetch %m[%i, %j + 1], write, locality<0>, instr : memref<4x?xf32>
  }
  return
}
