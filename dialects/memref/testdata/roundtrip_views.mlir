// Syntax of queries and views.

// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: func.func @queries(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: memref<*xf32>, %arg2: memref<f32>, %arg3: index) {
func.func @queries(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>, %z: memref<f32>, %i: index) {
  // CHECK: %dim = memref.dim %arg0, %arg3 : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %0 = memref.dim %m, %i : memref<?x8xf32, strided<[?, 1], offset: ?>>
  // CHECK: %dim_0 = memref.dim {mine} %arg1, %arg3 : memref<*xf32>
  %1 = memref.dim {mine} %u, %i : memref<*xf32>
  // CHECK: %0 = memref.rank %arg1 : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  // CHECK: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x8xf32, strided<[?, 1], offset: ?>> -> index
  %3 = memref.extract_aligned_pointer_as_index %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> index
  // CHECK: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %4, %5, %6:2, %7:2 = memref.extract_strided_metadata %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK: %base_buffer_1, %offset_2 = memref.extract_strided_metadata %arg2 : memref<f32> -> memref<f32>, index
  %8, %9 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  // CHECK: %assume_align = memref.assume_alignment %arg0, 64 : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %10 = memref.assume_alignment %m, 64 : memref<?x8xf32, strided<[?, 1], offset: ?>>
  // CHECK: %1:2 = memref.distinct_objects %arg0, %arg2 : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<f32>
  %11:2 = memref.distinct_objects %m, %z : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<f32>
  return
}

// CHECK: func.func @casts(%arg0: memref<4x?xf32>, %arg1: memref<*xf32, 3>, %arg2: index) {
func.func @casts(%m: memref<4x?xf32>, %u: memref<*xf32, 3>, %n: index) {
  // CHECK: %cast = memref.cast %arg0 : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  // CHECK: %cast_0 = memref.cast %arg0 {mine} : memref<4x?xf32> to memref<4x?xf32, #{{.+}}>
  %1 = memref.cast %m {mine} : memref<4x?xf32> to memref<4x?xf32, affine_map<(i, j)[a] -> (i * a + j)>>
  // CHECK: %cast_1 = memref.cast %arg1 : memref<*xf32, 3> to memref<2xf32, 3>
  %2 = memref.cast %u : memref<*xf32, 3> to memref<2xf32, 3>
  // CHECK: %memspacecast = memref.memory_space_cast %arg0 : memref<4x?xf32> to memref<4x?xf32, "far">
  %3 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, "far">
  // CHECK: %memspacecast_2 = memref.memory_space_cast %arg1 : memref<*xf32, 3> to memref<*xf32>
  %4 = memref.memory_space_cast %u : memref<*xf32, 3> to memref<*xf32>
  // CHECK: %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<*xf32, 3> to memref<2x3xf32, 3>
  %5 = memref.reinterpret_cast %u to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<*xf32, 3> to memref<2x3xf32, 3>
  // CHECK: %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [%arg2], sizes: [%arg2, 5], strides: [1, %arg2] : memref<4x?xf32> to memref<?x5xf32, strided<[1, ?], offset: ?>>
  %6 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 5], strides: [1, %n] : memref<4x?xf32> to memref<?x5xf32, strided<[1, ?], offset: ?>>
  // CHECK: %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [7], sizes: [], strides: [] {mine} : memref<4x?xf32> to memref<f32, strided<[], offset: 7>>
  %7 = memref.reinterpret_cast %m to offset: [7], sizes: [], strides: [] {mine} : memref<4x?xf32> to memref<f32, strided<[], offset: 7>>
  // CHECK: %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  // CHECK: %transpose_5 = memref.transpose %arg0 (d0, d1) -> (d1, d0) {mine} : memref<4x?xf32> to memref<?x4xf32, #{{.+}}>
  %9 = memref.transpose %m (i, j) -> (j, i) {mine} : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
  return
}

// CHECK: func.func @view(%arg0: memref<?xi8>, %arg1: index) {
func.func @view(%b: memref<?xi8>, %n: index) {
  // CHECK: %view = memref.view %arg0[%arg1][] : memref<?xi8> to memref<4x4xf32>
  %0 = memref.view %b[%n][] : memref<?xi8> to memref<4x4xf32>
  // CHECK: %view_0 = memref.view %arg0[%arg1][%arg1, %arg1] {mine} : memref<?xi8> to memref<?x4x?xi64>
  %1 = memref.view %b[%n][%n, %n] {mine} : memref<?xi8> to memref<?x4x?xi64>
  return
}

// CHECK: func.func @subview(%arg0: memref<8x16x4xf32>, %arg1: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg2: index, %arg3: index) {
func.func @subview(%m: memref<8x16x4xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: index) {
  // CHECK: %subview = memref.subview %arg0[0, 4, 1] [2, 8, 3] [1, 1, 1] : memref<8x16x4xf32> to memref<2x8x3xf32, strided<[64, 4, 1], offset: 17>>
  %0 = memref.subview %m[0, 4, 1] [2, 8, 3] [1, 1, 1] : memref<8x16x4xf32> to memref<2x8x3xf32, strided<[64, 4, 1], offset: 17>>
  // CHECK: %subview_0 = memref.subview %arg0[%arg2, 0, %arg2] [1, %arg3, 1] [1, 2, %arg3] : memref<8x16x4xf32> to memref<1x?x1xf32, strided<[64, 8, ?], offset: ?>>
  %1 = memref.subview %m[%i, 0, %i] [1, %n, 1] [1, 2, %n] : memref<8x16x4xf32> to memref<1x?x1xf32, strided<[64, 8, ?], offset: ?>>
  // CHECK: %subview_1 = memref.subview %arg0[0, 2, 0] [1, 3, 4] [1, 1, 1] {mine} : memref<8x16x4xf32> to memref<3x4xf32, strided<[4, 1], offset: 8>>
  %2 = memref.subview %m[0, 2, 0] [1, 3, 4] [1, 1, 1] {mine} : memref<8x16x4xf32> to memref<3x4xf32, strided<[4, 1], offset: 8>>
  // Strides decide which of two dimensions of size 1 is dropped.
  // CHECK: %subview_2 = memref.subview %arg0[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  %3 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  // CHECK: %subview_3 = memref.subview %arg0[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32>
  %4 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32>
  // CHECK: %subview_4 = memref.subview %arg0[7, 15, 3] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: 511>>
  %5 = memref.subview %m[7, 15, 3] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: 511>>
  // CHECK: %subview_5 = memref.subview %arg1[0, 0] [%arg3, 0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x0xf32, strided<[?, ?], offset: ?>>
  %6 = memref.subview %d[0, 0] [%n, 0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x0xf32, strided<[?, ?], offset: ?>>
  // CHECK: %subview_6 = memref.subview %arg1[%arg2, %arg2] [4, 4] [0, -1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[0, ?], offset: ?>>
  %7 = memref.subview %d[%i, %i] [4, 4] [0, -1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[0, ?], offset: ?>>
  return
}

// CHECK: func.func @reshape(%arg0: memref<6x?xf32>, %arg1: memref<2x3xf32, strided<[4, 1], offset: 2>>, %arg2: memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>>, %arg3: memref<f32>, %arg4: memref<*xf32>, %arg5: memref<3xindex>, %arg6: memref<?xi32>, %arg7: index) {
func.func @reshape(%m: memref<6x?xf32>, %s: memref<2x3xf32, strided<[4, 1], offset: 2>>, %g: memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>>, %z: memref<f32>, %u: memref<*xf32>, %k: memref<3xindex>, %q: memref<?xi32>, %n: index) {
  // CHECK: %reshape = memref.reshape %arg0(%arg5) : (memref<6x?xf32>, memref<3xindex>) -> memref<?x?x2xf32>
  %0 = memref.reshape %m(%k) : (memref<6x?xf32>, memref<3xindex>) -> memref<?x?x2xf32>
  // CHECK: %reshape_0 = memref.reshape %arg4(%arg6) {mine} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.reshape %u(%q) {mine} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  // CHECK: %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, %arg7, 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
  %2 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, %n, 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
  // CHECK: %expand_shape_1 = memref.expand_shape %arg1 {{\[\[}}0], [1, 2]] output_shape [2, 3, 1] {mine} : memref<2x3xf32, strided<[4, 1], offset: 2>> into memref<2x3x1xf32, strided<[4, 1, 1], offset: 2>>
  %3 = memref.expand_shape %s [[0], [1, 2]] output_shape [2, 3, 1] {mine} : memref<2x3xf32, strided<[4, 1], offset: 2>> into memref<2x3x1xf32, strided<[4, 1, 1], offset: 2>>
  // CHECK: %expand_shape_2 = memref.expand_shape %arg3 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %4 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  // CHECK: %expand_shape_3 = memref.expand_shape %arg0 {{\[\[}}0], [1, 2]] output_shape [6, %arg7, %arg7] : memref<6x?xf32> into memref<6x?x?xf32>
  %5 = memref.expand_shape %m [[0], [1, 2]] output_shape [6, %n, %n] : memref<6x?xf32> into memref<6x?x?xf32>
  // CHECK: %collapse_shape = memref.collapse_shape %arg0 {{\[\[}}0, 1]] : memref<6x?xf32> into memref<?xf32>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<6x?xf32> into memref<?xf32>
  // CHECK: %collapse_shape_4 = memref.collapse_shape %arg2 {{\[\[}}0, 1, 2]] {mine} : memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>> into memref<6xf32, strided<[1], offset: ?>>
  %7 = memref.collapse_shape %g [[0, 1, 2]] {mine} : memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>> into memref<6xf32, strided<[1], offset: ?>>
  // CHECK: %collapse_shape_5 = memref.collapse_shape %expand_shape_2 [] : memref<1x1xf32> into memref<f32>
  %8 = memref.collapse_shape %4 [] : memref<1x1xf32> into memref<f32>
  return
}
