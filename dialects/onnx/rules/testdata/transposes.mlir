// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A bias of channels and an activation between two transposes that cancel out.
// CHECK-LABEL: func.func @cancel(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4x5xf32>)
func.func @cancel(%x: tensor<?x3x4x5xf32>) -> tensor<?x3x4x5xf32> {
  // CHECK-DAG: %[[C:.*]] = onnx.Constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]>
  // CHECK-DAG: %[[S:.*]] = onnx.Constant dense<[1, 3, 1, 1]> : tensor<4xi64>
  // CHECK: %[[B:.*]] = "onnx.Reshape"(%[[C]], %[[S]])
  // CHECK: %[[A:.*]] = "onnx.Add"(%[[X]], %[[B]])
  // CHECK-NEXT: %[[Y:.*]] = "onnx.LeakyRelu"(%[[A]]) {alpha = 2.500000e-01 : f32}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %c = onnx.Constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 3, 1]} : (tensor<?x3x4x5xf32>) -> tensor<?x4x5x3xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<?x4x5x3xf32>, tensor<3xf32>) -> tensor<?x4x5x3xf32>
  %2 = "onnx.LeakyRelu"(%1) {alpha = 0.25 : f32} : (tensor<?x4x5x3xf32>) -> tensor<?x4x5x3xf32>
  %3 = "onnx.Transpose"(%2) {perm = [0, 3, 1, 2]} : (tensor<?x4x5x3xf32>) -> tensor<?x3x4x5xf32>
  onnx.Return %3 : tensor<?x3x4x5xf32>
}

// -----

// Two transposes are one.
// CHECK-LABEL: func.func @compose(
// CHECK-SAME: %[[X:.*]]: tensor<2x3x4xf32>)
func.func @compose(%x: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
  // CHECK-NEXT: %[[T:.*]] = "onnx.Transpose"(%[[X]]) {perm = [2, 0, 1]}
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Tanh"(%[[T]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%x) {perm = [2, 1, 0]} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
  %1 = "onnx.Tanh"(%0) : (tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
  %2 = "onnx.Transpose"(%1) {perm = [0, 2, 1]} : (tensor<4x3x2xf32>) -> tensor<4x2x3xf32>
  onnx.Return %2 : tensor<4x2x3xf32>
}

// -----

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<2x3xf32>)
func.func @sum(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // CHECK-NEXT: %[[S:.*]] = "onnx.Sub"(%[[X]], %[[Y]])
  // CHECK-NEXT: onnx.Return %[[S]]
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = "onnx.Transpose"(%y) {perm = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = "onnx.Sub"(%0, %1) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %3 = "onnx.Transpose"(%2) {perm = [1, 0]} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  onnx.Return %3 : tensor<2x3xf32>
}

// -----

// One of two transposes goes, and the other one is another.
// CHECK-LABEL: func.func @permutations(
// CHECK-SAME: %[[X:.*]]: tensor<2x2x3xf32>)
func.func @permutations(%x: tensor<2x2x3xf32>) -> tensor<2x2x3xf32> {
  // CHECK-NEXT: %[[T:.*]] = "onnx.Transpose"(%[[X]]) {perm = [1, 0, 2]}
  // CHECK-NEXT: %[[S:.*]] = "onnx.Add"(%[[X]], %[[T]])
  // CHECK-NEXT: onnx.Return %[[S]]
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 1]} : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
  %1 = "onnx.Transpose"(%x) {perm = [1, 2, 0]} : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
  %2 = "onnx.Add"(%0, %1) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %3 = "onnx.Transpose"(%2) {perm = [0, 2, 1]} : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
  onnx.Return %3 : tensor<2x2x3xf32>
}

// -----

// A value that something else uses; a constant that adds a dimension; transposes that
// are computed anyway and do not cancel out.
// CHECK-LABEL: func.func @others(
func.func @others(%x: tensor<2x2x2xf32>, %y: tensor<2x2x2xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>) {
  // CHECK: %[[R:.*]] = "onnx.Relu"
  // CHECK: "onnx.Transpose"(%[[R]])
  // CHECK: %[[C:.*]] = "onnx.Mul"
  // CHECK: "onnx.Transpose"(%[[C]])
  // CHECK: %[[D:.*]] = "onnx.Div"
  // CHECK: "onnx.Transpose"(%[[D]])
  %c = onnx.Constant dense<[[[[1.0]]], [[[2.0]]]]> : tensor<2x1x1x1xf32>
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 1]} : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %1 = "onnx.Relu"(%0) : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %2 = "onnx.Transpose"(%1) {perm = [0, 2, 1]} : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %6 = "onnx.Mul"(%0, %c) : (tensor<2x2x2xf32>, tensor<2x1x1x1xf32>) -> tensor<2x2x2x2xf32>
  %7 = "onnx.Transpose"(%6) {perm = [3, 2, 1, 0]} : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  %8 = "onnx.Transpose"(%y) {perm = [0, 2, 1]} : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %9 = "onnx.Div"(%0, %8) : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %10 = "onnx.Transpose"(%9) {perm = [1, 0, 2]} : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  onnx.Return %1, %2, %7, %10, %0, %8 : tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>, tensor<2x2x2xf32>
}
