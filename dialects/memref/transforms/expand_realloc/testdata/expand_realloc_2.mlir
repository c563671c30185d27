// RUN: mlir-opt %s --expand-realloc --split-input-file | FileCheck %s

// CHECK-LABEL: @static(
// CHECK-SAME: %[[M:.*]]: memref<4xi8, 1>)
func.func @static(%m: memref<4xi8, 1>) -> memref<8xi8, 1> {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[C4]], %[[C8]] : index
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP]] -> (memref<8xi8, 1>) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc() : memref<8xi8, 1>
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [4] [1] : memref<8xi8, 1> to memref<4xi8, strided<[1]>, 1>
  // CHECK-NEXT: memref.copy %[[M]], %[[SUBVIEW]] : memref<4xi8, 1> to memref<4xi8, strided<[1]>, 1>
  // CHECK-NEXT: memref.dealloc %[[M]] : memref<4xi8, 1>
  // CHECK-NEXT: scf.yield %[[ALLOC]] : memref<8xi8, 1>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [8], strides: [1] : memref<4xi8, 1> to memref<8xi8, 1>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST]] : memref<8xi8, 1>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : memref<8xi8, 1>
  %0 = memref.realloc %m : memref<4xi8, 1> to memref<8xi8, 1>
  return %0 : memref<8xi8, 1>
}

// -----

// CHECK-LABEL: @again(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
func.func @again(%m: memref<?xf32>, %n: index) -> memref<8xf32> {
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
  // CHECK-NEXT: %[[C0_1:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM_1:.*]] = memref.dim %[[IF]], %[[C0_1]] : memref<?xf32>
  // CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
  // CHECK-NEXT: %[[CMP_1:.*]] = arith.cmpi ult, %[[DIM_1]], %[[C8]] : index
  // CHECK-NEXT: %[[IF_1:.*]] = scf.if %[[CMP_1]] -> (memref<8xf32>) {
  // CHECK-NEXT: %[[ALLOC_1:.*]] = memref.alloc() : memref<8xf32>
  // CHECK-NEXT: %[[SUBVIEW_1:.*]] = memref.subview %[[ALLOC_1]][0] [%[[DIM_1]]] [1] : memref<8xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %[[IF]], %[[SUBVIEW_1]] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.dealloc %[[IF]] : memref<?xf32>
  // CHECK-NEXT: scf.yield %[[ALLOC_1]] : memref<8xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST_1:.*]] = memref.reinterpret_cast %[[IF]] to offset: [0], sizes: [8], strides: [1] : memref<?xf32> to memref<8xf32>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST_1]] : memref<8xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF_1]] : memref<8xf32>
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0 : memref<?xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}
