// RUN: mlir-opt %s --simplify-shape-related-ops-onnx --canonicalize --split-input-file | FileCheck %s

// The mask is the same for all heads and batches, so that it need not be expanded to
// the batches of the scores.
// CHECK-LABEL: func.func @mask(
// CHECK-SAME: %[[X:.*]]: tensor<?x6x4x4xf32>{{.*}}, %[[C:.*]]: tensor<1x1x4x4xi1>)
func.func @mask(%x: tensor<?x6x4x4xf32> {onnx.dim_params = "0:batch"}, %c: tensor<1x1x4x4xi1>) -> tensor<?x6x4x4xf32> {
  // CHECK-NOT: "onnx.Expand"
  // CHECK: %[[M:.*]] = "onnx.Where"(%[[C]], %{{.*}}, %{{.*}}) : (tensor<1x1x4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<1x1x4x4xf32>
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[X]], %[[M]])
  // CHECK: onnx.Return %[[Y]]
  %zero = onnx.Constant dense<0.0> : tensor<f32>
  %inf = onnx.Constant dense<0xFF800000> : tensor<f32>
  %rest = onnx.Constant dense<[1, 4, 4]> : tensor<3xi64>
  %n = "onnx.Dim"(%x) {axis = 0 : si64} : (tensor<?x6x4x4xf32>) -> tensor<1xi64>
  %s = "onnx.Concat"(%n, %rest) {axis = 0 : si64} : (tensor<1xi64>, tensor<3xi64>) -> tensor<4xi64>
  %0 = "onnx.Expand"(%c, %s) : (tensor<1x1x4x4xi1>, tensor<4xi64>) -> tensor<?x1x4x4xi1>
  %1 = "onnx.Where"(%0, %zero, %inf) : (tensor<?x1x4x4xi1>, tensor<f32>, tensor<f32>) -> tensor<?x1x4x4xf32>
  %2 = "onnx.Add"(%x, %1) : (tensor<?x6x4x4xf32>, tensor<?x1x4x4xf32>) -> tensor<?x6x4x4xf32>
  onnx.Return %2 : tensor<?x6x4x4xf32>
}

// -----

// The other operand may have one batch: the expansion makes the result larger.
// CHECK-LABEL: func.func @larger(
func.func @larger(%x: tensor<?x4xf32> {onnx.dim_params = "0:rows"}, %y: tensor<?x1xf32> {onnx.dim_params = "0:batch"}, %c: tensor<1x4xf32>) -> tensor<?x4xf32> {
  // CHECK: %[[E:.*]] = "onnx.Expand"
  // CHECK: "onnx.Add"(%{{.*}}, %[[E]])
  %four = onnx.Constant dense<[4]> : tensor<1xi64>
  %n = "onnx.Dim"(%y) {axis = 0 : si64} : (tensor<?x1xf32>) -> tensor<1xi64>
  %s = "onnx.Concat"(%n, %four) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %0 = "onnx.Expand"(%c, %s) : (tensor<1x4xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %1 = "onnx.Add"(%x, %0) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %1 : tensor<?x4xf32>
}

// -----

// Both operands are expanded to the same shape: one has to be.
// CHECK-LABEL: func.func @both(
func.func @both(%x: tensor<1x4xf32>, %y: tensor<1x4xf32>) -> tensor<3x4xf32> {
  // CHECK: "onnx.Expand"
  // CHECK-NOT: "onnx.Expand"
  // CHECK: "onnx.Mul"
  %s = onnx.Constant dense<[3, 4]> : tensor<2xi64>
  %0 = "onnx.Expand"(%x, %s) : (tensor<1x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %1 = "onnx.Expand"(%y, %s) : (tensor<1x4xf32>, tensor<2xi64>) -> tensor<3x4xf32>
  %2 = "onnx.Mul"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  onnx.Return %2 : tensor<3x4xf32>
}

// -----

// A list of one element is no larger than a scalar, but would add a dimension.
// CHECK-LABEL: func.func @rank(
func.func @rank(%x: tensor<f32>) -> tensor<3xf32> {
  // CHECK: %[[E:.*]] = "onnx.Expand"
  // CHECK: "onnx.Add"(%[[E]],
  %s = onnx.Constant dense<[3]> : tensor<1xi64>
  %one = onnx.Constant dense<[1.0]> : tensor<1xf32>
  %0 = "onnx.Expand"(%x, %s) : (tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  %1 = "onnx.Add"(%0, %one) : (tensor<3xf32>, tensor<1xf32>) -> tensor<3xf32>
  onnx.Return %1 : tensor<3xf32>
}

// -----

// An expansion that something else uses is computed anyway.
// CHECK-LABEL: func.func @used(
func.func @used(%x: tensor<1xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  // CHECK: %[[E:.*]] = "onnx.Expand"
  // CHECK: "onnx.Neg"(%[[E]])
  %s = onnx.Constant dense<[3]> : tensor<1xi64>
  %0 = "onnx.Expand"(%x, %s) : (tensor<1xf32>, tensor<1xi64>) -> tensor<3xf32>
  %1 = "onnx.Neg"(%0) : (tensor<3xf32>) -> tensor<3xf32>
  onnx.Return %0, %1 : tensor<3xf32>, tensor<3xf32>
}
