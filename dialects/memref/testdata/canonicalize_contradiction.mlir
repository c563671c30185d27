// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Casts by way of a dynamic size to another size fail at run time. They do not
// become a cast or a copy that is not valid.

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>)
// CHECK: %[[A:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK: %[[B:.*]] = memref.cast %[[A]] : memref<?xf32> to memref<5xf32>
// CHECK: return %[[B]], %[[M]]
func.func @casts(%m: memref<4xf32>) -> (memref<5xf32>, memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %1, %2 : memref<5xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @copies(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>, %[[N:.*]]: memref<5xf32>, %[[K:.*]]: memref<4xf32>)
// CHECK: %[[A:.*]] = memref.cast %[[M]] : memref<4xf32> to memref<?xf32>
// CHECK: memref.copy %[[A]], %[[N]] : memref<?xf32> to memref<5xf32>
// CHECK: memref.copy %[[M]], %[[K]] : memref<4xf32> to memref<4xf32>
func.func @copies(%m: memref<4xf32>, %n: memref<5xf32>, %k: memref<4xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %n : memref<?xf32> to memref<5xf32>
  memref.copy %0, %k : memref<?xf32> to memref<4xf32>
  return
}
