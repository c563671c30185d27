// RUN: mlir-opt %s --recompose-onnx --split-input-file | FileCheck %s

// Rows remain.
// CHECK-LABEL: func @rows(
// CHECK-SAME: %[[X:.+]]: tensor<?x4x8xf32>
// CHECK-NEXT: %[[Y:.+]] = "onnx.Softmax"(%[[X]]) {axis = -1 : si64} : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT: onnx.Return %[[Y]]
func.func @rows(%x: tensor<?x4x8xf32>) -> tensor<?x4x8xf32> {
  %shape = onnx.Constant dense<[-1, 4, 8]> : tensor<3xi64>
  %0 = "onnx.Flatten"(%x) {axis = 2 : si64} : (tensor<?x4x8xf32>) -> tensor<?x8xf32>
  %1 = "onnx.Softmax"(%0) {axis = 1 : si64} : (tensor<?x8xf32>) -> tensor<?x8xf32>
  %2 = "onnx.Reshape"(%1, %shape) {allowzero = 0 : si64} : (tensor<?x8xf32>, tensor<3xi64>) -> tensor<?x4x8xf32>
  onnx.Return %2 : tensor<?x4x8xf32>
}

// -----

// Two dimensions are a row.
// CHECK-LABEL: func @longer_rows(
// CHECK: "onnx.Flatten"
// CHECK: "onnx.Reshape"
func.func @longer_rows(%x: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %shape = onnx.Constant dense<[2, 4, 8]> : tensor<3xi64>
  %0 = "onnx.Flatten"(%x) {axis = 1 : si64} : (tensor<2x4x8xf32>) -> tensor<2x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = 1 : si64} : (tensor<2x32xf32>) -> tensor<2x32xf32>
  %2 = "onnx.Reshape"(%1, %shape) {allowzero = 0 : si64} : (tensor<2x32xf32>, tensor<3xi64>) -> tensor<2x4x8xf32>
  onnx.Return %2 : tensor<2x4x8xf32>
}

// -----

// The result has another shape.
// CHECK-LABEL: func @other_shape(
// CHECK-SAME: %[[X:.+]]: tensor<2x4x8xf32>
// CHECK: %[[Y:.+]] = "onnx.Softmax"(%[[X]]) {axis = -1 : si64} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK: %[[F:.+]] = "onnx.Flatten"(%[[Y]])
// CHECK: "onnx.Reshape"(%[[F]],
func.func @other_shape(%x: tensor<2x4x8xf32>) -> tensor<4x2x8xf32> {
  %shape = onnx.Constant dense<[4, 2, 8]> : tensor<3xi64>
  %0 = "onnx.Flatten"(%x) {axis = 2 : si64} : (tensor<2x4x8xf32>) -> tensor<8x8xf32>
  %1 = "onnx.Softmax"(%0) {axis = 1 : si64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = "onnx.Reshape"(%1, %shape) {allowzero = 0 : si64} : (tensor<8x8xf32>, tensor<3xi64>) -> tensor<4x2x8xf32>
  onnx.Return %2 : tensor<4x2x8xf32>
}
