// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A list of static integers cannot hold the number that stands for a value.

// CHECK-LABEL: func @extract_slice
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: tensor.extract_slice %{{.*}}[0] [2] [%[[marker]]]
func.func @extract_slice(%t: tensor<?xf32>) -> tensor<2xf32> {
  %c = arith.constant -9223372036854775808 : index
  %s = tensor.extract_slice %t[0] [2] [%c] : tensor<?xf32> to tensor<2xf32>
  return %s : tensor<2xf32>
}

// CHECK-LABEL: func @negative_size
// CHECK: %[[minus:.*]] = arith.constant -1 : index
// CHECK: tensor.extract_slice %{{.*}}[%[[minus]]] [%[[minus]]] [1]
func.func @negative_size(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c = arith.constant -1 : index
  %s = tensor.extract_slice %t[%c] [%c] [1] : tensor<?xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}

// CHECK-LABEL: func @insert_slice
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[0] [2] [%[[marker]]]
func.func @insert_slice(%s: tensor<2xf32>, %t: tensor<?xf32>) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %r = tensor.insert_slice %s into %t[0] [2] [%c] : tensor<2xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func @pad
// CHECK: %[[marker:.*]] = arith.constant -9223372036854775808 : index
// CHECK: tensor.pad %{{.*}} low[%[[marker]]] high[0]
func.func @pad(%t: tensor<?xf32>, %x: f32) -> tensor<?xf32> {
  %c = arith.constant -9223372036854775808 : index
  %p = tensor.pad %t low[%c] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}
