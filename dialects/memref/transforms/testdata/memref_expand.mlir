// RUN: mlir-opt %s --memref-expand --split-input-file | FileCheck %s

// CHECK-LABEL: @loaded(
func.func @loaded(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x?x8xf32> {
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %0 = memref.load %arg1[%c1] : memref<3xi32>
  // CHECK-NEXT: %1 = arith.index_cast %0 : i32 to index
  // CHECK-NEXT: %c8_0 = arith.constant 8 : index
  // CHECK-NEXT: %2 = arith.muli %c8_0, %1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %3 = memref.load %arg1[%c0] : memref<3xi32>
  // CHECK-NEXT: %4 = arith.index_cast %3 : i32 to index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4, %1, 8], strides: [%2, 8, 1] : memref<*xf32> to memref<?x?x8xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<?x?x8xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

// -----

// CHECK-LABEL: @inner(
func.func @inner(%m: memref<*xf32>, %s: memref<3xindex>) -> memref<2x?x?xf32> {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %0 = memref.load %arg1[%c2] : memref<3xindex>
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %1 = arith.muli %c1, %0 : index
  // CHECK-NEXT: %c1_0 = arith.constant 1 : index
  // CHECK-NEXT: %2 = memref.load %arg1[%c1_0] : memref<3xindex>
  // CHECK-NEXT: %3 = arith.muli %1, %2 : index
  // CHECK-NEXT: %c2_1 = arith.constant 2 : index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, %2, %0], strides: [%3, %1, 1] : memref<*xf32> to memref<2x?x?xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<2x?x?xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<2x?x?xf32>
  return %0 : memref<2x?x?xf32>
}

// -----

// CHECK-LABEL: @known(
func.func @known(%m: memref<4x4xf32>, %s: memref<3xindex>) -> memref<2x2x4xf32> {
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %c2_0 = arith.constant 2 : index
  // CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2, 4], strides: [8, 4, 1] : memref<4x4xf32> to memref<2x2x4xf32>
  // CHECK-NEXT: return %reinterpret_cast : memref<2x2x4xf32>
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<3xindex>) -> memref<2x2x4xf32>
  return %0 : memref<2x2x4xf32>
}

// -----

// CHECK-LABEL: @unranked(
func.func @unranked(%m: memref<4x4xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  // CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  // CHECK-NEXT: return %reshape : memref<*xf32>
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// CHECK-LABEL: @unranked_of_known_rank(
func.func @unranked_of_known_rank(%m: memref<*xf32>, %s: memref<3xindex>)
    -> memref<*xf32> {
  // CHECK-NEXT: %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32>, memref<3xindex>) -> memref<*xf32>
  // CHECK-NEXT: return %reshape : memref<*xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
