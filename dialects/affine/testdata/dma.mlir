// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: @dma(
func.func @dma(%m: memref<100x4xf32>, %n: memref<100xf32, 2>, %t: memref<1xi32>, %s: index) {
  affine.for %i = 0 to 10 {
    // CHECK: affine.dma_start %arg0[%arg4, %arg4 + symbol(%arg3)], %arg1[%arg4 + 2], %arg2[0], %arg3 : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i, %i + symbol(%s)], %n[%i + 2], %t[0], %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    // CHECK-NEXT: affine.dma_start %arg0[%arg4, 3], %arg1[%arg4 + 2], %arg2[%arg4], %arg3, %arg3, %arg3 : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i, 3], %n[%i + 2], %t[%i], %s, %s, %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
    // CHECK-NEXT: affine.dma_wait %arg2[%arg4 + 1], %arg3 : memref<1xi32>
    affine.dma_wait %t[%i + 1], %s : memref<1xi32>
  }
  return
}
