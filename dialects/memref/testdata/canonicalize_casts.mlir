// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect --split-input-file | FileCheck %s

// CHECK-LABEL: @expand(
// CHECK-SAME: %[[M:.*]]: memref<24x?xf32>, %[[I:.*]]: index)
func.func @expand(%m: memref<24x?xf32>, %i: index) -> memref<?x2x?x2xf32> {
  // CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[M]] {{\[\[}}0, 1], [2, 3{{\]\]}} output_shape [12, 2, %[[I]], 2] : memref<24x?xf32> into memref<12x2x?x2xf32>
  // CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[EXPAND_SHAPE]] : memref<12x2x?x2xf32> to memref<?x2x?x2xf32>
  // CHECK-NEXT: return %[[CAST]] : memref<?x2x?x2xf32>
  %0 = memref.cast %m : memref<24x?xf32> to memref<?x?xf32>
  %c12 = arith.constant 12 : index
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c12, 2, %i, 2]
    : memref<?x?xf32> into memref<?x2x?x2xf32>
  return %1 : memref<?x2x?x2xf32>
}

// -----

// CHECK-LABEL: @expand_unknown(
// CHECK-SAME: %[[M:.*]]: memref<24x4xf32>, %[[I:.*]]: index)
func.func @expand_unknown(%m: memref<24x4xf32>, %i: index) -> memref<?x2x4xf32> {
  // CHECK-NEXT: %[[CAST:.*]] = memref.cast %[[M]] : memref<24x4xf32> to memref<?x4xf32>
  // CHECK-NEXT: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[CAST]] {{\[\[}}0, 1], [2{{\]\]}} output_shape [%[[I]], 2, 4] : memref<?x4xf32> into memref<?x2x4xf32>
  // CHECK-NEXT: return %[[EXPAND_SHAPE]] : memref<?x2x4xf32>
  %0 = memref.cast %m : memref<24x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%i, 2, 4]
    : memref<?x4xf32> into memref<?x2x4xf32>
  return %1 : memref<?x2x4xf32>
}

// -----

// CHECK-LABEL: @view(
// CHECK-SAME: %[[M:.*]]: memref<?xi8>, %[[I:.*]]: index)
func.func @view(%m: memref<?xi8>, %i: index) -> memref<4xf32> {
  // CHECK-NEXT: %[[VIEW:.*]] = memref.view %[[M]][%[[I]]][] : memref<?xi8> to memref<4xf32>
  // CHECK-NEXT: return %[[VIEW]] : memref<4xf32>
  %0 = memref.cast %m : memref<?xi8> to memref<64xi8>
  %1 = memref.view %0[%i][] : memref<64xi8> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

// A negative size is not folded.

// CHECK-LABEL: @negative(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @negative(%m: memref<?xf32>) -> memref<?xf32> {
  // CHECK-NEXT: %[[CM1:.*]] = arith.constant -1 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[CM1]]], strides: [1] : memref<?xf32> to memref<?xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?xf32>
  %c-1 = arith.constant -1 : index
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%c-1], strides: [1]
    : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
