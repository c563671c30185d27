// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @subview_constants
// CHECK-SAME: (%[[M:.*]]: memref<16x16xf32>, %[[I:.*]]: index)
func.func @subview_constants(%m: memref<16x16xf32>, %i: index)
    -> memref<?xf32, strided<[?], offset: ?>> {
  // CHECK-NEXT: %[[S:.*]] = memref.subview %[[M]][1, %[[I]]] [1, 4] [1, 1] : memref<16x16xf32> to memref<4xf32, strided<[1], offset: ?>>
  // CHECK-NEXT: memref.cast %[[S]]
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c1, %i] [1, %c4] [1, %c1]
    : memref<16x16xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0 : memref<?xf32, strided<[?], offset: ?>>
}

// -----

// CHECK-LABEL: @subview_of_all
// CHECK-SAME: (%[[M:.*]]: memref<16x16xf32>)
func.func @subview_of_all(%m: memref<16x16xf32>)
    -> memref<16x16xf32, strided<[16, 1]>> {
  // CHECK-NEXT: memref.cast %[[M]]
  %0 = memref.subview %m[0, 0] [16, 16] [1, 1]
    : memref<16x16xf32> to memref<16x16xf32, strided<[16, 1]>>
  return %0 : memref<16x16xf32, strided<[16, 1]>>
}

// -----

// CHECK-LABEL: @subview_of_cast
// CHECK-SAME: (%[[M:.*]]: memref<16x16xf32>, %{{.*}}: index)
func.func @subview_of_cast(%m: memref<16x16xf32>, %i: index)
    -> memref<3x?xf32, strided<[?, 1], offset: ?>> {
  // CHECK-NEXT: %[[S:.*]] = memref.subview %[[M]]
  // CHECK-NEXT: memref.cast %[[S]]
  %0 = memref.cast %m : memref<16x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%i, %i] [3, %i] [1, 1]
    : memref<?x?xf32> to memref<3x?xf32, strided<[?, 1], offset: ?>>
  return %1 : memref<3x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// CHECK-LABEL: @reshapes
// CHECK-SAME: (%[[M:.*]]: memref<?x8xf32>, %{{.*}}: index)
func.func @reshapes(%m: memref<?x8xf32>, %n: index)
    -> (memref<?xf32>, memref<?x8xf32>) {
  // CHECK-NEXT: %[[C:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1]] : memref<?x8xf32> into memref<?xf32>
  // CHECK-NEXT: return %[[C]], %[[M]]
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 2, 8]
    : memref<?x8xf32> into memref<?x2x8xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]]
    : memref<?x2x8xf32> into memref<?xf32>
  %2 = memref.collapse_shape %0 [[0, 1], [2]]
    : memref<?x2x8xf32> into memref<?x8xf32>
  return %1, %2 : memref<?xf32>, memref<?x8xf32>
}

// -----

// CHECK-LABEL: @expand_of_collapse
// CHECK-SAME: (%[[S:.*]]: memref<8x16xf32>)
func.func @expand_of_collapse(%s: memref<8x16xf32>) -> memref<2x4x4x4xf32> {
  // CHECK-NEXT: memref.expand_shape %[[S]] {{\[\[}}0, 1], [2, 3]]
  %0 = memref.collapse_shape %s [[0, 1]]
    : memref<8x16xf32> into memref<128xf32>
  %1 = memref.expand_shape %0 [[0, 1, 2]] output_shape [2, 4, 16]
    : memref<128xf32> into memref<2x4x16xf32>
  %2 = memref.expand_shape %1 [[0], [1], [2, 3]] output_shape [2, 4, 4, 4]
    : memref<2x4x16xf32> into memref<2x4x4x4xf32>
  return %2 : memref<2x4x4x4xf32>
}

// -----

// The shape may be written later: the load is directly after the reshape.
// CHECK-LABEL: @dim_of_reshape
// CHECK-SAME: (%{{.*}}: memref<?x8xf32>, %[[SH:.*]]: memref<2xi32>)
func.func @dim_of_reshape(%m: memref<?x8xf32>, %sh: memref<2xi32>) -> index {
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: %[[L:.*]] = memref.load %[[SH]][%[[C1]]]
  // CHECK-NEXT: %[[D:.*]] = arith.index_cast %[[L]]
  // CHECK-NEXT: "x.write"
  // CHECK-NEXT: return %[[D]]
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%sh) : (memref<?x8xf32>, memref<2xi32>)
    -> memref<?x?xf32>
  "x.write"(%sh) : (memref<2xi32>) -> ()
  %d = memref.dim %0, %c1 : memref<?x?xf32>
  return %d : index
}

// CHECK-LABEL: func.func @casts_to_the_same_type(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32, 1>)
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @casts_to_the_same_type(%a: memref<4xf32>, %b: memref<4xf32, 1>)
    -> (memref<4xf32>, memref<4xf32, 1>) {
  %0 = memref.cast %a : memref<4xf32> to memref<4xf32>
  %1 = memref.memory_space_cast %b : memref<4xf32, 1> to memref<4xf32, 1>
  return %0, %1 : memref<4xf32>, memref<4xf32, 1>
}

// -----

// Constants of one kind fold at a time: the offset becomes static before the
// slice is known to be out of bounds.

// CHECK-LABEL: @subview_past_the_end
// CHECK-SAME: (%[[M:.*]]: memref<8x8xf32>)
func.func @subview_past_the_end(%m: memref<8x8xf32>)
    -> memref<?x?xf32, strided<[8, 1], offset: ?>> {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[S:.*]] = memref.subview %[[M]][7, 0] [%[[C4]], %[[C4]]] [1, 1] : memref<8x8xf32> to memref<?x?xf32, strided<[8, 1], offset: 56>>
  // CHECK-NEXT: memref.cast %[[S]]
  %c7 = arith.constant 7 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c7, 0] [%c4, %c4] [1, 1]
    : memref<8x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[8, 1], offset: ?>>
}

// -----

// CHECK-LABEL: @subview_behind_the_end
// CHECK-SAME: (%[[M:.*]]: memref<8x8xf32>)
func.func @subview_behind_the_end(%m: memref<8x8xf32>)
    -> memref<?x2xf32, strided<[8, 1], offset: ?>> {
  // CHECK: %[[C9:.*]] = arith.constant 9 : index
  // CHECK: %[[C2:.*]] = arith.constant 2 : index
  // CHECK: memref.subview %[[M]][%[[C9]], 0] [%[[C2]], 2] [1, 1]
  %c9 = arith.constant 9 : index
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c9, 0] [%c2, 2] [1, 1]
    : memref<8x8xf32> to memref<?x2xf32, strided<[8, 1], offset: ?>>
  return %0 : memref<?x2xf32, strided<[8, 1], offset: ?>>
}
