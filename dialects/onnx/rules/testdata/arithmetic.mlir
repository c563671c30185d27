
// -----

// CHECK-LABEL: func.func @squares(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[N:.*]]: tensor<4xi32>
func.func @squares(%x: tensor<4xf32>, %n: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  // CHECK: "onnx.Mul"(%[[X]], %[[X]])
  // CHECK: "onnx.Pow"(%[[N]]
  %two = onnx.Constant dense<2> : tensor<i64>
  %0 = "onnx.Pow"(%x, %two) : (tensor<4xf32>, tensor<i64>) -> tensor<4xf32>
  %1 = "onnx.Pow"(%n, %two) : (tensor<4xi32>, tensor<i64>) -> tensor<4xi32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xi32>
}
