// RUN: mlir-opt %s --split-input-file --verify-diagnostics --onnx-place --convert-onnx-to-krnl

#columns = #onnx.layout<(n, c) -> (c, n)>
func.func @main_graph(%x: tensor<2x6xf32>) -> tensor<2x6xf32, #columns> {
  %0 = "onnx.LayoutTransform"(%x) : (tensor<2x6xf32>) -> tensor<2x6xf32, #columns>
  // expected-error @+1 {{'onnx.Return' op has a tensor with a layout, which is not implemented}}
  onnx.Return %0 : tensor<2x6xf32, #columns>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

#columns = #onnx.layout<(n, c) -> (c, n)>
// expected-error @+1 {{'func.func' op has an argument with a layout, which is not implemented}}
func.func @main_graph(%x: tensor<2x6xf32, #columns>) -> tensor<2x6xf32> {
  %0 = "onnx.Relu"(%x) : (tensor<2x6xf32, #columns>) -> tensor<2x6xf32>
  onnx.Return %0 : tensor<2x6xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

// A tensor with another shape would have its elements in another order.
#columns = #onnx.layout<(n, c) -> (c, n)>
func.func @main_graph(%x: tensor<2x6xf32>) -> tensor<12xf32> {
  %shape = onnx.Constant dense<12> : tensor<1xi64>
  %0 = "onnx.LayoutTransform"(%x) : (tensor<2x6xf32>) -> tensor<2x6xf32, #columns>
  // expected-error @+1 {{'onnx.Reshape' op is not implemented}}
  %1 = "onnx.Reshape"(%0, %shape) : (tensor<2x6xf32, #columns>, tensor<1xi64>) -> tensor<12xf32>
  onnx.Return %1 : tensor<12xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

#columns = #onnx.layout<(n, c) -> (c, n)>
func.func @main_graph(%x: tensor<2x6xf32>) -> tensor<2x?xi64> {
  %0 = "onnx.LayoutTransform"(%x) : (tensor<2x6xf32>) -> tensor<2x6xf32, #columns>
  // expected-error @+1 {{'onnx.NonZero' op has a tensor with a layout, which is not implemented}}
  %1 = "onnx.NonZero"(%0) : (tensor<2x6xf32, #columns>) -> tensor<2x?xi64>
  onnx.Return %1 : tensor<2x?xi64>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()
