// RUN: mlir-opt %s --memref-expand --split-input-file | FileCheck %s

// CHECK-LABEL: @loaded(
// CHECK-SAME: %[[M:.*]]: memref<*xf32>, %[[S:.*]]: memref<3xi32>)
func.func @loaded(%m: memref<*xf32>, %s: memref<3xi32>) -> memref<?x?x8xf32> {
  // CHECK-NEXT: arith.constant 8 : index
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[S]][%[[C1]]] : memref<3xi32>
  // CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[LOAD]] : i32 to index
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[C8]], %[[INDEX_CAST]] : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[LOAD_1:.*]] = memref.load %[[S]][%[[C0]]] : memref<3xi32>
  // CHECK-NEXT: %[[INDEX_CAST_1:.*]] = arith.index_cast %[[LOAD_1]] : i32 to index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[INDEX_CAST_1]], %[[INDEX_CAST]], 8], strides: [%[[PRODUCT]], 8, 1] : memref<*xf32> to memref<?x?x8xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<?x?x8xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

// -----

// CHECK-LABEL: @inner(
// CHECK-SAME: %[[M:.*]]: memref<*xf32>, %[[S:.*]]: memref<3xindex>)
func.func @inner(%m: memref<*xf32>, %s: memref<3xindex>) -> memref<2x?x?xf32> {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[S]][%[[C2]]] : memref<3xindex>
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[C1]], %[[LOAD]] : index
  // CHECK-NEXT: %[[C1_1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[LOAD_1:.*]] = memref.load %[[S]][%[[C1_1]]] : memref<3xindex>
  // CHECK-NEXT: %[[PRODUCT_1:.*]] = arith.muli %[[PRODUCT]], %[[LOAD_1]] : index
  // CHECK-NEXT: arith.constant 2 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [2, %[[LOAD_1]], %[[LOAD]]], strides: [%[[PRODUCT_1]], %[[PRODUCT]], 1] : memref<*xf32> to memref<2x?x?xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<2x?x?xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<2x?x?xf32>
  return %0 : memref<2x?x?xf32>
}

// -----

// CHECK-LABEL: @known(
// CHECK-SAME: %[[M:.*]]: memref<4x4xf32>, %{{.*}}: memref<3xindex>)
func.func @known(%m: memref<4x4xf32>, %s: memref<3xindex>) -> memref<2x2x4xf32> {
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: arith.constant 2 : index
  // CHECK-NEXT: arith.constant 2 : index
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [2, 2, 4], strides: [8, 4, 1] : memref<4x4xf32> to memref<2x2x4xf32>
  // CHECK-NEXT: return %[[REINTERPRET_CAST]] : memref<2x2x4xf32>
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<3xindex>) -> memref<2x2x4xf32>
  return %0 : memref<2x2x4xf32>
}

// -----

// CHECK-LABEL: @unranked(
// CHECK-SAME: %[[M:.*]]: memref<4x4xf32>, %[[S:.*]]: memref<?xindex>)
func.func @unranked(%m: memref<4x4xf32>, %s: memref<?xindex>) -> memref<*xf32> {
  // CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[M]](%[[S]]) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  // CHECK-NEXT: return %[[RESHAPE]] : memref<*xf32>
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// CHECK-LABEL: @unranked_of_known_rank(
// CHECK-SAME: %[[M:.*]]: memref<*xf32>, %[[S:.*]]: memref<3xindex>)
func.func @unranked_of_known_rank(%m: memref<*xf32>, %s: memref<3xindex>)
    -> memref<*xf32> {
  // CHECK-NEXT: %[[RESHAPE:.*]] = memref.reshape %[[M]](%[[S]]) : (memref<*xf32>, memref<3xindex>) -> memref<*xf32>
  // CHECK-NEXT: return %[[RESHAPE]] : memref<*xf32>
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

// A reinterpret_cast keeps the memory space.
// CHECK-LABEL: @other_memory_space(
// CHECK: memref.reshape
// CHECK: memref.reshape
func.func @other_memory_space(%m: memref<4xf32, 1>, %u: memref<*xf32, 1>, %s: memref<1xindex>) -> (memref<?xf32>, memref<?xf32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32, 1>, memref<1xindex>) -> memref<?xf32>
  %1 = memref.reshape %u(%s) : (memref<*xf32, 1>, memref<1xindex>) -> memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<?xf32>
}
