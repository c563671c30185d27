// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @reify(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[B:.*]]: tensor<?x?xf32>)
func.func @reify(%a: tensor<?x4xf32>, %b: tensor<?x?xf32>) -> (index, index, index) {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %{{[^,]*}}, %{{.*}} = "test.op_with_result_shape_interface"(%[[A]], %[[B]]) : (tensor<?x4xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[B]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[A]], %[[C0]] : tensor<?x4xf32>
  // CHECK-NEXT: return %[[DIM]], %[[C4]], %[[DIM_1]] : index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = "test.op_with_result_shape_interface"(%a, %b) : (tensor<?x4xf32>, tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  %3 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
  return %1, %2, %3 : index, index, index
}
