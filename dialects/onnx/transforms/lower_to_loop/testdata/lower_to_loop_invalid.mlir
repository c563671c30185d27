// RUN: mlir-opt %s --onnx-lower-to-loop --split-input-file --verify-diagnostics

func.func @activation(%x: tensor<5x2x3xf32>, %w: tensor<1x4x3xf32>, %r: tensor<1x4x4xf32>) -> tensor<5x1x2x4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-error @+1 {{'onnx.RNN' op has the activation 'Gelu', which does not exist}}
  %0:2 = "onnx.RNN"(%x, %w, %r, %none, %none, %none) {activations = ["Gelu"], hidden_size = 4 : si64} : (tensor<5x2x3xf32>, tensor<1x4x3xf32>, tensor<1x4x4xf32>, none, none, none) -> (tensor<5x1x2x4xf32>, none)
  onnx.Return %0#0 : tensor<5x1x2x4xf32>
}

// -----

func.func @number_of_activations(%x: tensor<5x2x3xf32>, %w: tensor<1x12x3xf32>, %r: tensor<1x12x4xf32>) -> tensor<5x1x2x4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-error @+1 {{'onnx.GRU' op has 1 activations, expected 2}}
  %0:2 = "onnx.GRU"(%x, %w, %r, %none, %none, %none) {activations = ["Tanh"], hidden_size = 4 : si64} : (tensor<5x2x3xf32>, tensor<1x12x3xf32>, tensor<1x12x4xf32>, none, none, none) -> (tensor<5x1x2x4xf32>, none)
  onnx.Return %0#0 : tensor<5x1x2x4xf32>
}

// -----

func.func @hidden_units(%x: tensor<5x2x3xf32>, %w: tensor<1x?x3xf32>, %r: tensor<1x?x?xf32>) -> tensor<5x1x2x?xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  // expected-error @+1 {{'onnx.RNN' op has a number of hidden units that is not known}}
  %0:2 = "onnx.RNN"(%x, %w, %r, %none, %none, %none) : (tensor<5x2x3xf32>, tensor<1x?x3xf32>, tensor<1x?x?xf32>, none, none, none) -> (tensor<5x1x2x?xf32>, none)
  onnx.Return %0#0 : tensor<5x1x2x?xf32>
}

// -----

func.func @rank(%x: tensor<3x2xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{'onnx.Scan' op has a result of type 'tensor<*xf32>' without a rank, which is not implemented}}
  %0 = "onnx.Scan"(%x) ({
  ^bb0(%b: tensor<2xf32>):
    %1 = "onnx.Custom"(%b) {function_name = "Scale", domain_name = "com.example"} : (tensor<2xf32>) -> tensor<*xf32>
    onnx.Yield %1 : tensor<*xf32>
  }) {num_scan_inputs = 1 : si64} : (tensor<3x2xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}
