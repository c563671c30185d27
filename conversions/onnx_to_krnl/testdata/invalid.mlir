// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file --verify-diagnostics

func.func @no_lowering(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{'onnx.Bernoulli' op is not implemented}}
  %0 = "onnx.Bernoulli"(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %0 : tensor<2x2xf32>
}

// -----

func.func @custom(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{operator 'Scale' of domain 'com.example' is not implemented}}
  %0 = "onnx.Custom"(%x) {function_name = "Scale", domain_name = "com.example"} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @element_type(%x: tensor<4xf32>) -> tensor<4xf6E2M3FN> {
  // expected-error @+1 {{converts elements of type 'f6E2M3FN', which is not implemented}}
  %0 = "onnx.Cast"(%x) {to = f6E2M3FN} : (tensor<4xf32>) -> tensor<4xf6E2M3FN>
  onnx.Return %0 : tensor<4xf6E2M3FN>
}

// -----

func.func @size(%n: tensor<?xi64>) -> tensor<?xf32> {
  // expected-error-re @+1 {{'onnx.HannWindow' op depends on the size '?{{[0-9]+}}', which is computed, which is not implemented}}
  %0 = "onnx.HannWindow"(%n) {output_datatype = 1 : si64} : (tensor<?xi64>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// An operation that is several nests is in no group.
func.func @concatenation(%x: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2xf32>):
    // expected-error @+1 {{'onnx.Concat' op cannot be part of a group}}
    %1 = "onnx.Concat"(%a, %a) {axis = 0 : si64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    onnx.Yield %1 : tensor<4xf32>
  }) : (tensor<2xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @other_shape(%x: tensor<2xf32>, %y: tensor<3x2xf32>) -> tensor<3x2xf32> {
  %0 = "onnx.Fused"(%x, %y) ({
  ^bb0(%a: tensor<2xf32>, %b: tensor<3x2xf32>):
    %1 = "onnx.Exp"(%a) : (tensor<2xf32>) -> tensor<2xf32>
    // expected-error @+1 {{'onnx.Add' op cannot follow 'onnx.Exp' in a group}}
    %2 = "onnx.Add"(%1, %b) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    onnx.Yield %2 : tensor<3x2xf32>
  }) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  onnx.Return %0 : tensor<3x2xf32>
}

// -----

func.func @other_place(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2x2xf32>):
    %1 = "onnx.Exp"(%a) : (tensor<2x2xf32>) -> tensor<2x2xf32>
    // expected-error @+1 {{'onnx.Transpose' op reads elements of the group at other places}}
    %2 = "onnx.Transpose"(%1) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    onnx.Yield %2 : tensor<2x2xf32>
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %0 : tensor<2x2xf32>
}

// -----

func.func @computed_index(%x: tensor<4xf32>, %i: tensor<4xi64>) -> tensor<4xf32> {
  %0 = "onnx.Fused"(%x, %i) ({
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xi64>):
    %1 = "onnx.Neg"(%b) : (tensor<4xi64>) -> tensor<4xi64>
    // expected-error @+1 {{'onnx.Gather' op uses an element of the group as an index}}
    %2 = "onnx.Gather"(%a, %1) : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32>
    onnx.Yield %2 : tensor<4xf32>
  }) : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

func.func @nothing_computed(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{'onnx.Fused' op does not yield one value that it computes}}
  %0 = "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<4xf32>):
    onnx.Yield %a : tensor<4xf32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// The sums of the product are kept in the result.
func.func @other_type(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf16> {
  %0 = "onnx.Fused"(%x, %w) ({
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>):
    // expected-error @+1 {{'onnx.MatMul' op cannot lead a group with elements of type 'f16'}}
    %1 = "onnx.MatMul"(%a, %b) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %2 = "onnx.Cast"(%1) {to = f16} : (tensor<4x2xf32>) -> tensor<4x2xf16>
    onnx.Yield %2 : tensor<4x2xf16>
  }) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf16>
  onnx.Return %0 : tensor<4x2xf16>
}

// -----

// The second product needs all rows of the first one.
func.func @other_rows(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>, %z: tensor<2x4xf32>) -> tensor<2x4xf32> {
  // expected-error @+1 {{'onnx.Fused' op does not compute rows of a product of matrices from rows of another one}}
  %0 = "onnx.Fused"(%x, %y, %z) ({
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x4xf32>, %c: tensor<2x4xf32>):
    %1 = "onnx.MatMul"(%a, %b) : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %2 = "onnx.MatMul"(%c, %1) : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    onnx.Yield %2 : tensor<2x4xf32>
  }) : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  onnx.Return %0 : tensor<2x4xf32>
}

// -----

func.func @rotary_positions(%x: tensor<2x3x4x8xf32>, %cos: tensor<50x4xf32>, %positions: tensor<2x4xi64>) -> tensor<2x3x4x8xf32> {
  // expected-error @+1 {{'onnx.RotaryEmbedding' op has positions, whose angles decompose-onnx gathers}}
  %0 = "onnx.RotaryEmbedding"(%x, %cos, %cos, %positions) : (tensor<2x3x4x8xf32>, tensor<50x4xf32>, tensor<50x4xf32>, tensor<2x4xi64>) -> tensor<2x3x4x8xf32>
  onnx.Return %0 : tensor<2x3x4x8xf32>
}
