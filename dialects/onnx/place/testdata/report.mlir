// RUN: mlir-opt %s --onnx-place=report=1,64 --verify-diagnostics

// Two values are in use at the same time, each rounded up to 64 bytes.
// expected-remark @+2 {{has an arena of 128 bytes, of which 128 are in use at the same time, if dynamic sizes are 1}}
// expected-remark @+1 {{has an arena of 2048 bytes, of which 2048 are in use at the same time, if dynamic sizes are 64}}
func.func @main_graph(%x: tensor<?x4xf32>) -> tensor<f32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Exp"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<?x4xf32>) -> tensor<4x?xf32>
  %2 = "onnx.ReduceSum"(%1, %none) {keepdims = 0 : si64} : (tensor<4x?xf32>, none) -> tensor<f32>
  onnx.Return %2 : tensor<f32>
}
