// RUN: mlir-opt %s --expand-realloc --split-input-file | FileCheck %s

// CHECK-LABEL: @dynamic(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
func.func @dynamic(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
  // CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[DIM]], %[[N]] : index
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP]] -> (memref<?xf32>) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %[[M]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<?xf32>
  // CHECK-NEXT: scf.yield %[[ALLOC]] : memref<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<?xf32> to memref<?xf32>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : memref<?xf32>
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

// CHECK-LABEL: @to_static(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>)
func.func @to_static(%m: memref<?xf32>) -> memref<4xf32> {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[DIM]], %[[C4]] : index
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP]] -> (memref<4xf32>) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() {alignment = 8 : i64} : memref<4xf32>
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<4xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %[[M]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<?xf32>
  // CHECK-NEXT: scf.yield %[[ALLOC]] : memref<4xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [4], strides: [1] : memref<?xf32> to memref<4xf32>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST]] : memref<4xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : memref<4xf32>
  %0 = memref.realloc %m {alignment = 8} : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// CHECK-LABEL: @from_static(
// CHECK-SAME: %[[M:.*]]: memref<4xf32>, %[[N:.*]]: index)
func.func @from_static(%m: memref<4xf32>, %n: index) -> memref<?xf32> {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[C4]], %[[N]] : index
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP]] -> (memref<?xf32>) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %[[M]], %[[SUBVIEW]] : memref<4xf32> to memref<4xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<4xf32>
  // CHECK-NEXT: scf.yield %[[ALLOC]] : memref<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<4xf32> to memref<?xf32>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : memref<?xf32>
  %0 = memref.realloc %m(%n) : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
