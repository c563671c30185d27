// RUN: mlir-opt %s --decompose-onnx-custom --split-input-file --verify-diagnostics

func.func @attribute(%x: tensor<2x4x6xf32>, %w: tensor<6x18xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{operator 'Attention' with attribute 'do_rotary' is not implemented}}
  %0 = "onnx.Custom"(%x, %w) {do_rotary = 1 : si64, domain_name = "com.microsoft", function_name = "Attention", num_heads = 2 : si64} : (tensor<2x4x6xf32>, tensor<6x18xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @result(%x: tensor<2x4x6xf32>, %g: tensor<6xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  // expected-error @+1 {{operator 'SkipLayerNormalization' with result 1 is not implemented}}
  %0:2 = "onnx.Custom"(%x, %x, %g) {domain_name = "com.microsoft", function_name = "SkipLayerNormalization"} : (tensor<2x4x6xf32>, tensor<2x4x6xf32>, tensor<6xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  onnx.Return %0#0, %0#1 : tensor<*xf32>, tensor<*xf32>
}

// -----

func.func @operand(%x: tensor<2x4xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{operator 'BiasGelu' has no input 1, which it needs}}
  %0 = "onnx.Custom"(%x) {domain_name = "com.microsoft", function_name = "BiasGelu"} : (tensor<2x4xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @activation(%x: tensor<2x4xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{operator 'FusedGemm' with activation 'Wave' is not implemented}}
  %0 = "onnx.Custom"(%x, %x) {activation = "Wave", domain_name = "com.microsoft", function_name = "FusedGemm", transB = 1 : si64} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @rank(%x: tensor<*xf32>) -> tensor<*xf32> {
  // expected-error @+1 {{operator 'FusedMatMul' has an input without a known rank, which is not implemented}}
  %0 = "onnx.Custom"(%x, %x) {domain_name = "com.microsoft", function_name = "FusedMatMul", transA = 1 : si64} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

func.func @sequence(%x: !onnx.Seq<tensor<2xf32>>) -> tensor<*xf32> {
  // expected-error @+1 {{operator 'Gelu' with a value that is no tensor is not implemented}}
  %0 = "onnx.Custom"(%x) {domain_name = "com.microsoft", function_name = "Gelu"} : (!onnx.Seq<tensor<2xf32>>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}
