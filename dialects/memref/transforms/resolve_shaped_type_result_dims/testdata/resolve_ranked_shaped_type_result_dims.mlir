// RUN: mlir-opt %s --resolve-ranked-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @expand_shape(
// CHECK-SAME: %{{.*}}: memref<?x8xf32>, %[[N:.*]]: index)
func.func @expand_shape(%m: memref<?x8xf32>, %n: index) -> (index, index) {
  // CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-NEXT: return %[[N]], %[[C3]] : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 3, 8]
    : memref<?x8xf32> into memref<?x3x8xf32>
  %1 = memref.dim %0, %c0 : memref<?x3x8xf32>
  %2 = memref.dim %0, %c1 : memref<?x3x8xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @assume_alignment(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @assume_alignment(%m: memref<?xf32>) -> index {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
  // CHECK-NEXT: return %[[DIM]] : index
  %c0 = arith.constant 0 : index
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  return %1 : index
}

// -----

// CHECK-LABEL: @no_interface(
// CHECK-SAME: %[[M:.*]]: memref<?x?xf32>)
func.func @no_interface(%m: memref<?x?xf32>) -> index {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[COLLAPSE_SHAPE:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1{{\]\]}} : memref<?x?xf32> into memref<?xf32>
  // CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[COLLAPSE_SHAPE]], %[[C0]] : memref<?xf32>
  // CHECK-NEXT: return %[[DIM]] : index
  %c0 = arith.constant 0 : index
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %1 = memref.dim %0, %c0 : memref<?xf32>
  return %1 : index
}
