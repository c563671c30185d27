// Slots, outputs and a view.
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<1x4xf32>) attributes {onnx.slots = [array<i64>, array<i64: 0>]} {
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Relu"(%0) {onnx.place = [#onnx.place<slot 1>]} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "onnx.Add"(%0, %1) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "onnx.Neg"(%1) {onnx.place = [#onnx.place<output 1>]} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "onnx.Flatten"(%3) {axis = 0 : si64, onnx.place = [#onnx.place<view 0>]} : (tensor<4xf32>) -> tensor<1x4xf32>
  onnx.Return %2, %4 : tensor<4xf32>, tensor<1x4xf32>
}
