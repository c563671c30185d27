// Syntax of queries and views.

// RUN: mlir-opt %s --allow-unregistered-dialect \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic \
// RUN:   | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @queries(
// CHECK-SAME: %[[M:.*]]: memref<?x8xf32, strided<[?, 1], offset: ?>>, %[[U:.*]]: memref<*xf32>, %[[Z:.*]]: memref<f32>, %[[I:.*]]: index) {
func.func @queries(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %u: memref<*xf32>, %z: memref<f32>, %i: index) {
  // CHECK: memref.dim %[[M]], %[[I]] : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %0 = memref.dim %m, %i : memref<?x8xf32, strided<[?, 1], offset: ?>>
  // CHECK: memref.dim {mine} %[[U]], %[[I]] : memref<*xf32>
  %1 = memref.dim {mine} %u, %i : memref<*xf32>
  // CHECK: memref.rank %[[U]] : memref<*xf32>
  %2 = memref.rank %u : memref<*xf32>
  // CHECK: memref.extract_aligned_pointer_as_index %[[M]] : memref<?x8xf32, strided<[?, 1], offset: ?>> -> index
  %3 = memref.extract_aligned_pointer_as_index %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> index
  // CHECK: %{{[^,]*}}, %{{[^,]*}}, %{{.*}}:2, %{{.*}}:2 = memref.extract_strided_metadata %[[M]] : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  %4, %5, %6:2, %7:2 = memref.extract_strided_metadata %m : memref<?x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  // CHECK: %{{[^,]*}}, %{{.*}} = memref.extract_strided_metadata %[[Z]] : memref<f32> -> memref<f32>, index
  %8, %9 = memref.extract_strided_metadata %z : memref<f32> -> memref<f32>, index
  // CHECK: memref.assume_alignment %[[M]], 64 : memref<?x8xf32, strided<[?, 1], offset: ?>>
  %10 = memref.assume_alignment %m, 64 : memref<?x8xf32, strided<[?, 1], offset: ?>>
  // CHECK: %{{.*}}:2 = memref.distinct_objects %[[M]], %[[Z]] : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<f32>
  %11:2 = memref.distinct_objects %m, %z : memref<?x8xf32, strided<[?, 1], offset: ?>>, memref<f32>
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[M:.*]]: memref<4x?xf32>, %[[U:.*]]: memref<*xf32, 3>, %[[N:.*]]: index) {
func.func @casts(%m: memref<4x?xf32>, %u: memref<*xf32, 3>, %n: index) {
  // CHECK: memref.cast %[[M]] : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  // CHECK: memref.cast %[[M]] {mine} : memref<4x?xf32> to memref<4x?xf32, #{{.+}}>
  %1 = memref.cast %m {mine} : memref<4x?xf32> to memref<4x?xf32, affine_map<(i, j)[a] -> (i * a + j)>>
  // CHECK: memref.cast %[[U]] : memref<*xf32, 3> to memref<2xf32, 3>
  %2 = memref.cast %u : memref<*xf32, 3> to memref<2xf32, 3>
  // CHECK: memref.memory_space_cast %[[M]] : memref<4x?xf32> to memref<4x?xf32, "far">
  %3 = memref.memory_space_cast %m : memref<4x?xf32> to memref<4x?xf32, "far">
  // CHECK: memref.memory_space_cast %[[U]] : memref<*xf32, 3> to memref<*xf32>
  %4 = memref.memory_space_cast %u : memref<*xf32, 3> to memref<*xf32>
  // CHECK: memref.reinterpret_cast %[[U]] to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<*xf32, 3> to memref<2x3xf32, 3>
  %5 = memref.reinterpret_cast %u to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<*xf32, 3> to memref<2x3xf32, 3>
  // CHECK: memref.reinterpret_cast %[[M]] to offset: [%[[N]]], sizes: [%[[N]], 5], strides: [1, %[[N]]] : memref<4x?xf32> to memref<?x5xf32, strided<[1, ?], offset: ?>>
  %6 = memref.reinterpret_cast %m to offset: [%n], sizes: [%n, 5], strides: [1, %n] : memref<4x?xf32> to memref<?x5xf32, strided<[1, ?], offset: ?>>
  // CHECK: memref.reinterpret_cast %[[M]] to offset: [7], sizes: [], strides: [] {mine} : memref<4x?xf32> to memref<f32, strided<[], offset: 7>>
  %7 = memref.reinterpret_cast %m to offset: [7], sizes: [], strides: [] {mine} : memref<4x?xf32> to memref<f32, strided<[], offset: 7>>
  // CHECK: memref.transpose %[[M]] (d0, d1) -> (d1, d0) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  %8 = memref.transpose %m (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, strided<[1, ?]>>
  // CHECK: memref.transpose %[[M]] (d0, d1) -> (d1, d0) {mine} : memref<4x?xf32> to memref<?x4xf32, #{{.+}}>
  %9 = memref.transpose %m (i, j) -> (j, i) {mine} : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d0 + d1 * s0)>>
  return
}

// CHECK-LABEL: func.func @view(
// CHECK-SAME: %[[B:.*]]: memref<?xi8>, %[[N:.*]]: index) {
func.func @view(%b: memref<?xi8>, %n: index) {
  // CHECK: memref.view %[[B]][%[[N]]][] : memref<?xi8> to memref<4x4xf32>
  %0 = memref.view %b[%n][] : memref<?xi8> to memref<4x4xf32>
  // CHECK: memref.view %[[B]][%[[N]]][%[[N]], %[[N]]] {mine} : memref<?xi8> to memref<?x4x?xi64>
  %1 = memref.view %b[%n][%n, %n] {mine} : memref<?xi8> to memref<?x4x?xi64>
  return
}

// CHECK-LABEL: func.func @subview(
// CHECK-SAME: %[[M:.*]]: memref<8x16x4xf32>, %[[D:.*]]: memref<?x?xf32, strided<[?, ?], offset: ?>>, %[[I:.*]]: index, %[[N:.*]]: index) {
func.func @subview(%m: memref<8x16x4xf32>, %d: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %n: index) {
  // CHECK: memref.subview %[[M]][0, 4, 1] [2, 8, 3] [1, 1, 1] : memref<8x16x4xf32> to memref<2x8x3xf32, strided<[64, 4, 1], offset: 17>>
  %0 = memref.subview %m[0, 4, 1] [2, 8, 3] [1, 1, 1] : memref<8x16x4xf32> to memref<2x8x3xf32, strided<[64, 4, 1], offset: 17>>
  // CHECK: memref.subview %[[M]][%[[I]], 0, %[[I]]] [1, %[[N]], 1] [1, 2, %[[N]]] : memref<8x16x4xf32> to memref<1x?x1xf32, strided<[64, 8, ?], offset: ?>>
  %1 = memref.subview %m[%i, 0, %i] [1, %n, 1] [1, 2, %n] : memref<8x16x4xf32> to memref<1x?x1xf32, strided<[64, 8, ?], offset: ?>>
  // CHECK: memref.subview %[[M]][0, 2, 0] [1, 3, 4] [1, 1, 1] {mine} : memref<8x16x4xf32> to memref<3x4xf32, strided<[4, 1], offset: 8>>
  %2 = memref.subview %m[0, 2, 0] [1, 3, 4] [1, 1, 1] {mine} : memref<8x16x4xf32> to memref<3x4xf32, strided<[4, 1], offset: 8>>
  // Strides decide which of two dimensions of size 1 is dropped.
  // CHECK: memref.subview %[[M]][0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  %3 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32, strided<[64, 1]>>
  // CHECK: memref.subview %[[M]][0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32>
  %4 = memref.subview %m[0, 0, 0] [1, 1, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<1x4xf32>
  // CHECK: memref.subview %[[M]][7, 15, 3] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: 511>>
  %5 = memref.subview %m[7, 15, 3] [1, 1, 1] [1, 1, 1] : memref<8x16x4xf32> to memref<f32, strided<[], offset: 511>>
  // CHECK: memref.subview %[[D]][0, 0] [%[[N]], 0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x0xf32, strided<[?, ?], offset: ?>>
  %6 = memref.subview %d[0, 0] [%n, 0] [1, 1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x0xf32, strided<[?, ?], offset: ?>>
  // CHECK: memref.subview %[[D]][%[[I]], %[[I]]] [4, 4] [0, -1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[0, ?], offset: ?>>
  %7 = memref.subview %d[%i, %i] [4, 4] [0, -1] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x4xf32, strided<[0, ?], offset: ?>>
  return
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[M:.*]]: memref<6x?xf32>, %[[S:.*]]: memref<2x3xf32, strided<[4, 1], offset: 2>>, %[[G:.*]]: memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>>, %[[Z:.*]]: memref<f32>, %[[U:.*]]: memref<*xf32>, %[[K:.*]]: memref<3xindex>, %[[Q:.*]]: memref<?xi32>, %[[N:.*]]: index) {
func.func @reshape(%m: memref<6x?xf32>, %s: memref<2x3xf32, strided<[4, 1], offset: 2>>, %g: memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>>, %z: memref<f32>, %u: memref<*xf32>, %k: memref<3xindex>, %q: memref<?xi32>, %n: index) {
  // CHECK: memref.reshape %[[M]](%[[K]]) : (memref<6x?xf32>, memref<3xindex>) -> memref<?x?x2xf32>
  %0 = memref.reshape %m(%k) : (memref<6x?xf32>, memref<3xindex>) -> memref<?x?x2xf32>
  // CHECK: memref.reshape %[[U]](%[[Q]]) {mine} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.reshape %u(%q) {mine} : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  // CHECK: memref.expand_shape %[[M]] {{\[\[}}0, 1], [2, 3]] output_shape [2, 3, %[[N]], 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
  %2 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, %n, 4] : memref<6x?xf32> into memref<2x3x?x4xf32>
  // CHECK: memref.expand_shape %[[S]] {{\[\[}}0], [1, 2]] output_shape [2, 3, 1] {mine} : memref<2x3xf32, strided<[4, 1], offset: 2>> into memref<2x3x1xf32, strided<[4, 1, 1], offset: 2>>
  %3 = memref.expand_shape %s [[0], [1, 2]] output_shape [2, 3, 1] {mine} : memref<2x3xf32, strided<[4, 1], offset: 2>> into memref<2x3x1xf32, strided<[4, 1, 1], offset: 2>>
  // CHECK: %[[EXPAND_SHAPE:.*]] = memref.expand_shape %[[Z]] [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %4 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  // CHECK: memref.expand_shape %[[M]] {{\[\[}}0], [1, 2]] output_shape [6, %[[N]], %[[N]]] : memref<6x?xf32> into memref<6x?x?xf32>
  %5 = memref.expand_shape %m [[0], [1, 2]] output_shape [6, %n, %n] : memref<6x?xf32> into memref<6x?x?xf32>
  // CHECK: memref.collapse_shape %[[M]] {{\[\[}}0, 1]] : memref<6x?xf32> into memref<?xf32>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<6x?xf32> into memref<?xf32>
  // CHECK: memref.collapse_shape %[[G]] {{\[\[}}0, 1, 2]] {mine} : memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>> into memref<6xf32, strided<[1], offset: ?>>
  %7 = memref.collapse_shape %g [[0, 1, 2]] {mine} : memref<2x1x3xf32, strided<[3, 9, 1], offset: ?>> into memref<6xf32, strided<[1], offset: ?>>
  // CHECK: memref.collapse_shape %[[EXPAND_SHAPE]] [] : memref<1x1xf32> into memref<f32>
  %8 = memref.collapse_shape %4 [] : memref<1x1xf32> into memref<f32>
  return
}
