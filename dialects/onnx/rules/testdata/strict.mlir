// RUN: mlir-opt %s --canonicalize=disable-patterns=reassociate-floats --split-input-file | FileCheck %s

// A factor after a product of matrices would round the weights, so that it remains.
// CHECK-LABEL: func.func @matmul_mul(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_mul(%x: tensor<?x7x2xf32>) -> tensor<?x7x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.MatMul"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %1 : tensor<?x7x2xf32>
}

// -----

// A factor after a convolution would round the weights, so that it remains.
// CHECK-LABEL: func.func @conv_mul(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_mul(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A second addend of a convolution would round the bias, so that it remains.
// CHECK-LABEL: func.func @conv_add(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_add(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A normalization after a general product would round the weights, so that it remains.
// CHECK-LABEL: func.func @gemm_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_normalization(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[A]],
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, none, none)
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A normalization with constants would be computed in another order, so that it remains.
// CHECK-LABEL: func.func @normalization(
// CHECK-SAME: %[[X:.*]]: tensor<1x2x4x4xf32>)
func.func @normalization(%x: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<1x2x4x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x4x4xf32>, none, none)
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// An addition of 0.0 on the right makes 0.0 of -0.0.
// CHECK-LABEL: func.func @plus_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @plus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant dense<0.000000e+00>
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[X]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %1 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// An addition of 0.0 on the left makes 0.0 of -0.0.
// CHECK-LABEL: func.func @zero_plus(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @zero_plus(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[C:.*]] = onnx.Constant dense<0.000000e+00>
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[C]], %[[X]])
  // CHECK: onnx.Return %[[Y]]
  %c = onnx.Constant dense<0.0> : tensor<f32>
  %1 = "onnx.Add"(%c, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// An addition of -0.0 is exact.
// CHECK-LABEL: func.func @minus_zero(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @minus_zero(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %c = onnx.Constant dense<-0.0> : tensor<f32>
  %1 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// A first addend of a convolution is its bias.
// CHECK-LABEL: func.func @conv_bias(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_bias(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}6.000000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %o = onnx.Constant dense<[[[2.0]], [[3.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %o) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A first addend of a product of matrices is its addend.
// CHECK-LABEL: func.func @matmul_add(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @matmul_add(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// Movements are exact.
// CHECK-LABEL: func.func @transposes(
// CHECK-SAME: %[[X:.*]]: tensor<3x5xf32>)
func.func @transposes(%x: tensor<3x5xf32>) -> tensor<3x5xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<5x3xf32>) -> tensor<3x5xf32>
  onnx.Return %1 : tensor<3x5xf32>
}

// -----

// A sum of -0.0 and 0.0 is 0.0, so that the addition remains.
// CHECK-LABEL: func.func @conv_add_zero(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_add_zero(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %none) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<0.0> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A bias is added as the last number, so that the addition of one is the same.
// CHECK-LABEL: func.func @conv_add_bias(
func.func @conv_add_bias(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK-NOT: onnx.Add
  // CHECK: onnx.Return
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %none) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[0.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}
