// RUN: mlir-opt %s --onnx-place | FileCheck %s

#nhwc = #onnx.layout<(n, c, h, w) -> (n, h, w, c)>

// Elements are not where they were, so that no result is in the memory of an
// operand, and parts of a tensor are not contiguous.
// CHECK-LABEL: func.func @main_graph(
func.func @main_graph(%x: tensor<1x8x3x5xf32>) -> tensor<1x4x3x5xf32> {
  %0 = "onnx.Relu"(%x) : (tensor<1x8x3x5xf32>) -> tensor<1x8x3x5xf32>
  // CHECK: "onnx.LayoutTransform"{{.*}}#onnx.place<slot
  %1 = "onnx.LayoutTransform"(%0) : (tensor<1x8x3x5xf32>) -> tensor<1x8x3x5xf32, #nhwc>
  // CHECK: "onnx.Split"{{.*}}#onnx.place<slot {{[0-9]+}}>, #onnx.place<slot
  %none = "onnx.NoValue"() {value} : () -> none
  %2:2 = "onnx.Split"(%1, %none) {axis = 1 : si64, num_outputs = 2 : si64} : (tensor<1x8x3x5xf32, #nhwc>, none) -> (tensor<1x4x3x5xf32, #nhwc>, tensor<1x4x3x5xf32, #nhwc>)
  // CHECK: "onnx.Add"{{.*}}#onnx.place<slot
  %3 = "onnx.Add"(%2#0, %2#1) : (tensor<1x4x3x5xf32, #nhwc>, tensor<1x4x3x5xf32, #nhwc>) -> tensor<1x4x3x5xf32, #nhwc>
  // CHECK: "onnx.LayoutTransform"{{.*}}#onnx.place<output 0>
  %4 = "onnx.LayoutTransform"(%3) : (tensor<1x4x3x5xf32, #nhwc>) -> tensor<1x4x3x5xf32>
  onnx.Return %4 : tensor<1x4x3x5xf32>
}
