// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// Batch and heads are one dimension while the last ones are swapped. The number of
// batches is not known.
// CHECK-LABEL: func.func @transpose_of_joined(
// CHECK-SAME: %[[X:.*]]: tensor<?x197x6x64xf32>)
func.func @transpose_of_joined(%x: tensor<?x197x6x64xf32>) -> tensor<?x6x64x197xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Transpose"(%[[X]]) {perm = [0, 2, 3, 1]}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %joined = onnx.Constant dense<[-1, 197, 64]> : tensor<3xi64>
  %split = onnx.Constant dense<[-1, 6, 64, 197]> : tensor<4xi64>
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 1, 3]} : (tensor<?x197x6x64xf32>) -> tensor<?x6x197x64xf32>
  %1 = "onnx.Reshape"(%0, %joined) {allowzero = 0 : si64} : (tensor<?x6x197x64xf32>, tensor<3xi64>) -> tensor<?x197x64xf32>
  %2 = "onnx.Transpose"(%1) {perm = [0, 2, 1]} : (tensor<?x197x64xf32>) -> tensor<?x64x197xf32>
  %3 = "onnx.Reshape"(%2, %split) {allowzero = 0 : si64} : (tensor<?x64x197xf32>, tensor<4xi64>) -> tensor<?x6x64x197xf32>
  onnx.Return %3 : tensor<?x6x64x197xf32>
}

// -----

// The length is not known, and there is one batch.
// CHECK-LABEL: func.func @transpose_of_unknown_length(
// CHECK-SAME: %[[X:.*]]: tensor<1x12x?x64xf32>)
func.func @transpose_of_unknown_length(%x: tensor<1x12x?x64xf32>) -> tensor<1x12x64x?xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Transpose"(%[[X]]) {perm = [0, 1, 3, 2]}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %joined = onnx.Constant dense<[12, -1, 64]> : tensor<3xi64>
  %split = onnx.Constant dense<[1, 12, 64, -1]> : tensor<4xi64>
  %0 = "onnx.Reshape"(%x, %joined) {allowzero = 0 : si64} : (tensor<1x12x?x64xf32>, tensor<3xi64>) -> tensor<12x?x64xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 2, 1]} : (tensor<12x?x64xf32>) -> tensor<12x64x?xf32>
  %2 = "onnx.Reshape"(%1, %split) {allowzero = 0 : si64} : (tensor<12x64x?xf32>, tensor<4xi64>) -> tensor<1x12x64x?xf32>
  onnx.Return %2 : tensor<1x12x64x?xf32>
}

// -----

// Rows and columns of a picture are one dimension between two transposes, which
// cancel out.
// CHECK-LABEL: func.func @transposes_of_pictures(
// CHECK-SAME: %[[X:.*]]: tensor<?x32x64xf32>)
func.func @transposes_of_pictures(%x: tensor<?x32x64xf32>) -> tensor<?x32x8x8xf32> {
  // CHECK-NEXT: %[[SHAPE:.*]] = onnx.Constant dense<[-1, 32, 8, 8]> : tensor<4xi64>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[SHAPE]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %shape = onnx.Constant dense<[-1, 8, 8, 32]> : tensor<4xi64>
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 1]} : (tensor<?x32x64xf32>) -> tensor<?x64x32xf32>
  %1 = "onnx.Reshape"(%0, %shape) {allowzero = 0 : si64} : (tensor<?x64x32xf32>, tensor<4xi64>) -> tensor<?x8x8x32xf32>
  %2 = "onnx.Transpose"(%1) {perm = [0, 3, 1, 2]} : (tensor<?x8x8x32xf32>) -> tensor<?x32x8x8xf32>
  onnx.Return %2 : tensor<?x32x8x8xf32>
}

// -----

// A transpose tears the joined dimension apart.
// CHECK-LABEL: func.func @transpose_of_halves(
func.func @transpose_of_halves(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // CHECK: "onnx.Transpose"
  // CHECK: "onnx.Reshape"
  // CHECK: "onnx.Transpose"
  // CHECK: "onnx.Reshape"
  %shape = onnx.Constant dense<[4, 6]> : tensor<2xi64>
  %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %1 = "onnx.Reshape"(%0, %shape) {allowzero = 0 : si64} : (tensor<6x4xf32>, tensor<2xi64>) -> tensor<4x6xf32>
  %2 = "onnx.Transpose"(%1) {perm = [1, 0]} : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %3 = "onnx.Reshape"(%2, %shape) {allowzero = 0 : si64} : (tensor<6x4xf32>, tensor<2xi64>) -> tensor<4x6xf32>
  onnx.Return %3 : tensor<4x6xf32>
}

// -----

// Two sizes are not known: the reshape may move elements from one to the other.
// CHECK-LABEL: func.func @transpose_of_unknown_sizes(
func.func @transpose_of_unknown_sizes(%x: tensor<?x4x?xf32>, %s: tensor<2xi64>) -> tensor<?x4x?xf32> {
  // CHECK: "onnx.Reshape"
  // CHECK: "onnx.Transpose"
  // CHECK: "onnx.Reshape"
  %split = onnx.Constant dense<[-1, 4, 1]> : tensor<3xi64>
  %0 = "onnx.Reshape"(%x, %s) {allowzero = 0 : si64} : (tensor<?x4x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = "onnx.Reshape"(%1, %split) {allowzero = 0 : si64} : (tensor<?x?xf32>, tensor<3xi64>) -> tensor<?x4x?xf32>
  onnx.Return %2 : tensor<?x4x?xf32>
}

// -----

// A transpose that another operation uses is computed anyway.
// CHECK-LABEL: func.func @transpose_with_uses(
func.func @transpose_with_uses(%x: tensor<2x3x4xf32>) -> (tensor<4x6xf32>, tensor<4x3x2xf32>) {
  // CHECK: %[[T:.*]] = "onnx.Transpose"
  // CHECK: "onnx.Reshape"(%[[T]]
  %joined = onnx.Constant dense<[6, 4]> : tensor<2xi64>
  %split = onnx.Constant dense<[4, 3, 2]> : tensor<3xi64>
  %0 = "onnx.Reshape"(%x, %joined) {allowzero = 0 : si64} : (tensor<2x3x4xf32>, tensor<2xi64>) -> tensor<6x4xf32>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %2 = "onnx.Reshape"(%1, %split) {allowzero = 0 : si64} : (tensor<4x6xf32>, tensor<3xi64>) -> tensor<4x3x2xf32>
  onnx.Return %1, %2 : tensor<4x6xf32>, tensor<4x3x2xf32>
}

// -----

// CHECK-LABEL: func.func @transposes_of_unsqueezed(
// CHECK-SAME: %[[X:.*]]: tensor<?x4x5xf32>)
func.func @transposes_of_unsqueezed(%x: tensor<?x4x5xf32>) -> tensor<?x4x1x5xf32> {
  // CHECK-NEXT: %[[SHAPE:.*]] = onnx.Constant dense<[-1, 4, 1, 5]> : tensor<4xi64>
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[SHAPE]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %axes = onnx.Constant dense<[1]> : tensor<1xi64>
  %0 = "onnx.Transpose"(%x) {perm = [0, 2, 1]} : (tensor<?x4x5xf32>) -> tensor<?x5x4xf32>
  %1 = "onnx.Unsqueeze"(%0, %axes) : (tensor<?x5x4xf32>, tensor<1xi64>) -> tensor<?x1x5x4xf32>
  %2 = "onnx.Transpose"(%1) {perm = [0, 3, 1, 2]} : (tensor<?x1x5x4xf32>) -> tensor<?x4x1x5xf32>
  onnx.Return %2 : tensor<?x4x1x5xf32>
}

// -----

// CHECK-LABEL: func.func @views_of_reshape(
// CHECK-SAME: %[[X:.*]]: tensor<?x4x6xf32>)
func.func @views_of_reshape(%x: tensor<?x4x6xf32>) -> (tensor<?x2x1x2x6xf32>, tensor<?x24xf32>) {
  // CHECK-DAG: %[[S:.*]] = onnx.Constant dense<[-1, 2, 1, 2, 6]> : tensor<5xi64>
  // CHECK-DAG: %[[T:.*]] = onnx.Constant dense<[-1, 24]> : tensor<2xi64>
  // CHECK-DAG: %[[Y:.*]] = "onnx.Reshape"(%[[X]], %[[S]])
  // CHECK-DAG: %[[Z:.*]] = "onnx.Reshape"(%[[X]], %[[T]])
  // CHECK: onnx.Return %[[Y]], %[[Z]]
  %shape = onnx.Constant dense<[-1, 2, 2, 6]> : tensor<4xi64>
  %axes = onnx.Constant dense<[2]> : tensor<1xi64>
  %0 = "onnx.Reshape"(%x, %shape) {allowzero = 0 : si64} : (tensor<?x4x6xf32>, tensor<4xi64>) -> tensor<?x2x2x6xf32>
  %1 = "onnx.Unsqueeze"(%0, %axes) : (tensor<?x2x2x6xf32>, tensor<1xi64>) -> tensor<?x2x1x2x6xf32>
  %2 = "onnx.Flatten"(%0) {axis = 1 : si64} : (tensor<?x2x2x6xf32>) -> tensor<?x24xf32>
  onnx.Return %1, %2 : tensor<?x2x1x2x6xf32>, tensor<?x24xf32>
}

// -----

// Two sizes are not known.
// CHECK-LABEL: func.func @view_of_unknown(
func.func @view_of_unknown(%x: tensor<?x?x6xf32>, %s: tensor<3xi64>) -> tensor<?x1x?x6xf32> {
  // CHECK: "onnx.Reshape"
  // CHECK: "onnx.Unsqueeze"
  %axes = onnx.Constant dense<[1]> : tensor<1xi64>
  %0 = "onnx.Reshape"(%x, %s) {allowzero = 0 : si64} : (tensor<?x?x6xf32>, tensor<3xi64>) -> tensor<?x?x6xf32>
  %1 = "onnx.Unsqueeze"(%0, %axes) : (tensor<?x?x6xf32>, tensor<1xi64>) -> tensor<?x1x?x6xf32>
  onnx.Return %1 : tensor<?x1x?x6xf32>
}
