// RUN: mlir-opt %s --allow-unregistered-dialect --inline --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %{{.*}}: complex<f32>, %[[N:.*]]: index)
// CHECK-NEXT: %[[CST:.*]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[T]][%[[N]]] : tensor<?xf32>
// CHECK-NEXT: %[[GENERATED:.*]] = tensor.generate  {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: index):
// CHECK-NEXT: %[[EXTRACTED_1:.*]] = tensor.extract %[[T]][%[[BLOCK_ARG]]] : tensor<?xf32>
// CHECK-NEXT: tensor.yield %[[EXTRACTED_1]] : f32
// CHECK-NEXT: } : tensor<4xf32>
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[GENERATED]] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT: return %[[EXTRACTED]], %[[CST]], %[[CAST]] : f32, complex<f32>, tensor<?xf32>
func.func private @g(%t: tensor<?xf32>, %c: complex<f32>, %i: index) -> (f32, complex<f32>) {
  %x = tensor.extract %t[%i] : tensor<?xf32>
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return %x, %z : f32, complex<f32>
}
func.func private @h(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.generate %c4 {
  ^bb0(%i: index):
    %1 = tensor.extract %t[%i] : tensor<?xf32>
    tensor.yield %1 : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @f(%t: tensor<?xf32>, %c: complex<f32>, %n: index) -> (f32, complex<f32>, tensor<?xf32>) {
  %0:2 = func.call @g(%t, %c, %n) : (tensor<?xf32>, complex<f32>, index) -> (f32, complex<f32>)
  %1 = func.call @h(%t) : (tensor<?xf32>) -> tensor<?xf32>
  return %0#0, %0#1, %1 : f32, complex<f32>, tensor<?xf32>
}
