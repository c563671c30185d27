// RUN: mlir-opt %s --constprop-onnx --split-input-file | FileCheck %s

// The rules of the onnx-mlir paper, section 3.4.4.

// (1) c + x = x + c
// CHECK-LABEL: func.func @commute(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @commute(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant dense<1.000000e+00> : tensor<f32>
  // CHECK: "onnx.Add"(%[[X]], %[[C]])
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %0 = "onnx.Add"(%c, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// (2) (x + c1) + c2 = x + (c1 + c2)
// CHECK-LABEL: func.func @two_constants(
// CHECK-SAME: %[[X:.*]]: tensor<2x2xf32>
func.func @two_constants(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant dense<{{\[\[}}4.000000e+00, 5.000000e+00], [5.000000e+00, 6.000000e+00]]> : tensor<2x2xf32>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Add"(%[[X]], %[[C]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %c1 = onnx.Constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c2 = onnx.Constant dense<[[3.0], [4.0]]> : tensor<2x1xf32>
  %0 = "onnx.Add"(%x, %c1) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %1 = "onnx.Add"(%0, %c2) : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// (3) (x + c) + y = (x + y) + c
// CHECK-LABEL: func.func @constant_left(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>
func.func @constant_left(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant
  // CHECK: %[[S:.*]] = "onnx.Add"(%[[X]], %[[Y]])
  // CHECK: "onnx.Add"(%[[S]], %[[C]])
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %0 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Add"(%0, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// (4) x + (y + c) = (x + y) + c
// CHECK-LABEL: func.func @constant_right(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<?xf32>
func.func @constant_right(%x: tensor<4xf32>, %y: tensor<?xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant
  // CHECK: %[[S:.*]] = "onnx.Add"(%[[X]], %[[Y]]) : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  // CHECK: "onnx.Add"(%[[S]], %[[C]])
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %0 = "onnx.Add"(%y, %c) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %1 = "onnx.Add"(%x, %0) : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// (5) (x + c1) + (y + c2) = (x + y) + (c1 + c2)
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[X:.*]]: tensor<4xi32>, %[[Y:.*]]: tensor<4xi32>
func.func @both(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  // CHECK-DAG: %[[S:.*]] = "onnx.Add"(%[[X]], %[[Y]])
  // CHECK-DAG: %[[C:.*]] = onnx.Constant dense<-2147483648> : tensor<i32>
  // CHECK: "onnx.Add"(%[[S]], %[[C]])
  // CHECK-NEXT: onnx.Return
  %c1 = onnx.Constant dense<2147483647> : tensor<i32>
  %c2 = onnx.Constant dense<1> : tensor<i32>
  %0 = "onnx.Add"(%x, %c1) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = "onnx.Add"(%y, %c2) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = "onnx.Add"(%0, %1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  onnx.Return %2 : tensor<4xi32>
}

// -----

// The sum of the constants would be infinite.
// CHECK-LABEL: func.func @not_finite(
func.func @not_finite(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-COUNT-2: "onnx.Add"
  %c = onnx.Constant dense<3.0e38> : tensor<f32>
  %0 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A sum with another use stays.
// CHECK-LABEL: func.func @used_twice(
func.func @used_twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-COUNT-2: "onnx.Add"
  %c = onnx.Constant dense<3.0> : tensor<f32>
  %0 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// (x * w + c1) * c2 = x * (w * c2) + c1 * c2, after canonicalization.
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x2xf32>
func.func @matmul(%x: tensor<?x2x2xf32>) -> tensor<?x2x2xf32> {
  // CHECK: %[[P:.*]] = "onnx.MatMul"(%[[X]]
  // CHECK: %[[S:.*]] = "onnx.Mul"(%[[P]]
  // CHECK: "onnx.Add"(%[[S]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %c1 = onnx.Constant dense<[5.0, 6.0]> : tensor<2xf32>
  %c2 = onnx.Constant dense<0.5> : tensor<f32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x2x2xf32>, tensor<2x2xf32>) -> tensor<?x2x2xf32>
  %1 = "onnx.Add"(%0, %c1) : (tensor<?x2x2xf32>, tensor<2xf32>) -> tensor<?x2x2xf32>
  %2 = "onnx.Mul"(%1, %c2) : (tensor<?x2x2xf32>, tensor<f32>) -> tensor<?x2x2xf32>
  onnx.Return %2 : tensor<?x2x2xf32>
}
