// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Factors of the columns of the operand are those of the rows of the weights.
// CHECK-LABEL: func.func @factor_of_columns(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>)
func.func @factor_of_columns(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  // CHECK-NEXT: %[[W:.*]] = onnx.Constant dense<{{\[\[}}2.000000e+00, 4.000000e+00], [9.000000e+00, 1.200000e+01]]>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.MatMul"(%[[X]], %[[W]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %f = onnx.Constant dense<[2.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Mul"(%x, %f) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.MatMul"(%0, %w) : (tensor<?x2xf32>, tensor<2x2xf32>) -> tensor<?x2xf32>
  onnx.Return %1 : tensor<?x2xf32>
}

// -----

// The rows of the weights are columns of their transpose; a quotient is a product.
// CHECK-LABEL: func.func @quotient_of_columns(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>)
func.func @quotient_of_columns(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}5.000000e-01, 5.000000e-01], [1.500000e+00, 1.000000e+00]]>
  // CHECK: "onnx.Gemm"(%[[X]], %[[W]],
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %0 = "onnx.Div"(%x, %f) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.Gemm"(%0, %w, %none) {transB = 1 : si64} : (tensor<?x2xf32>, tensor<2x2xf32>, none) -> tensor<?x2xf32>
  onnx.Return %1 : tensor<?x2xf32>
}

// -----

// A factor of rows, one that is infinite or makes a weight infinite, weights that
// something else uses, and a product that enlarges its operand.
// CHECK-LABEL: func.func @other_factors(
func.func @other_factors(%x: tensor<2x2xf32>, %y: tensor<2x1xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) {
  // CHECK-COUNT-5: "onnx.Mul"
  %v = onnx.Constant dense<[[1.0, 2.0], [3.0, 5.0]]> : tensor<2x2xf32>
  %w1 = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w2 = onnx.Constant dense<[[1.0, 2.0], [4.0, 3.0]]> : tensor<2x2xf32>
  %w3 = onnx.Constant dense<[[2.0, 1.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %w4 = onnx.Constant dense<[[2.0, 1.0], [3.0, 5.0]]> : tensor<2x2xf32>
  %rows = onnx.Constant dense<[[2.0], [3.0]]> : tensor<2x1xf32>
  %inf = onnx.Constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  %large = onnx.Constant dense<[1.0, 3.0e38]> : tensor<2xf32>
  %f = onnx.Constant dense<[2.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Mul"(%x, %rows) : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  %1 = "onnx.MatMul"(%0, %w1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "onnx.Mul"(%x, %inf) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %3 = "onnx.MatMul"(%2, %w2) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %4 = "onnx.Mul"(%x, %large) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %5 = "onnx.MatMul"(%4, %w3) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %6 = "onnx.Mul"(%x, %f) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %7 = "onnx.MatMul"(%6, %v) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %8 = "onnx.MatMul"(%x, %v) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %9 = "onnx.Mul"(%y, %f) : (tensor<2x1xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  %10 = "onnx.MatMul"(%9, %w4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  onnx.Return %1, %3, %5, %7, %8, %10 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
}

// -----

// The offset of each channel: 10 * 1 + 20 * 2 is added to the bias.
// CHECK-LABEL: func.func @offset(
// CHECK-SAME: %[[X:.*]]: tensor<1x2x?x?xf32>)
func.func @offset(%x: tensor<1x2x?x?xf32>) -> tensor<1x1x?x?xf32> {
  // CHECK-DAG: %[[W:.*]] = onnx.Constant dense<{{.*}}1.000000e+00{{.*}}2.000000e+00{{.*}}> : tensor<1x2x1x1xf32>
  // CHECK-DAG: %[[B:.*]] = onnx.Constant dense<5.300000e+01> : tensor<1xf32>
  // CHECK: "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  %w = onnx.Constant dense<[[[[1.0]], [[2.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[3.0]> : tensor<1xf32>
  %o = onnx.Constant dense<[[[10.0]], [[20.0]]]> : tensor<2x1x1xf32>
  %0 = "onnx.Add"(%x, %o) : (tensor<1x2x?x?xf32>, tensor<2x1x1xf32>) -> tensor<1x2x?x?xf32>
  %1 = "onnx.Conv"(%0, %w, %b) {group = 1 : si64} : (tensor<1x2x?x?xf32>, tensor<1x2x1x1xf32>, tensor<1xf32>) -> tensor<1x1x?x?xf32>
  onnx.Return %1 : tensor<1x1x?x?xf32>
}

// -----

// Two numbers are one; each is the factor of a matrix.
// CHECK-LABEL: func.func @factors_of_both(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>, %[[Y:.*]]: tensor<2x?xf32>)
func.func @factors_of_both(%x: tensor<?x2xf32>, %y: tensor<2x?xf32>) -> tensor<?x?xf32> {
  // CHECK: %[[F:.*]] = onnx.Constant dense<1.500000e+00> : tensor<f32>
  // CHECK: %[[S:.*]] = "onnx.Mul"(%[[X]], %[[F]])
  // CHECK: "onnx.MatMul"(%[[S]], %[[Y]])
  %c = onnx.Constant dense<2.0> : tensor<f32>
  %d = onnx.Constant dense<0.75> : tensor<1xf32>
  %0 = "onnx.Mul"(%x, %c) : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %1 = "onnx.Mul"(%y, %d) : (tensor<2x?xf32>, tensor<1xf32>) -> tensor<2x?xf32>
  %2 = "onnx.MatMul"(%0, %1) : (tensor<?x2xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  onnx.Return %2 : tensor<?x?xf32>
}

// -----

// The product of both is infinite, or 0.
// CHECK-LABEL: func.func @factors_of_extremes(
func.func @factors_of_extremes(%x: tensor<?x2xf32>, %y: tensor<2x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  // CHECK-COUNT-4: "onnx.Mul"
  %c = onnx.Constant dense<2.0e30> : tensor<f32>
  %d = onnx.Constant dense<2.0e-30> : tensor<f32>
  %0 = "onnx.Mul"(%x, %c) : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %1 = "onnx.Mul"(%y, %c) : (tensor<2x?xf32>, tensor<f32>) -> tensor<2x?xf32>
  %2 = "onnx.MatMul"(%0, %1) : (tensor<?x2xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  %3 = "onnx.Mul"(%x, %d) : (tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  %4 = "onnx.Mul"(%y, %d) : (tensor<2x?xf32>, tensor<f32>) -> tensor<2x?xf32>
  %5 = "onnx.MatMul"(%3, %4) : (tensor<?x2xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  onnx.Return %2, %5 : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @padding(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @padding(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x7x6xf32> {
  // CHECK: "onnx.Conv"(%[[X]],
  // CHECK-SAME: pads = [1, 1, 2, 1]
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<2.0> : tensor<1x1x1x1xf32>
  %p = onnx.Constant dense<[1, 0, 2, 0]> : tensor<4xi64>
  %a = onnx.Constant dense<[-2, 3]> : tensor<2xi64>
  %0 = "onnx.Pad"(%x, %p, %none, %a) {mode = "constant"} : (tensor<1x1x4x4xf32>, tensor<4xi64>, none, tensor<2xi64>) -> tensor<1x1x7x4xf32>
  %1 = "onnx.Conv"(%0, %w, %none) {pads = [0, 1, 0, 1]} : (tensor<1x1x7x4xf32>, tensor<1x1x1x1xf32>, none) -> tensor<1x1x7x6xf32>
  onnx.Return %1 : tensor<1x1x7x6xf32>
}

// -----

// An infinite weight makes NaN of a padded zero.
// CHECK-LABEL: func.func @padding_of_infinite(
func.func @padding_of_infinite(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x6x4xf32> {
  // CHECK: "onnx.Pad"
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<0x7F800000> : tensor<1x1x1x1xf32>
  %p = onnx.Constant dense<[0, 0, 1, 0, 0, 0, 1, 0]> : tensor<8xi64>
  %0 = "onnx.Pad"(%x, %p, %none, %none) {mode = "constant"} : (tensor<1x1x4x4xf32>, tensor<8xi64>, none, none) -> tensor<1x1x6x4xf32>
  %1 = "onnx.Conv"(%0, %w, %none) : (tensor<1x1x6x4xf32>, tensor<1x1x1x1xf32>, none) -> tensor<1x1x6x4xf32>
  onnx.Return %1 : tensor<1x1x6x4xf32>
}
