// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

// CHECK-LABEL: func.func @dma(
// CHECK-SAME: %[[M:.*]]: memref<100x4xf32>, %[[N:.*]]: memref<100xf32, 2>, %[[T:.*]]: memref<1xi32>, %[[S:.*]]: index, %[[I:.*]]: index) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[I]], %[[S]] : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addi %[[I]], %[[C2]] : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: memref.dma_start %[[M]][%[[I]], %[[SUM]]], %[[N]][%[[SUM_1]]], %[[S]], %[[T]][%[[C0]]] : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: memref.dma_start %[[M]][%[[I]], %[[C3]]], %[[N]][%[[I]]], %[[S]], %[[T]][%[[I]]], %[[S]], %[[I]] : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addi %[[I]], %[[C1]] : index
// CHECK-NEXT: memref.dma_wait %[[T]][%[[SUM_2]]], %[[S]] : memref<1xi32>
// CHECK-NEXT: return
func.func @dma(%m: memref<100x4xf32>, %n: memref<100xf32, 2>, %t: memref<1xi32>, %s: index, %i: index) {
  affine.dma_start %m[%i, %i + symbol(%s)], %n[%i + 2], %t[0], %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_start %m[%i, 3], %n[%i], %t[%i], %s, %s, %i : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%i + 1], %s : memref<1xi32>
  return
}
