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

// -----

// Each phase has one element of the kernel: one convolution computes all.
// CHECK-LABEL: func.func @conv_transpose(
// CHECK-SAME: %[[X:[^:]*]]: tensor<1x1x2x?xf32>
func.func @conv_transpose(%x: tensor<1x1x2x?xf32>) -> tensor<1x3x4x?xf32> {
  // CHECK: %[[W:.*]] = "onnx.Concat"({{.*}}) {axis = 0 : si64} : (tensor<3x1x1x1xf32>, tensor<3x1x1x1xf32>, tensor<3x1x1x1xf32>, tensor<3x1x1x1xf32>) -> tensor<12x1x1x1xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %{{.*}}) {{{.*}}pads = [0, 0, 0, 0]{{.*}}} : (tensor<1x1x2x?xf32>, tensor<12x1x1x1xf32>, none) -> tensor<1x12x2x?xf32>
  // CHECK: "onnx.DepthToSpace"(%[[Y]]) {blocksize = 2 : si64{{.*}}} : (tensor<1x12x2x?xf32>) -> tensor<1x3x4x?xf32>
  // CHECK-NOT: onnx.ConvTranspose
  %w = onnx.Constant dense<1.0> : tensor<1x3x2x2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {strides = [2, 2]} : (tensor<1x1x2x?xf32>, tensor<1x3x2x2xf32>, none) -> tensor<1x3x4x?xf32>
  onnx.Return %0 : tensor<1x3x4x?xf32>
}

// -----

// The phases have two elements of the kernel and one: each is a convolution.
// CHECK-LABEL: func.func @conv_transpose_phases(
func.func @conv_transpose_phases(%x: tensor<1x1x5xf32>) -> tensor<1x1x10xf32> {
  // CHECK: "onnx.Conv"({{.*}}) {{{.*}}pads = [1, 1]{{.*}}} : (tensor<1x1x5xf32>, tensor<1x1x2xf32>, none) -> tensor<1x1x6xf32>
  // CHECK: "onnx.Conv"({{.*}}) {{{.*}}pads = [0, 1]{{.*}}} : (tensor<1x1x5xf32>, tensor<1x1x1xf32>, none) -> tensor<1x1x6xf32>
  // CHECK: "onnx.Slice"({{.*}}) : (tensor<1x1x12xf32>, {{.*}}) -> tensor<1x1x10xf32>
  %w = onnx.Constant dense<1.0> : tensor<1x1x3xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {strides = [2], pads = [1, 1], output_padding = [1]} : (tensor<1x1x5xf32>, tensor<1x1x3xf32>, none) -> tensor<1x1x10xf32>
  onnx.Return %0 : tensor<1x1x10xf32>
}

// -----

// Weights that the model computes: the operation remains.
// CHECK-LABEL: func.func @conv_transpose_computed(
func.func @conv_transpose_computed(%x: tensor<1x1x5xf32>, %w: tensor<1x1x3xf32>) -> tensor<1x1x11xf32> {
  // CHECK: onnx.ConvTranspose
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {strides = [2]} : (tensor<1x1x5xf32>, tensor<1x1x3xf32>, none) -> tensor<1x1x11xf32>
  onnx.Return %0 : tensor<1x1x11xf32>
}
