// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @generate_dim(
// CHECK-SAME: %[[X:.*]]: f32, %[[N:.*]]: index)
func.func @generate_dim(%x: f32, %n: index) -> (tensor<?x?xf32>, index) {
  // CHECK-NEXT: %[[GENERATED:.*]] = tensor.generate %[[N]] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<4x?xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[GENERATED]] : tensor<4x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]], %[[N]] : tensor<?x?xf32>, index
  // CHECK-NEXT: }
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %t = tensor.generate %c4, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32>
  %d = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %t, %d : tensor<?x?xf32>, index
}

// -----

// CHECK-LABEL: @concat(
// CHECK-SAME: %[[A:.*]]: tensor<?x12xi32>, %[[B:.*]]: tensor<?x?xi32>)
func.func @concat(%a: tensor<?x12xi32>, %b: tensor<?x?xi32>) -> (tensor<?x?xi32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[B]] : tensor<?x?xi32> to tensor<?x12xi32>
  // CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[A]], %[[CAST]] : (tensor<?x12xi32>, tensor<?x12xi32>) -> tensor<?x12xi32>
  // CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[CONCAT]] : tensor<?x12xi32> to tensor<?x?xi32>
  // CHECK-NEXT: return %[[CAST_1]] : tensor<?x?xi32>
  // CHECK-NEXT: }
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x12xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// CHECK-LABEL: @concat_2(
// CHECK-SAME: %[[A:.*]]: tensor<3x12xi32>)
func.func @concat_2(%a: tensor<3x12xi32>) -> (tensor<?x12xi32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[A]] : tensor<3x12xi32> to tensor<?x12xi32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x12xi32>
  // CHECK-NEXT: }
  %0 = tensor.concat dim(0) %a : (tensor<3x12xi32>) -> tensor<?x12xi32>
  return %0 : tensor<?x12xi32>
}
