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

// The weights of two groups, which the model computes: the channels of each
// group are exchanged. The padding of a given size is split.
// CHECK-LABEL: func.func @conv_transpose_groups(
// CHECK-SAME: %[[X:.*]]: tensor<1x4x?xf32>, %[[W:.*]]: tensor<4x3x4xf32>
func.func @conv_transpose_groups(%x: tensor<1x4x?xf32>, %w: tensor<4x3x4xf32>) -> tensor<1x6x?xf32> {
  // CHECK: %[[TAPS:.*]] = "onnx.Slice"(%[[W]], {{.*}}) : (tensor<4x3x4xf32>, {{.*}}) -> tensor<4x3x2xf32>
  // CHECK: %[[SPLIT:.*]] = "onnx.Reshape"(%[[TAPS]], {{.*}}) -> tensor<2x2x3x2xf32>
  // CHECK: %[[EXCHANGED:.*]] = "onnx.Transpose"(%[[SPLIT]]) {perm = [0, 2, 1, 3]} : {{.*}} -> tensor<2x3x2x2xf32>
  // CHECK: %[[KERNEL:.*]] = "onnx.Reshape"(%[[EXCHANGED]], {{.*}}) -> tensor<6x2x2xf32>
  // CHECK: "onnx.Conv"(%[[X]], %[[KERNEL]], {{.*}}) {{{.*}}group = 2 : si64{{.*}}pads = [1, 1]
  // CHECK: "onnx.Conv"(%[[X]], {{.*}}) {{{.*}}group = 2 : si64{{.*}}pads = [1, 1]
  // CHECK: "onnx.Slice"({{.*}})
  // CHECK-NOT: onnx.ConvTranspose
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {strides = [2], group = 2 : si64, auto_pad = "SAME_UPPER"} : (tensor<1x4x?xf32>, tensor<4x3x4xf32>, none) -> tensor<1x6x?xf32>
  onnx.Return %0 : tensor<1x6x?xf32>
}

// -----

// The size of the kernel is not known: the operation remains.
// CHECK-LABEL: func.func @conv_transpose_unknown(
func.func @conv_transpose_unknown(%x: tensor<1x1x5xf32>, %w: tensor<1x1x?xf32>) -> tensor<1x1x?xf32> {
  // CHECK: onnx.ConvTranspose
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {strides = [2]} : (tensor<1x1x5xf32>, tensor<1x1x?xf32>, none) -> tensor<1x1x?xf32>
  onnx.Return %0 : tensor<1x1x?xf32>
}

// -----

// Products of i8 and i8 without zero points are at most 2^14: a sum of 1024 is
// exact in f32.
// CHECK-LABEL: func.func @integer_product(
// CHECK-SAME: %[[A:.*]]: tensor<?x1024xi8>, %[[B:.*]]: tensor<1024x3xi8>
func.func @integer_product(%a: tensor<?x1024xi8>, %b: tensor<1024x3xi8>) -> tensor<?x3xi32> {
  // CHECK: %[[LEFT:.*]] = "onnx.Cast"(%[[A]]) {{{.*}}to = f32}
  // CHECK: %[[RIGHT:.*]] = "onnx.Cast"(%[[B]]) {{{.*}}to = f32}
  // CHECK: %[[SUMS:.*]] = "onnx.MatMul"(%[[LEFT]], %[[RIGHT]]) : (tensor<?x1024xf32>, tensor<1024x3xf32>) -> tensor<?x3xf32>
  // CHECK: "onnx.Cast"(%[[SUMS]]) {{{.*}}to = i32}
  // CHECK-NOT: onnx.MatMul
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<?x1024xi8>, tensor<1024x3xi8>, none, none) -> tensor<?x3xi32>
  onnx.Return %0 : tensor<?x3xi32>
}

// -----

// One more product: the sum has two parts.
// CHECK-LABEL: func.func @integer_parts(
func.func @integer_parts(%a: tensor<2x1025xi8>, %b: tensor<1025x3xi8>) -> tensor<2x3xi32> {
  // CHECK: %[[FIRST:.*]] = "onnx.MatMul"({{.*}}) : (tensor<2x513xf32>, tensor<513x3xf32>) -> tensor<2x3xf32>
  // CHECK: %[[I:.*]] = "onnx.Cast"(%[[FIRST]]) {{{.*}}to = i32}
  // CHECK: %[[SECOND:.*]] = "onnx.MatMul"({{.*}}) : (tensor<2x512xf32>, tensor<512x3xf32>) -> tensor<2x3xf32>
  // CHECK: %[[J:.*]] = "onnx.Cast"(%[[SECOND]]) {{{.*}}to = i32}
  // CHECK: "onnx.Add"(%[[I]], %[[J]]) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<2x1025xi8>, tensor<1025x3xi8>, none, none) -> tensor<2x3xi32>
  onnx.Return %0 : tensor<2x3xi32>
}

// -----

// Sums that become floats are not split.
// CHECK-LABEL: func.func @integer_rounded(
func.func @integer_rounded(%a: tensor<2x1025xi8>, %b: tensor<1025x3xi8>) -> tensor<2x3xf32> {
  // CHECK: "onnx.MatMul"({{.*}}) : (tensor<2x1025xf32>, tensor<1025x3xf32>) -> tensor<2x3xf32>
  // CHECK-NOT: onnx.MatMul
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<2x1025xi8>, tensor<1025x3xi8>, none, none) -> tensor<2x3xi32>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<2x3xi32>) -> tensor<2x3xf32>
  onnx.Return %1 : tensor<2x3xf32>
}

// -----

// A sum of unknown length is exact in f64.
// CHECK-LABEL: func.func @integer_unknown(
func.func @integer_unknown(%a: tensor<2x?xui8>, %b: tensor<?x3xi8>, %z: tensor<ui8>) -> tensor<2x3xi32> {
  // CHECK: "onnx.MatMul"({{.*}}) : (tensor<2x?xf64>, tensor<?x3xf64>) -> tensor<2x3xf64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %z, %none) : (tensor<2x?xui8>, tensor<?x3xi8>, tensor<ui8>, none) -> tensor<2x3xi32>
  onnx.Return %0 : tensor<2x3xi32>
}

// -----

// The sums of a convolution are split along the channels, 28 of which have 252
// products.
// CHECK-LABEL: func.func @integer_convolution(
func.func @integer_convolution(%x: tensor<1x30x5x5xui8>, %w: tensor<2x30x3x3xui8>, %z: tensor<2xui8>) -> tensor<1x2x5x5xi32> {
  // CHECK: "onnx.Unsqueeze"({{.*}}) : (tensor<2xui8>, tensor<3xi64>) -> tensor<2x1x1x1xui8>
  // CHECK: "onnx.Conv"({{.*}}) {{{.*}}pads = [1, 1, 1, 1]} : (tensor<1x15x5x5xf32>, tensor<2x15x3x3xf32>, none) -> tensor<1x2x5x5xf32>
  // CHECK: "onnx.Conv"({{.*}}) {{{.*}}pads = [1, 1, 1, 1]} : (tensor<1x15x5x5xf32>, tensor<2x15x3x3xf32>, none) -> tensor<1x2x5x5xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvInteger"(%x, %w, %none, %z) {pads = [1, 1, 1, 1]} : (tensor<1x30x5x5xui8>, tensor<2x30x3x3xui8>, none, tensor<2xui8>) -> tensor<1x2x5x5xi32>
  onnx.Return %0 : tensor<1x2x5x5xi32>
}

// -----

// The channels of groups are not split: the sums are computed in f64.
// CHECK-LABEL: func.func @integer_groups(
func.func @integer_groups(%x: tensor<1x60x5x5xui8>, %w: tensor<2x30x3x3xui8>) -> tensor<1x2x3x3xi32> {
  // CHECK: "onnx.Conv"({{.*}}) {{{.*}}group = 2 : si64{{.*}}} : (tensor<1x60x5x5xf64>, tensor<2x30x3x3xf64>, none) -> tensor<1x2x3x3xf64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvInteger"(%x, %w, %none, %none) {group = 2 : si64} : (tensor<1x60x5x5xui8>, tensor<2x30x3x3xui8>, none, none) -> tensor<1x2x3x3xi32>
  onnx.Return %0 : tensor<1x2x3x3xi32>
}

// -----

// The scale of each output channel multiplies the sums, after the bias.
// CHECK-LABEL: func.func @quantized_convolution(
func.func @quantized_convolution(%x: tensor<1x3x5xui8>, %s: tensor<f32>, %z: tensor<ui8>, %w: tensor<2x3x3xi8>, %c: tensor<2xf32>, %v: tensor<2xi8>, %b: tensor<2xi32>) -> tensor<1x2x3xui8> {
  // CHECK: %[[BIAS:.*]] = "onnx.Unsqueeze"({{.*}}) : (tensor<2xi32>, tensor<1xi64>) -> tensor<2x1xi32>
  // CHECK: "onnx.Add"(%{{.*}}, %[[BIAS]]) : (tensor<1x2x3xi32>, tensor<2x1xi32>) -> tensor<1x2x3xi32>
  // CHECK: "onnx.QuantizeLinear"({{.*}}) {{.*}} : (tensor<1x2x3xf32>, tensor<f32>, tensor<ui8>) -> tensor<1x2x3xui8>
  %0 = "onnx.QLinearConv"(%x, %s, %z, %w, %c, %v, %s, %z, %b) : (tensor<1x3x5xui8>, tensor<f32>, tensor<ui8>, tensor<2x3x3xi8>, tensor<2xf32>, tensor<2xi8>, tensor<f32>, tensor<ui8>, tensor<2xi32>) -> tensor<1x2x3xui8>
  onnx.Return %0 : tensor<1x2x3xui8>
}

// -----

// A zero point of each row: the operation remains.
// CHECK-LABEL: func.func @integer_rows(
func.func @integer_rows(%a: tensor<2x4xui8>, %b: tensor<4x3xui8>, %z: tensor<2xui8>) -> tensor<2x3xi32> {
  // CHECK: onnx.MatMulInteger
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %z, %none) : (tensor<2x4xui8>, tensor<4x3xui8>, tensor<2xui8>, none) -> tensor<2x3xi32>
  onnx.Return %0 : tensor<2x3xi32>
}

// -----

// Each list of numbers has a key, which depends on the seed only.
// CHECK-LABEL: func.func @uniform(
func.func @uniform() -> tensor<2x3xf32> {
  // CHECK-NOT: onnx.RandomSeed
  // CHECK: %[[POSITIONS:.+]] = "onnx.Range"({{.*}} -> tensor<6xi64>
  // CHECK: "onnx.Cast"(%[[POSITIONS]]) {{.*}} -> tensor<6xui64>
  // CHECK: "onnx.Reshape"(%{{.*}}, %{{.*}}) {allowzero = 1 : si64} : (tensor<6xf32>, tensor<2xi64>) -> tensor<2x3xf32>
  // CHECK-NOT: onnx.Random
  %0 = "onnx.RandomUniform"() {dtype = 1 : si64, seed = 3.0 : f32, shape = [2, 3]} : () -> tensor<2x3xf32>
  onnx.Return %0 : tensor<2x3xf32>
}

// -----

// Without a seed, an evaluation gets the next one.
// CHECK-LABEL: func.func @normal_like(
func.func @normal_like(%x: tensor<2x?xf16>) -> tensor<2x?xf16> {
  // CHECK: %[[SEED:.+]] = "onnx.RandomSeed"() : () -> tensor<i64>
  // CHECK: "onnx.Cast"(%[[SEED]]) {{.*}} -> tensor<ui64>
  // CHECK: "onnx.Reshape"({{.*}} -> tensor<2x?xf16>
  // CHECK-NOT: onnx.RandomNormalLike
  %0 = "onnx.RandomNormalLike"(%x) : (tensor<2x?xf16>) -> tensor<2x?xf16>
  onnx.Return %0 : tensor<2x?xf16>
}

// -----

// The dropout of training chooses at random, that of inference remains.
// CHECK-LABEL: func.func @dropout(
func.func @dropout(%x: tensor<4xf32>, %ratio: tensor<f32>, %mode: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[RATIO:.+]] = "onnx.Where"(%{{.*}}, %{{.*}}, %{{.*}}) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: %[[KEPT:.+]] = "onnx.GreaterOrEqual"(%{{.*}}, %[[RATIO]])
  // CHECK: "onnx.Where"(%[[KEPT]],
  // CHECK: "onnx.Dropout"
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.Dropout"(%x, %ratio, %mode) : (tensor<4xf32>, tensor<f32>, tensor<i1>) -> (tensor<4xf32>, none)
  %1:2 = "onnx.Dropout"(%x, %ratio, %none) : (tensor<4xf32>, tensor<f32>, none) -> (tensor<4xf32>, none)
  onnx.Return %0#0, %1#0 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Training normalizes by the mean and variance of the batch.
// CHECK-LABEL: func.func @train(
func.func @train(%x: tensor<2x3x4xf32>, %c: tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  // CHECK: %[[MEAN:.+]] = "onnx.ReduceMean"(%{{.*}}, %{{.*}}) {{{.*}}} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  // CHECK: %[[VARIANCE:.+]] = "onnx.ReduceMean"(%{{.*}}, %{{.*}}) {{{.*}}} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<3xf32>
  // CHECK: "onnx.BatchNormalization"(%{{.*}}, %{{.*}}, %{{.*}}, %[[MEAN]], %[[VARIANCE]])
  // CHECK-NOT: training_mode = 1
  %0:3 = "onnx.BatchNormalization"(%x, %c, %c, %c, %c) {momentum = 0.5 : f32, training_mode = 1 : si64} : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  onnx.Return %0#0, %0#1, %0#2 : tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>
}

// -----

// A state of 16 bits would be rounded after each step.
// CHECK-LABEL: func.func @linear_attention(
func.func @linear_attention(%x: tensor<1x4x8xf16>) -> (tensor<1x4x8xf16>, tensor<1x2x4x4xf16>) {
  // CHECK: %[[OUTPUT:.+]], %[[STATE:.+]] = "onnx.LinearAttention"({{.*}} -> (tensor<1x4x8xf32>, tensor<1x2x4x4xf32>)
  // CHECK: "onnx.Cast"(%[[OUTPUT]]) {{.*}} -> tensor<1x4x8xf16>
  // CHECK: "onnx.Cast"(%[[STATE]]) {{.*}} -> tensor<1x2x4x4xf16>
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.LinearAttention"(%x, %x, %x, %none, %none, %none) {kv_num_heads = 2 : si64, q_num_heads = 2 : si64, update_rule = "linear"} : (tensor<1x4x8xf16>, tensor<1x4x8xf16>, tensor<1x4x8xf16>, none, none, none) -> (tensor<1x4x8xf16>, tensor<1x2x4x4xf16>)
  onnx.Return %0#0, %0#1 : tensor<1x4x8xf16>, tensor<1x2x4x4xf16>
}

// -----

// Sums of halves are sums of f32.
// CHECK-LABEL: func.func @half_product(
func.func @half_product(%x: tensor<2x?xf16>, %w: tensor<?x4xf16>, %c: tensor<4xf16>) -> tensor<2x4xf16> {
  // CHECK-COUNT-3: "onnx.Cast"(%{{.*}}) {{.*}}to = f32
  // CHECK: %[[SUM:.*]] = "onnx.Gemm"({{.*}}) {{{.*}}beta = 2.0{{.*}}} : (tensor<2x?xf32>, tensor<?x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: %[[HALF:.*]] = "onnx.Cast"(%[[SUM]]) {{.*}}to = f16{{.*}} -> tensor<2x4xf16>
  // CHECK: return %[[HALF]]
  %0 = "onnx.Gemm"(%x, %w, %c) {beta = 2.0 : f32} : (tensor<2x?xf16>, tensor<?x4xf16>, tensor<4xf16>) -> tensor<2x4xf16>
  return %0 : tensor<2x4xf16>
}

// -----

// An Attention becomes products, and these are widened.
// CHECK-LABEL: func.func @half_attention(
func.func @half_attention(%q: tensor<2x4x3x8xbf16>, %k: tensor<2x4x6x8xbf16>) -> tensor<2x4x3x8xbf16> {
  // CHECK: "onnx.MatMul"(%{{.*}}, %{{.*}}) : (tensor<2x4x3x8xf32>, tensor<2x4x8x6xf32>)
  // CHECK-NOT: onnx.MatMul{{.*}}bf16
  %none = "onnx.NoValue"() {value} : () -> none
  %0:4 = "onnx.Attention"(%q, %k, %k, %none, %none, %none, %none) : (tensor<2x4x3x8xbf16>, tensor<2x4x6x8xbf16>, tensor<2x4x6x8xbf16>, none, none, none, none) -> (tensor<2x4x3x8xbf16>, none, none, none)
  return %0#0 : tensor<2x4x3x8xbf16>
}

// -----

// CHECK-LABEL: func @rotary_positions(
// CHECK-SAME: %[[X:.+]]: tensor<2x3x4x8xf32>, %[[COS:.+]]: tensor<50x4xf32>, %[[SIN:.+]]: tensor<50x4xf32>, %[[POS:.+]]: tensor<2x4xi64>)
// CHECK-DAG: %[[C:.+]] = "onnx.Gather"(%[[COS]], %[[POS]]) {axis = 0 : si64}
// CHECK-DAG: %[[S:.+]] = "onnx.Gather"(%[[SIN]], %[[POS]]) {axis = 0 : si64}
// CHECK: "onnx.RotaryEmbedding"(%[[X]], %[[C]], %[[S]], %{{.+}}) {interleaved = 1 : si64,
func.func @rotary_positions(%x: tensor<2x3x4x8xf32>, %cos: tensor<50x4xf32>, %sin: tensor<50x4xf32>, %positions: tensor<2x4xi64>) -> tensor<2x3x4x8xf32> {
  %0 = "onnx.RotaryEmbedding"(%x, %cos, %sin, %positions) {interleaved = 1 : si64} : (tensor<2x3x4x8xf32>, tensor<50x4xf32>, tensor<50x4xf32>, tensor<2x4xi64>) -> tensor<2x3x4x8xf32>
  onnx.Return %0 : tensor<2x3x4x8xf32>
}

// -----

// A Tile repeats dimensions, which are joined with new ones.
// CHECK-LABEL: func.func @tile(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>, %[[COUNTS:.*]]: tensor<2xi64>
func.func @tile(%x: tensor<?x3xf32>, %counts: tensor<2xi64>) -> tensor<?x?xf32> {
  // CHECK-DAG: %[[VIEW:.*]] = "onnx.Unsqueeze"(%[[X]], %{{.*}}) : {{.*}} -> tensor<1x?x1x3xf32>
  // CHECK-DAG: %[[FIRST:.*]] = "onnx.Slice"(%[[COUNTS]], {{.*}}) : {{.*}} -> tensor<1xi64>
  // CHECK: %[[SHAPE:.*]] = "onnx.Concat"(%[[FIRST]], {{.*}}) {axis = 0 : si64} : {{.*}} -> tensor<4xi64>
  // CHECK: %[[REPEATED:.*]] = "onnx.Expand"(%[[VIEW]], %[[SHAPE]]) : {{.*}} -> tensor<?x?x?x3xf32>
  // CHECK: "onnx.Reshape"(%[[REPEATED]], %{{.*}}) {allowzero = 1 : si64} : {{.*}} -> tensor<?x?xf32>
  // CHECK-NOT: onnx.Tile
  %0 = "onnx.Tile"(%x, %counts) : (tensor<?x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  onnx.Return %0 : tensor<?x?xf32>
}

// -----

// The number of counts, which is the rank, is not known.
// CHECK-LABEL: func.func @tile_unknown(
func.func @tile_unknown(%x: tensor<?x3xf32>, %counts: tensor<?xi64>) -> tensor<?x?xf32> {
  // CHECK: onnx.Tile
  %0 = "onnx.Tile"(%x, %counts) : (tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  onnx.Return %0 : tensor<?x?xf32>
}

// -----

// A Resize by integers repeats elements if that is the nearest one.
// CHECK-LABEL: func.func @nearest(
// CHECK-SAME: %[[X:.*]]: tensor<1x8x?x?xf32>
func.func @nearest(%x: tensor<1x8x?x?xf32>) -> tensor<1x8x?x?xf32> {
  // CHECK-DAG: %[[VIEW:.*]] = "onnx.Unsqueeze"(%[[X]], %{{.*}}) : {{.*}} -> tensor<1x8x?x1x?x1xf32>
  // CHECK-DAG: %[[SHAPE:.*]] = onnx.Constant dense<[1, 1, 1, 2, 1, 3]> : tensor<6xi64>
  // CHECK: %[[REPEATED:.*]] = "onnx.Expand"(%[[VIEW]], %[[SHAPE]]) : {{.*}} -> tensor<1x8x?x2x?x3xf32>
  // CHECK: "onnx.Reshape"(%[[REPEATED]], %{{.*}}) {allowzero = 1 : si64}
  // CHECK-NOT: onnx.Resize
  %none = "onnx.NoValue"() {value} : () -> none
  %scales = onnx.Constant dense<[1.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %0 = "onnx.Resize"(%x, %none, %scales, %none) {mode = "nearest", nearest_mode = "floor", coordinate_transformation_mode = "asymmetric"} : (tensor<1x8x?x?xf32>, none, tensor<4xf32>, none) -> tensor<1x8x?x?xf32>
  onnx.Return %0 : tensor<1x8x?x?xf32>
}

// -----

// Element 2 of the result is the nearest to element 1 of the operand, and a
// size can be that of a scale which is no integer.
// CHECK-LABEL: func.func @other_nearest(
func.func @other_nearest(%x: tensor<1x?xf32>, %y: tensor<1x40xf32>) -> (tensor<1x?xf32>, tensor<1x80xf32>) {
  // CHECK-COUNT-2: "onnx.Resize"
  %none = "onnx.NoValue"() {value} : () -> none
  %scales = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Resize"(%x, %none, %scales, %none) {mode = "nearest", coordinate_transformation_mode = "asymmetric"} : (tensor<1x?xf32>, none, tensor<2xf32>, none) -> tensor<1x?xf32>
  %others = onnx.Constant dense<[1.0, 2.01]> : tensor<2xf32>
  %1 = "onnx.Resize"(%y, %none, %others, %none) {mode = "nearest"} : (tensor<1x40xf32>, none, tensor<2xf32>, none) -> tensor<1x80xf32>
  onnx.Return %0, %1 : tensor<1x?xf32>, tensor<1x80xf32>
}
