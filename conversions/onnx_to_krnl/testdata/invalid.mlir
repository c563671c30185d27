// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file --verify-diagnostics

func.func @no_lowering(%x: tensor<2x2xf32>) -> tensor<f32> {
  // expected-error @+1 {{'onnx.Det' op is not implemented}}
  %0 = "onnx.Det"(%x) : (tensor<2x2xf32>) -> tensor<f32>
  onnx.Return %0 : tensor<f32>
}

// -----

func.func @custom(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'onnx.Custom' op is not implemented}}
  %0 = "onnx.Custom"(%x) {function_name = "Scale", domain_name = "com.example"} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @element_type(%x: tensor<4xf32>) -> tensor<4xf8E4M3FN> {
  // expected-error @+1 {{converts elements of type 'f8E4M3FN', which is not implemented}}
  %0 = "onnx.Cast"(%x) {to = f8E4M3FN} : (tensor<4xf32>) -> tensor<4xf8E4M3FN>
  onnx.Return %0 : tensor<4xf8E4M3FN>
}

// -----

func.func @axes(%x: tensor<2x3xf32>, %axes: tensor<1xi64>) -> tensor<?x?xf32> {
  // expected-error @+1 {{has axes that only a run determines, which is not implemented}}
  %0 = "onnx.ReduceSum"(%x, %axes) : (tensor<2x3xf32>, tensor<1xi64>) -> tensor<?x?xf32>
  onnx.Return %0 : tensor<?x?xf32>
}
