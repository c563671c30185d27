// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @dim_from_elements_reshape(
// CHECK-SAME: %[[A:.*]]: tensor<?x3xf32>)
func.func @dim_from_elements_reshape(%a: tensor<?x3xf32>) -> (tensor<?x3xf32>) {
  // CHECK-NEXT: return %[[A]] : tensor<?x3xf32>
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %d = tensor.dim %a, %c0 : tensor<?x3xf32>
  %s = tensor.from_elements %d, %c3 : tensor<2xindex>
  %0 = tensor.reshape %a(%s) : (tensor<?x3xf32>, tensor<2xindex>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
