// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A list of static integers cannot hold the number that stands for a value.

// CHECK-LABEL: func @subview
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: memref.subview %{{.*}}[0] [2] [%[[marker]]]
func.func @subview(%m: memref<?xf32>) -> memref<2xf32, strided<[?]>> {
  %c = arith.constant -9223372036854775808 : index
  %v = memref.subview %m[0] [2] [%c] : memref<?xf32> to memref<2xf32, strided<[?]>>
  return %v : memref<2xf32, strided<[?]>>
}

// CHECK-LABEL: func @reinterpret_cast
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2], strides: [%[[marker]]]
func.func @reinterpret_cast(%m: memref<?xf32>) -> memref<2xf32, strided<[?]>> {
  %c = arith.constant -9223372036854775808 : index
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [%c] : memref<?xf32> to memref<2xf32, strided<[?]>>
  return %v : memref<2xf32, strided<[?]>>
}

// CHECK-LABEL: func @negative_size
// CHECK: memref.subview %{{.*}}[0] [%{{.*}}] [1]
func.func @negative_size(%m: memref<?xf32>) -> memref<?xf32, strided<[1]>> {
  %c = arith.constant -1 : index
  %v = memref.subview %m[0] [%c] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  return %v : memref<?xf32, strided<[1]>>
}
