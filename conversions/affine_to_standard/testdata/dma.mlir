// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

// CHECK: func.func @dma(%arg0: memref<100x4xf32>, %arg1: memref<100xf32, 2>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
// CHECK-NEXT: %0 = arith.addi %arg4, %arg3 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %1 = arith.addi %arg4, %c2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: memref.dma_start %arg0[%arg4, %0], %arg1[%1], %arg3, %arg2[%c0] : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: memref.dma_start %arg0[%arg4, %c3], %arg1[%arg4], %arg3, %arg2[%arg4], %arg3, %arg4 : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %2 = arith.addi %arg4, %c1 : index
// CHECK-NEXT: memref.dma_wait %arg2[%2], %arg3 : memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dma(%m: memref<100x4xf32>, %n: memref<100xf32, 2>, %t: memref<1xi32>, %s: index, %i: index) {
  affine.dma_start %m[%i, %i + symbol(%s)], %n[%i + 2], %t[0], %s : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_start %m[%i, 3], %n[%i], %t[%i], %s, %s, %i : memref<100x4xf32>, memref<100xf32, 2>, memref<1xi32>
  affine.dma_wait %t[%i + 1], %s : memref<1xi32>
  return
}
