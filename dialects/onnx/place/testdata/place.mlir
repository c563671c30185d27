// RUN: mlir-opt %s --onnx-place --split-input-file | FileCheck %s

// A chain uses two slots in turn, and the last result is the output.
// CHECK-LABEL: func @chain
// CHECK-SAME: onnx.slots = [array<i64>, array<i64: 0, 2>, array<i64>]
func.func @chain(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK: "onnx.Transpose"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK: "onnx.MatMul"{{.*}}#onnx.place<slot 1>
  %1 = "onnx.MatMul"(%0, %0) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK: "onnx.Transpose"{{.*}}#onnx.place<slot 2>
  %2 = "onnx.Transpose"(%1) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK: "onnx.MatMul"{{.*}}#onnx.place<output 0>
  %3 = "onnx.MatMul"(%2, %2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %3 : tensor<2x2xf32>
}

// -----

// The memory of a view that is returned is the output.
// CHECK-LABEL: func @view_of_output
func.func @view_of_output(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %shape = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "onnx.Reshape"{{.*}}#onnx.place<view 0>
  %1 = "onnx.Reshape"(%0, %shape) : (tensor<4xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  onnx.Return %1 : tensor<2x2xf32>
}

// -----

// A value that is returned twice is in the first output.
// CHECK-LABEL: func @twice
func.func @twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0, %0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A slot stays in use as long as its views.
// CHECK-LABEL: func @view_is_in_use
// CHECK-SAME: onnx.slots = [array<i64>, array<i64: 0>]
func.func @view_is_in_use(%x: tensor<?xf32>) -> tensor<f32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "onnx.Identity"(%0) : (tensor<?xf32>) -> tensor<?xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 1>
  %2 = "onnx.Log"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %3 = "onnx.MatMul"(%1, %2) : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  onnx.Return %3 : tensor<f32>
}
