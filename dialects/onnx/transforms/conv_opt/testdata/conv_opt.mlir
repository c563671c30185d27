// RUN: mlir-opt %s --conv-opt-onnx --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @bias(
// CHECK-SAME: %[[X:.*]]: tensor<?x3x4x5xf32>, %[[W:.*]]: tensor<6x3x1x1xf32>, %[[B:.*]]: tensor<6xf32>)
func.func @bias(%x: tensor<?x3x4x5xf32>, %w: tensor<6x3x1x1xf32>, %b: tensor<6xf32>) -> tensor<?x6x4x5xf32> {
  // CHECK: %[[MATRIX:.*]] = onnx.Constant dense<[6, 3]>
  // CHECK: %[[WEIGHTS:.*]] = "onnx.Reshape"(%[[W]], %[[MATRIX]])
  // CHECK: %[[ROWS:.*]] = onnx.Constant dense<[0, 0, -1]>
  // CHECK: %[[OPERAND:.*]] = "onnx.Reshape"(%[[X]], %[[ROWS]]) {{.*}} -> tensor<?x3x20xf32>
  // CHECK: %[[PRODUCT:.*]] = "onnx.MatMul"(%[[WEIGHTS]], %[[OPERAND]]) : {{.*}} -> tensor<?x6x20xf32>
  // CHECK: %[[COLUMN:.*]] = onnx.Constant dense<[6, 1]>
  // CHECK: %[[BIAS:.*]] = "onnx.Reshape"(%[[B]], %[[COLUMN]])
  // CHECK: %[[SUM:.*]] = "onnx.Add"(%[[PRODUCT]], %[[BIAS]])
  // CHECK: %[[SHAPE:.*]] = onnx.Constant dense<[0, 6, 4, 5]>
  // CHECK: %[[Y:.*]] = "onnx.Reshape"(%[[SUM]], %[[SHAPE]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Conv"(%x, %w, %b) {group = 1 : si64, kernel_shape = [1, 1], pads = [0, 0, 0, 0], strides = [1, 1]} : (tensor<?x3x4x5xf32>, tensor<6x3x1x1xf32>, tensor<6xf32>) -> tensor<?x6x4x5xf32>
  onnx.Return %0 : tensor<?x6x4x5xf32>
}

// -----

// Two sizes that are not known are read from the operand.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[X:.*]]: tensor<?x?x?x?xf32>
func.func @unknown(%x: tensor<?x?x?x?xf32>, %w: tensor<1x1x1x1xf32>) -> tensor<?x1x?x?xf32> {
  // CHECK: %[[PRODUCT:.*]] = "onnx.MatMul"
  // CHECK-DAG: %[[BATCH:.*]] = "onnx.Shape"(%[[X]]) {end = 1 : si64, start = 0 : si64}
  // CHECK-DAG: %[[PLANE:.*]] = "onnx.Shape"(%[[X]]) {start = 2 : si64}
  // CHECK-DAG: %[[ONE:.*]] = onnx.Constant dense<1> : tensor<1xi64>
  // CHECK: %[[SHAPE:.*]] = "onnx.Concat"(%[[BATCH]], %[[ONE]], %[[PLANE]])
  // CHECK: "onnx.Reshape"(%[[PRODUCT]], %[[SHAPE]])
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %none) {auto_pad = "VALID"} : (tensor<?x?x?x?xf32>, tensor<1x1x1x1xf32>, none) -> tensor<?x1x?x?xf32>
  onnx.Return %0 : tensor<?x1x?x?xf32>
}

// -----

// Strides, padding, groups and larger windows.
// CHECK-LABEL: func.func @others(
// CHECK-COUNT-4: "onnx.Conv"
// CHECK-NOT: onnx.MatMul
func.func @others(%x: tensor<1x4x4x4xf32>, %w: tensor<4x4x1x1xf32>, %g: tensor<4x2x1x1xf32>, %l: tensor<4x4x2x1xf32>) -> (tensor<1x4x2x2xf32>, tensor<1x4x6x4xf32>, tensor<1x4x4x4xf32>, tensor<1x4x3x4xf32>) {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %none) {strides = [2, 2]} : (tensor<1x4x4x4xf32>, tensor<4x4x1x1xf32>, none) -> tensor<1x4x2x2xf32>
  %1 = "onnx.Conv"(%x, %w, %none) {pads = [1, 0, 1, 0]} : (tensor<1x4x4x4xf32>, tensor<4x4x1x1xf32>, none) -> tensor<1x4x6x4xf32>
  %2 = "onnx.Conv"(%x, %g, %none) {group = 2 : si64} : (tensor<1x4x4x4xf32>, tensor<4x2x1x1xf32>, none) -> tensor<1x4x4x4xf32>
  %3 = "onnx.Conv"(%x, %l, %none) : (tensor<1x4x4x4xf32>, tensor<4x4x2x1xf32>, none) -> tensor<1x4x3x4xf32>
  onnx.Return %0, %1, %2, %3 : tensor<1x4x2x2xf32>, tensor<1x4x6x4xf32>, tensor<1x4x4x4xf32>, tensor<1x4x3x4xf32>
}
