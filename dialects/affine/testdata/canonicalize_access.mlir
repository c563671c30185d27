// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @load_store(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>, %[[N:.*]]: index)
func.func @load_store(%m: memref<4xf32>, %n: index) -> (f32) {
  // CHECK-NEXT: %[[LOAD:.*]] = affine.load %[[M]][symbol(%[[N]])] : memref<4xf32>
  // CHECK-NEXT: affine.store %[[LOAD]], %[[M]][symbol(%[[N]]) + 1] : memref<4xf32>
  // CHECK-NEXT: return %[[LOAD]] : f32
  // CHECK-NEXT: }
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  %x = affine.load %c[%n] : memref<?xf32>
  affine.store %x, %c[%n + 1] : memref<?xf32>
  return %x : f32
}
