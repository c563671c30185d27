// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @operand_type(%x: tensor<2xi1>) -> tensor<2xi1> {
  // expected-error @+1 {{'onnx.Ceil' op operand #0 must be tensor of}}
  %0 = "onnx.Ceil"(%x) : (tensor<2xi1>) -> tensor<2xi1>
  onnx.Return %0 : tensor<2xi1>
}

// -----

func.func @attribute_type(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'onnx.Softmax' op attribute 'axis' failed to satisfy constraint: 64-bit signed integer attribute}}
  %0 = "onnx.Softmax"(%x) {axis = 1 : i64} : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

func.func @missing_attribute(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'onnx.Concat' op requires attribute 'axis'}}
  %0 = "onnx.Concat"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

// expected-error @+1 {{'onnx.EntryPoint' op references undefined function @main_graph}}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

func.func @constant_without_type() {
  // expected-error @+1 {{expected a value with a type}}
  %0 = onnx.Constant @symbol : tensor<i64>
  return
}
