// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Strides decide which of two dimensions of size 1 is dropped. The stride of
// the subview counts.

// CHECK-LABEL: func.func @steps(
// CHECK-SAME: %[[M:.*]]: memref<8x8xf32, strided<[?, 1], offset: 5>>, %[[N:.*]]: index)
// CHECK: memref.subview %[[M]][1, %[[N]]] [1, 1] [1, 4] : memref<8x8xf32, strided<[?, 1], offset: 5>> to memref<1xf32, strided<[4], offset: ?>>
func.func @steps(%m: memref<8x8xf32, strided<[?, 1], offset: 5>>, %n: index) -> memref<1xf32, strided<[4], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, %n] [1, 1] [1, 4] : memref<8x8xf32, strided<[?, 1], offset: 5>> to memref<1xf32, strided<[4], offset: ?>>
  return %0 : memref<1xf32, strided<[4], offset: ?>>
}
