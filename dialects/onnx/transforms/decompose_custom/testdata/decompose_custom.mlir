// RUN: mlir-opt %s --decompose-onnx-custom --shape-inference --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @bias_gelu(
// CHECK-SAME: %[[X:[^:]+]]: {{[^%]*}}%[[B:[^:]+]]:
func.func @bias_gelu(%x: tensor<2x4xf32>, %b: tensor<4xf32>) -> tensor<*xf32> {
  // CHECK: %[[SUM:.*]] = "onnx.Add"(%[[X]], %[[B]]) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  // CHECK: "onnx.Gelu"(%[[SUM]]) {approximate = "none"} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // CHECK-NOT: onnx.Custom
  %0 = "onnx.Custom"(%x, %b) {domain_name = "com.microsoft", function_name = "BiasGelu"} : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// Operators without code in ONNX Runtime on this processor.
// CHECK-LABEL: func.func @bias_add(
// CHECK-SAME: %[[X:[^:]+]]: {{[^%]*}}%[[B:[^:]+]]: {{[^%]*}}%[[S:[^:]+]]:
func.func @bias_add(%x: tensor<2x3x4xf32>, %b: tensor<4xf32>, %s: tensor<2x3x4xf32>) -> (tensor<*xf32>, tensor<*xf32>) {
  // CHECK: %[[SUM:.*]] = "onnx.Add"(%[[X]], %[[B]])
  // CHECK: "onnx.Add"(%[[SUM]], %[[S]]) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %0 = "onnx.Custom"(%x, %b, %s) {domain_name = "com.microsoft", function_name = "BiasAdd"} : (tensor<2x3x4xf32>, tensor<4xf32>, tensor<2x3x4xf32>) -> tensor<*xf32>
  // CHECK: %[[HALVES:.*]]:2 = "onnx.Split"(%{{.*}}) {axis = -1 : si64, num_outputs = 2 : si64}
  // CHECK: %[[GATE:.*]] = "onnx.Gelu"(%[[HALVES]]#1)
  // CHECK: "onnx.Mul"(%[[HALVES]]#0, %[[GATE]]) : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
  %1 = "onnx.Custom"(%x, %b) {domain_name = "com.microsoft", function_name = "BiasSplitGelu"} : (tensor<2x3x4xf32>, tensor<4xf32>) -> tensor<*xf32>
  onnx.Return %0, %1 : tensor<*xf32>, tensor<*xf32>
}

// -----

// The second node gets the rank that its rule needs from the first one.
// CHECK-LABEL: func.func @chain(
func.func @chain(%x: tensor<2x3xf32>) -> tensor<*xf32> {
  // CHECK: %[[FIRST:.*]] = "onnx.Gelu"
  // CHECK: "onnx.Transpose"(%{{.*}}) {perm = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  // CHECK: "onnx.MatMul"(%{{.*}}, %{{.*}}) : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  %0 = "onnx.Custom"(%x) {domain_name = "com.microsoft", function_name = "Gelu"} : (tensor<2x3xf32>) -> tensor<*xf32>
  %1 = "onnx.Custom"(%0, %x) {domain_name = "com.microsoft", function_name = "FusedMatMul", transA = 1 : si64} : (tensor<*xf32>, tensor<2x3xf32>) -> tensor<*xf32>
  onnx.Return %1 : tensor<*xf32>
}

// -----

// Attention of this domain is that of ONNX, which other passes know.
// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:[^:]+]]: {{[^%]*}}%[[K:[^:]+]]:
func.func @attention(%q: tensor<2x4x6xf32>, %k: tensor<2x5x6xf32>, %mask: tensor<2x5xi32>) -> tensor<*xf32> {
  // CHECK: %[[BIAS:.*]] = "onnx.Where"(%{{.*}}) : (tensor<2x1x1x5xi1>, tensor<f32>, tensor<f32>) -> tensor<2x1x1x5xf32>
  // CHECK: "onnx.Attention"(%[[Q]], %[[K]], %[[K]], %[[BIAS]], {{.*}}kv_num_heads = 2 : si64, {{.*}}q_num_heads = 2 : si64
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Custom"(%q, %k, %k, %none, %mask) {domain_name = "com.microsoft", function_name = "MultiHeadAttention", num_heads = 2 : si64} : (tensor<2x4x6xf32>, tensor<2x5x6xf32>, tensor<2x5x6xf32>, none, tensor<2x5xi32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// Channels that are last are moved.
// CHECK-LABEL: func.func @nhwc(
// CHECK-SAME: %[[IN:[^:]+]]: {{[^%]*}}%[[W:[^:]+]]:
func.func @nhwc(%x: tensor<1x8x8x3xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<*xf32> {
  // CHECK: %[[X:.*]] = "onnx.Transpose"(%[[IN]]) {perm = [0, 3, 1, 2]}
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]]
  // CHECK: %[[Z:.*]] = "onnx.Relu"(%[[Y]])
  // CHECK: "onnx.Transpose"(%[[Z]]) {perm = [0, 2, 3, 1]} : (tensor<1x4x6x6xf32>) -> tensor<1x6x6x4xf32>
  %0 = "onnx.Custom"(%x, %w) {activation = "Relu", domain_name = "com.microsoft", function_name = "NhwcFusedConv"} : (tensor<1x8x8x3xf32>, tensor<4x3x3x3xf32>) -> tensor<*xf32>
  onnx.Return %0 : tensor<*xf32>
}

// -----

// The same name in another domain is another operator.
// CHECK-LABEL: func.func @other(
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: "onnx.Custom"
  %0 = "onnx.Custom"(%x) {domain_name = "com.example", function_name = "Gelu"} : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// The sums are integers, which become floats.
// CHECK-LABEL: func.func @integer_to_float(
// CHECK-SAME: %[[A:.*]]: tensor<2x4xui8>, %[[B:.*]]: tensor<4x3xi8>, %[[S:.*]]: tensor<f32>, %[[T:.*]]: tensor<3xf32>, %[[Z:.*]]: tensor<ui8>
func.func @integer_to_float(%a: tensor<2x4xui8>, %b: tensor<4x3xi8>, %s: tensor<f32>, %t: tensor<3xf32>, %z: tensor<ui8>) -> tensor<2x3xf32> {
  // CHECK: %[[SUMS:.*]] = "onnx.MatMulInteger"(%[[A]], %[[B]], %[[Z]], %{{.*}}) : {{.*}} -> tensor<2x3xi32>
  // CHECK: %[[REAL:.*]] = "onnx.Cast"(%[[SUMS]]) {{{.*}}to = f32}
  // CHECK: %[[SCALE:.*]] = "onnx.Mul"(%[[S]], %[[T]])
  // CHECK: "onnx.Mul"(%[[REAL]], %[[SCALE]])
  %0 = "onnx.Custom"(%a, %b, %s, %t, %z) {domain_name = "com.microsoft", function_name = "MatMulIntegerToFloat"} : (tensor<2x4xui8>, tensor<4x3xi8>, tensor<f32>, tensor<3xf32>, tensor<ui8>) -> tensor<2x3xf32>
  onnx.Return %0 : tensor<2x3xf32>
}
