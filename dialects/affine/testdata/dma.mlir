// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: @dma(
// CHECK-SAME: %[[M:.*]]: memref<100x4xf32>, %[[N:.*]]: memref<100xf32, 2>, %[[T:.*]]: memref<1xi32>, %[[S:.*]]: index)
func.func @dma(%m: memref<100x4xf32>, %n: memref<100xf32, 2>, %t: memref<1xi32>, %s: index) {
  affine.for %i = 0 to 10 {
    // CHECK: affine.for %[[IV:.*]] = 0
    // CHECK: affine.dma_start %[[M]][%[[IV]], %[[IV]] + symbol(%[[S]])], %[[N]][%[[IV]] + 2], %[[T]][0], %[[S]] : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i, %i + symbol(%s)], %n[%i + 2], %t[0], %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    // CHECK-NEXT: affine.dma_start %[[M]][%[[IV]], 3], %[[N]][%[[IV]] + 2], %[[T]][%[[IV]]], %[[S]], %[[S]], %[[S]] : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i, 3], %n[%i + 2], %t[%i], %s, %s, %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    // CHECK-NEXT: affine.dma_wait %[[T]][%[[IV]] + 1], %[[S]] : memref<1xi32>
    affine.dma_wait %t[%i + 1], %s : memref<1xi32>
  }
  return
}
