// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: @expand(
func.func @expand(%m: memref<24x?xf32>, %i: index) -> memref<?x2x?x2xf32> {
  // CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3{{\]\]}} output_shape [12, 2, %arg1, 2] : memref<24x?xf32> into memref<12x2x?x2xf32>
  // CHECK-NEXT: %cast = memref.cast %expand_shape : memref<12x2x?x2xf32> to memref<?x2x?x2xf32>
  // CHECK-NEXT: return %cast : memref<?x2x?x2xf32>
  %0 = memref.cast %m : memref<24x?xf32> to memref<?x?xf32>
  %c12 = arith.constant 12 : index
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c12, 2, %i, 2]
    : memref<?x?xf32> into memref<?x2x?x2xf32>
  return %1 : memref<?x2x?x2xf32>
}

// -----

// CHECK-LABEL: @expand_unknown(
func.func @expand_unknown(%m: memref<24x4xf32>, %i: index) -> memref<?x2x4xf32> {
  // CHECK-NEXT: %cast = memref.cast %arg0 : memref<24x4xf32> to memref<?x4xf32>
  // CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0, 1], [2{{\]\]}} output_shape [%arg1, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  // CHECK-NEXT: return %expand_shape : memref<?x2x4xf32>
  %0 = memref.cast %m : memref<24x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, 4]
    : memref<?x4xf32> into memref<?x2x4xf32>
  return %1 : memref<?x2x4xf32>
}

// -----

// CHECK-LABEL: @view(
func.func @view(%m: memref<?xi8>, %i: index) -> memref<4xf32> {
  // CHECK-NEXT: %view = memref.view %arg0[%arg1][] : memref<?xi8> to memref<4xf32>
  // CHECK-NEXT: return %view : memref<4xf32>
  %0 = memref.cast %m : memref<?xi8> to memref<64xi8>
  %1 = memref.view %0[%i][] : memref<64xi8> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// A negative size is not folded.

// CHECK-LABEL: @negative(
func.func @negative(%m: memref<?xf32>) -> memref<?xf32> {
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%c-1], strides: [1] : memref<?xf32> to memref<?xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<?xf32>
  %c-1 = arith.constant -1 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c-1], strides: [1]
    : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
