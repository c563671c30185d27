// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// `x.squeeze(0)` of PyTorch: what follows needs rank 1, so that the other branch
// makes the call fail.
// CHECK-LABEL: func private @squeeze(
// CHECK-SAME: krnl.nodes = ["If 'i'"
// CHECK: scf.if
// CHECK: } else {
// CHECK: krnl.set_error
// CHECK: krnl.leave_if
func.func @squeeze(%x: tensor<?x3xf32>, %c: tensor<i1>) -> tensor<1x3xf32> {
  %axis = onnx.Constant dense<0> : tensor<1xi64>
  %0 = "onnx.If"(%c) ({
    %a = "onnx.Identity"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
    onnx.Yield %a : tensor<?x3xf32>
  }, {
    %a = "onnx.Squeeze"(%x, %axis) : (tensor<?x3xf32>, tensor<1xi64>) -> tensor<3xf32>
    onnx.Yield %a : tensor<3xf32>
  }) {onnx_node_name = "i"} : (tensor<i1>) -> tensor<*xf32>
  %1 = "onnx.Unsqueeze"(%0, %axis) : (tensor<*xf32>, tensor<1xi64>) -> tensor<1x3xf32>
  onnx.Return %1 : tensor<1x3xf32>
}

// -----

// Both branches have ranks that the type of the result permits, but only one
// that Conv does.
// CHECK-LABEL: func private @convolution(
// CHECK: scf.if
// CHECK: krnl.set_error
// CHECK: krnl.leave_if
// CHECK: } else {
func.func @convolution(%x: tensor<1x3x4x?xf32>, %w: tensor<8x3x1xf32>, %c: tensor<i1>) -> tensor<1x8x4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %last = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.If"(%c) ({
    %a = "onnx.Squeeze"(%x, %last) : (tensor<1x3x4x?xf32>, tensor<1xi64>) -> tensor<1x3x4xf32>
    onnx.Yield %a : tensor<1x3x4xf32>
  }, {
    %a = "onnx.Identity"(%x) : (tensor<1x3x4x?xf32>) -> tensor<1x3x4x?xf32>
    onnx.Yield %a : tensor<1x3x4x?xf32>
  }) : (tensor<i1>) -> tensor<*xf32>
  %1 = "onnx.Conv"(%0, %w, %none) : (tensor<*xf32>, tensor<8x3x1xf32>, none) -> tensor<1x8x4xf32>
  onnx.Return %1 : tensor<1x8x4xf32>
}
