// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl | FileCheck %s

// CHECK: func private @main_graph
func.func @main_graph(%x: tensor<?x4xf32> {onnx.dim_params = "0:n"}, %b: tensor<4xf32>) -> tensor<?x4xf32> {
  %0 = "onnx.Add"(%x, %b) : (tensor<?x4xf32>, tensor<4xf32>) -> tensor<?x4xf32>
  %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = "onnx.Exp"(%1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %2 : tensor<?x4xf32>
}
