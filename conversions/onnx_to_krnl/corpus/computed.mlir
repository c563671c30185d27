// A value of a computed size, and branches.
func.func @main(%c: tensor<i1>, %x: tensor<4xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<1x?xf32>) attributes {onnx.slots = []} {
  %0 = "onnx.If"(%c) ({
    %3 = "onnx.Exp"(%y) {onnx.place = [#onnx.place<managed 0>]} : (tensor<?xf32>) -> tensor<?xf32>
    onnx.Yield %3 : tensor<?xf32>
  }, {
    onnx.Yield %y : tensor<?xf32>
  }) {onnx.place = [#onnx.place<output 0>]} : (tensor<i1>) -> tensor<?xf32>
  %1 = "onnx.NonZero"(%x) {onnx.place = [#onnx.place<managed 0>]} : (tensor<4xf32>) -> tensor<1x?xi64>
  %2 = "onnx.Cast"(%1) {onnx.place = [#onnx.place<output 1>], to = f32} : (tensor<1x?xi64>) -> tensor<1x?xf32>
  onnx.Return %0, %2 : tensor<?xf32>, tensor<1x?xf32>
}
