// RUN: mlir-opt %s --test-return-type --verify-diagnostics | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @testCreateFunctions(
// CHECK-SAME:    %[[A:.*]]: tensor<1xf32>, %[[B:.*]]: tensor<?xi8>)
// CHECK-NEXT:    "test.blackhole"
// CHECK-NEXT:    "test.op_with_shaped_type_infer_type_if"(%[[A]], %[[A]]) {kept} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi17>
// CHECK-NEXT:    "test.op_with_shaped_type_infer_type_if"(%[[A]], %[[B]]) {{.*}} -> tensor<1xi17>
// CHECK-NEXT:    "test.op_with_shaped_type_infer_type_if"(%[[B]], %[[A]]) {{.*}} -> tensor<?xi17>
// CHECK-NEXT:    "test.op_with_shaped_type_infer_type_if"(%[[B]], %[[B]]) {{.*}} -> tensor<?xi17>
// CHECK-NEXT:    "test.op_with_infer_type_adaptor_if"(%[[A]], %[[A]])
// CHECK-NEXT:    "test.op_with_infer_type_adaptor_if"(%[[B]], %[[B]])
// CHECK-NEXT:    "test.op_with_infer_type_if"(%[[A]], %[[A]])
// CHECK-NEXT:    "test.op_with_infer_type_if"(%[[B]], %[[B]])
// CHECK-NEXT:    return
func.func @testCreateFunctions(%a: tensor<1xf32>, %b: tensor<?xi8>) {
  "test.blackhole"(%a) {kept} : (tensor<1xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @testReifyFunctions
func.func @testReifyFunctions(%a: tensor<10xf32>, %b: tensor<?xf32>) {
  // expected-remark@+1 {{value 0: %c10 = arith.constant 10 : index}}
  %0 = "test.op_with_shaped_type_infer_type_if"(%a, %b)
    : (tensor<10xf32>, tensor<?xf32>) -> tensor<10xi17>
  // expected-remark@+1 {{value 0: %dim = tensor.dim %arg1, %c0_0 : tensor<?xf32>}}
  %1 = "test.op_with_shaped_type_infer_type_if"(%b, %a)
    : (tensor<?xf32>, tensor<10xf32>) -> tensor<?xi17>
  return
}
