// RUN: mlir-opt %s --recompose-onnx --split-input-file | FileCheck %s

// The angles of pairs, without the second halves.
// CHECK-LABEL: func @computed(
// CHECK-SAME: %[[X:.+]]: tensor<2x3x5x8xf32>, %[[F:.+]]: tensor<1x5x4xf32>)
// CHECK: %[[C:.+]] = "onnx.Cos"(%[[F]]) : (tensor<1x5x4xf32>) -> tensor<1x5x4xf32>
// CHECK: %[[CU:.+]] = "onnx.Unsqueeze"(%[[C]], %{{.+}}) : (tensor<1x5x4xf32>, tensor<1xi64>) -> tensor<1x1x5x4xf32>
// CHECK: %[[S:.+]] = "onnx.Sin"(%[[F]])
// CHECK: %[[SU:.+]] = "onnx.Unsqueeze"(%[[S]], %{{.+}})
// CHECK-DAG: %[[COS:.+]] = "onnx.Squeeze"(%[[CU]], %{{.+}}) : (tensor<1x1x5x4xf32>, tensor<1xi64>) -> tensor<1x5x4xf32>
// CHECK-DAG: %[[SIN:.+]] = "onnx.Squeeze"(%[[SU]], %{{.+}})
// CHECK: %[[R:.+]] = "onnx.RotaryEmbedding"(%[[X]], %[[COS]], %[[SIN]], %{{.+}})
// CHECK: onnx.Return %[[R]]
func.func @computed(%x: tensor<2x3x5x8xf32>, %f: tensor<1x5x4xf32>) -> tensor<2x3x5x8xf32> {
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  %one = onnx.Constant dense<1> : tensor<1xi64>
  %half = onnx.Constant dense<4> : tensor<1xi64>
  %end = onnx.Constant dense<9223372036854775807> : tensor<1xi64>
  %axis = onnx.Constant dense<3> : tensor<1xi64>
  %both = "onnx.Concat"(%f, %f) {axis = -1 : si64} : (tensor<1x5x4xf32>, tensor<1x5x4xf32>) -> tensor<1x5x8xf32>
  %c = "onnx.Cos"(%both) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
  %cos = "onnx.Unsqueeze"(%c, %one) : (tensor<1x5x8xf32>, tensor<1xi64>) -> tensor<1x1x5x8xf32>
  %s = "onnx.Sin"(%both) : (tensor<1x5x8xf32>) -> tensor<1x5x8xf32>
  %sin = "onnx.Unsqueeze"(%s, %one) : (tensor<1x5x8xf32>, tensor<1xi64>) -> tensor<1x1x5x8xf32>
  %left = "onnx.Slice"(%x, %zero, %half, %axis, %one) : (tensor<2x3x5x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x5x4xf32>
  %right = "onnx.Slice"(%x, %half, %end, %axis, %one) : (tensor<2x3x5x8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x3x5x4xf32>
  %minus = "onnx.Neg"(%right) : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
  %turned = "onnx.Concat"(%minus, %left) {axis = -1 : si64} : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x8xf32>
  %0 = "onnx.Mul"(%x, %cos) : (tensor<2x3x5x8xf32>, tensor<1x1x5x8xf32>) -> tensor<2x3x5x8xf32>
  %1 = "onnx.Mul"(%turned, %sin) : (tensor<2x3x5x8xf32>, tensor<1x1x5x8xf32>) -> tensor<2x3x5x8xf32>
  %2 = "onnx.Add"(%0, %1) : (tensor<2x3x5x8xf32>, tensor<2x3x5x8xf32>) -> tensor<2x3x5x8xf32>
  onnx.Return %2 : tensor<2x3x5x8xf32>
}

// -----

// A constant whose halves are equal, and one whose halves are not.
// CHECK-LABEL: func @constants(
// CHECK-SAME: %[[X:.+]]: tensor<2x3x1x4xf32>, %{{.+}}: tensor<2x3x1x4xf32>)
// CHECK-DAG: %[[COS:.+]] = onnx.Constant dense<{{.*}}1.000000e+00, 2.000000e+00{{.*}}> : tensor<1x1x1x2xf32>
// CHECK-DAG: "onnx.RotaryEmbedding"(%[[X]],
// CHECK-NOT: "onnx.RotaryEmbedding"
// CHECK: "onnx.Concat"
// CHECK-NOT: "onnx.RotaryEmbedding"
func.func @constants(%x: tensor<2x3x1x4xf32>, %y: tensor<2x3x1x4xf32>) -> (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) {
  %cos = onnx.Constant dense<[[[[1.0, 2.0, 1.0, 2.0]]]]> : tensor<1x1x1x4xf32>
  %sin = onnx.Constant dense<[[[[3.0, 4.0, 3.0, 4.0]]]]> : tensor<1x1x1x4xf32>
  %other = onnx.Constant dense<[[[[3.0, 4.0, 3.0, 5.0]]]]> : tensor<1x1x1x4xf32>
  %halves = onnx.Constant dense<2> : tensor<2xi64>
  %a:2 = "onnx.Split"(%x, %halves) {axis = 3 : si64} : (tensor<2x3x1x4xf32>, tensor<2xi64>) -> (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>)
  %an = "onnx.Neg"(%a#1) : (tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
  %at = "onnx.Concat"(%an, %a#0) {axis = 3 : si64} : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x4xf32>
  %0 = "onnx.Mul"(%sin, %at) : (tensor<1x1x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  %1 = "onnx.Mul"(%cos, %x) : (tensor<1x1x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  %2 = "onnx.Add"(%0, %1) : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  %b:2 = "onnx.Split"(%y, %halves) {axis = 3 : si64} : (tensor<2x3x1x4xf32>, tensor<2xi64>) -> (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>)
  %bn = "onnx.Neg"(%b#1) : (tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
  %bt = "onnx.Concat"(%bn, %b#0) {axis = 3 : si64} : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x4xf32>
  %3 = "onnx.Mul"(%bt, %other) : (tensor<2x3x1x4xf32>, tensor<1x1x1x4xf32>) -> tensor<2x3x1x4xf32>
  %4 = "onnx.Mul"(%y, %cos) : (tensor<2x3x1x4xf32>, tensor<1x1x1x4xf32>) -> tensor<2x3x1x4xf32>
  %5 = "onnx.Add"(%4, %3) : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  onnx.Return %2, %5 : tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>
}

// -----

// Angles that no operand determines.
// CHECK-LABEL: func @random(
// CHECK-NOT: "onnx.RotaryEmbedding"
func.func @random(%x: tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32> {
  %cos = "onnx.RandomNormal"() {shape = [1, 1, 1, 4]} : () -> tensor<1x1x1x4xf32>
  %halves = onnx.Constant dense<2> : tensor<2xi64>
  %a:2 = "onnx.Split"(%x, %halves) {axis = 3 : si64} : (tensor<2x3x1x4xf32>, tensor<2xi64>) -> (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>)
  %an = "onnx.Neg"(%a#1) : (tensor<2x3x1x2xf32>) -> tensor<2x3x1x2xf32>
  %at = "onnx.Concat"(%an, %a#0) {axis = 3 : si64} : (tensor<2x3x1x2xf32>, tensor<2x3x1x2xf32>) -> tensor<2x3x1x4xf32>
  %0 = "onnx.Mul"(%cos, %at) : (tensor<1x1x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  %1 = "onnx.Mul"(%cos, %x) : (tensor<1x1x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  %2 = "onnx.Add"(%0, %1) : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xf32>
  onnx.Return %2 : tensor<2x3x1x4xf32>
}
