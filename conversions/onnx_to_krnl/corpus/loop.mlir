// A loop, whose number of the iteration and condition are in slots.
func.func @main(%x: tensor<4xf32>, %n: tensor<i64>) -> tensor<4xf32> attributes {onnx.slots = [array<i64>, array<i64: 0>, array<i64: 1>, array<i64: 2>, array<i64: 3>]} {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Exp"(%x) {onnx.place = [#onnx.place<slot 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<4xf32>):
    %2 = "onnx.Add"(%a, %0) {onnx.place = [#onnx.place<slot 4>]} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %2 : tensor<i1>, tensor<4xf32>
  }) {onnx.argument_places = [#onnx.place<slot 2>, #onnx.place<slot 3>], onnx.place = [#onnx.place<slot 1>]} : (tensor<i64>, none, tensor<4xf32>) -> tensor<4xf32>
  %3 = "onnx.Log"(%1) {onnx.place = [#onnx.place<output 0>]} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %3 : tensor<4xf32>
}
