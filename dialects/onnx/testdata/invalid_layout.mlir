// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{map affine_map<(d0, d1)[s0] -> (d1, d0)> has symbols}}
#symbols = #onnx.layout<(n, c)[s] -> (c, n)>

// -----

// expected-error @+1 {{map affine_map<(d0, d1) -> (d0 + d1, d1)> has a result that is no dimension and no block of one}}
#sum = #onnx.layout<(n, c) -> (n + c, c)>

// -----

// expected-error @+1 {{has a result that is no dimension and no block of one}}
#rounded_up = #onnx.layout<(n, c) -> (n, c ceildiv 4)>

// -----

// expected-error @+1 {{does not store dimension 1 once}}
#missing = #onnx.layout<(n, c) -> (n)>

// -----

// expected-error @+1 {{does not store dimension 0 once}}
#twice = #onnx.layout<(n, c) -> (n, c, n)>

// -----

// expected-error @+1 {{does not store dimension 1 once}}
#half_block = #onnx.layout<(n, c) -> (n, c floordiv 4)>

// -----

// expected-error @+1 {{does not store dimension 1 once}}
#other_block = #onnx.layout<(n, c) -> (n, c floordiv 4, c mod 8)>

// -----

// expected-error @+1 {{layout of rank 2 for a tensor of rank 3}}
func.func private @rank(tensor<2x3x4xf32, #onnx.layout<(n, c) -> (c, n)>>)

// -----

// expected-error @+1 {{layout with blocks of 4 for dimension 1, whose size is no multiple}}
func.func private @multiple(tensor<2x6xf32, #onnx.layout<(n, c) -> (n, c floordiv 4, c mod 4)>>)

// -----

// expected-error @+1 {{layout with blocks of 4 for dimension 1, whose size is no multiple}}
func.func private @unknown(tensor<2x?xf32, #onnx.layout<(n, c) -> (n, c floordiv 4, c mod 4)>>)

// -----

func.func @other_shape(%x: tensor<2x6xf32>) {
  // expected-error @+1 {{'onnx.LayoutTransform' op stores 'tensor<2x6xf32>' as another tensor, 'tensor<6x2xf32>'}}
  %0 = "onnx.LayoutTransform"(%x) : (tensor<2x6xf32>) -> tensor<6x2xf32>
  return
}

// -----

func.func @other_element(%x: tensor<2x6xf32>) {
  // expected-error @+1 {{'onnx.LayoutTransform' op stores 'tensor<2x6xf32>' as another tensor, 'tensor<2x6xi32>'}}
  %0 = "onnx.LayoutTransform"(%x) : (tensor<2x6xf32>) -> tensor<2x6xi32>
  return
}

// -----

// The body of a group sees the layouts of its inputs.
#columns = #onnx.layout<(n, c) -> (c, n)>
func.func @group(%x: tensor<2x6xf32, #columns>) -> tensor<2x6xf32> {
  // expected-error @+1 {{'onnx.Fused' op has input #0 of type}}
  %0 = "onnx.Fused"(%x) ({
  ^bb0(%a: tensor<2x6xf32>):
    %1 = "onnx.Relu"(%a) : (tensor<2x6xf32>) -> tensor<2x6xf32>
    onnx.Yield %1 : tensor<2x6xf32>
  }) : (tensor<2x6xf32, #columns>) -> tensor<2x6xf32>
  onnx.Return %0 : tensor<2x6xf32>
}
