// RUN: mlir-opt %s --decompose-onnx --shape-inference --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @cross_entropy(
func.func @cross_entropy(%x: tensor<3x5xf32>, %y: tensor<3xi64>) -> (tensor<f32>, tensor<3x5xf32>) {
  // CHECK: %[[NONE:.*]] = "onnx.NoValue"
  // CHECK: %[[LOG:.*]] = "onnx.LogSoftmax"(%{{.*}}) {axis = 1 : si64} : (tensor<3x5xf32>) -> tensor<3x5xf32>
  // CHECK: "onnx.NegativeLogLikelihoodLoss"(%[[LOG]], %{{.*}}, %[[NONE]]) {reduction = "sum"} : (tensor<3x5xf32>, tensor<3xi64>, none) -> tensor<f32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.SoftmaxCrossEntropyLoss"(%x, %y, %none) {reduction = "sum"} : (tensor<3x5xf32>, tensor<3xi64>, none) -> (tensor<f32>, tensor<3x5xf32>)
  onnx.Return %0#0, %0#1 : tensor<f32>, tensor<3x5xf32>
}

// -----

// Two heads of queries share one of keys and values.
// CHECK-LABEL: func.func @attention(
func.func @attention(%q: tensor<2x4x?x8xf32>, %k: tensor<2x2x6x8xf32>, %v: tensor<2x2x6x8xf32>) -> tensor<2x4x?x8xf32> {
  // CHECK: "onnx.MatMul"(%{{.*}}, %{{.*}}) : (tensor<2x2x2x?x8xf32>, tensor<2x2x1x8x6xf32>) -> tensor<2x2x2x?x6xf32>
  // CHECK: "onnx.Softmax"(%{{.*}}) {axis = -1 : si64} : (tensor<2x4x?x6xf32>)
  // CHECK-NOT: onnx.Attention
  %none = "onnx.NoValue"() {value} : () -> none
  %0:4 = "onnx.Attention"(%q, %k, %v, %none, %none, %none, %none) : (tensor<2x4x?x8xf32>, tensor<2x2x6x8xf32>, tensor<2x2x6x8xf32>, none, none, none, none) -> (tensor<2x4x?x8xf32>, none, none, none)
  onnx.Return %0#0 : tensor<2x4x?x8xf32>
}

// -----

// Numbers of heads that only a run determines: the group is their quotient.
// CHECK-LABEL: func.func @unknown_heads(
func.func @unknown_heads(%q: tensor<2x?x3x8xf32>, %k: tensor<2x?x6x8xf32>, %v: tensor<2x?x6x8xf32>) -> tensor<2x?x3x8xf32> {
  // CHECK: %[[GROUP:.+]] = "onnx.Div"(
  // CHECK: %[[SPLIT:.+]] = "onnx.Concat"({{.*}}%[[GROUP]]
  // CHECK: "onnx.Reshape"(%{{.*}}, %[[SPLIT]])
  // CHECK-NOT: onnx.Attention
  %none = "onnx.NoValue"() {value} : () -> none
  %0:4 = "onnx.Attention"(%q, %k, %v, %none, %none, %none, %none) : (tensor<2x?x3x8xf32>, tensor<2x?x6x8xf32>, tensor<2x?x6x8xf32>, none, none, none, none) -> (tensor<2x?x3x8xf32>, none, none, none)
  onnx.Return %0#0 : tensor<2x?x3x8xf32>
}
