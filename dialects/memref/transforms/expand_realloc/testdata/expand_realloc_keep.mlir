// RUN: mlir-opt %s --expand-realloc=emit-deallocs=false | FileCheck %s

// CHECK-LABEL: @no_dealloc(
// CHECK-SAME: %[[M:.*]]: memref<?xf32>, %[[N:.*]]: index)
func.func @no_dealloc(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
  // CHECK-NEXT: %[[CMP:.*]] = arith.cmpi ult, %[[DIM]], %[[N]] : index
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[CMP]] -> (memref<?xf32>) {
  // CHECK-NEXT: %[[ALLOC:.*]] = memref.alloc(%[[N]]) : memref<?xf32>
  // CHECK-NEXT: %[[SUBVIEW:.*]] = memref.subview %[[ALLOC]][0] [%[[DIM]]] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: memref.copy %[[M]], %[[SUBVIEW]] : memref<?xf32> to memref<?xf32, strided<[1]>>
  // CHECK-NEXT: scf.yield %[[ALLOC]] : memref<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %[[REINTERPRET_CAST:.*]] = memref.reinterpret_cast %[[M]] to offset: [0], sizes: [%[[N]]], strides: [1] : memref<?xf32> to memref<?xf32>
  // CHECK-NEXT: scf.yield %[[REINTERPRET_CAST]] : memref<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : memref<?xf32>
  %0 = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
