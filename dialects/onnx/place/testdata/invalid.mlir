// RUN: mlir-opt %s --onnx-place --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @no_rank(%x: tensor<*xf32>) -> tensor<i64> {
  // expected-error @+1 {{has a result of type 'tensor<*xf32>' without a rank, which is not implemented}}
  %0 = "onnx.Exp"(%x) : (tensor<*xf32>) -> tensor<*xf32>
  %1 = "onnx.Size"(%0) : (tensor<*xf32>) -> tensor<i64>
  onnx.Return %1 : tensor<i64>
}

// -----

func.func @custom(%x: tensor<4xf32>) -> tensor<i64> {
  // expected-error @+1 {{operator 'Scale' of domain 'com.example' is not implemented}}
  %0 = "onnx.Custom"(%x) {function_name = "Scale", domain_name = "com.example"} : (tensor<4xf32>) -> tensor<*xf32>
  %1 = "onnx.Size"(%0) : (tensor<*xf32>) -> tensor<i64>
  onnx.Return %1 : tensor<i64>
}

// -----

// expected-error @+1 {{'func.func' op has several blocks, which is not implemented}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  "test.br"()[^end] : () -> ()
^end:
  onnx.Return %x : tensor<4xf32>
}
