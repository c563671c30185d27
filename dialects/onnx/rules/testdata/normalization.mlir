// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A normalization with constants is x * f + (o - m * f), where f = s / sqrt(v + epsilon).
// CHECK-LABEL: func.func @normalization(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>)
func.func @normalization(%x: tensor<?x2x?xf32>) -> tensor<?x2x?xf32> {
  // CHECK: %[[F:.*]] = onnx.Constant dense<{{\[}}[2.000000e+00], [5.000000e-01]]> : tensor<2x1xf32>
  // CHECK: %[[P:.*]] = "onnx.Mul"(%[[X]], %[[F]])
  // CHECK: %[[O:.*]] = onnx.Constant dense<{{\[}}[3.000000e+00], [1.500000e+00]]> : tensor<2x1xf32>
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[P]], %[[O]])
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, none, none)
  onnx.Return %y : tensor<?x2x?xf32>
}

// -----

// A normalization of training computes its own mean.
// CHECK-LABEL: func.func @training(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>)
func.func @training(%x: tensor<?x2x?xf32>) -> tensor<?x2x?xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32, training_mode = 1 : si64} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, none, none)
  onnx.Return %y : tensor<?x2x?xf32>
}

// -----

// A variance below zero makes the factor NaN, so that the normalization remains.
// CHECK-LABEL: func.func @negative_variance(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>)
func.func @negative_variance(%x: tensor<?x2x?xf32>) -> tensor<?x2x?xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<[4.0, -1.0]> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, none, none)
  onnx.Return %y : tensor<?x2x?xf32>
}

// -----

// A variance of zero makes the factor infinite, so that the normalization remains.
// CHECK-LABEL: func.func @no_variance(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>)
func.func @no_variance(%x: tensor<?x2x?xf32>) -> tensor<?x2x?xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<[4.0, 0.0]> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, none, none)
  onnx.Return %y : tensor<?x2x?xf32>
}

// -----

// A scale that is no constant remains an operand.
// CHECK-LABEL: func.func @unknown_scale(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>, %[[S:.*]]: tensor<2xf32>)
func.func @unknown_scale(%x: tensor<?x2x?xf32>, %s: tensor<2xf32>) -> tensor<?x2x?xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, none, none)
  onnx.Return %y : tensor<?x2x?xf32>
}

// -----

// An input without rank does not tell the dimensions of the constants.
// CHECK-LABEL: func.func @unranked(
// CHECK-SAME: %[[X:.*]]: tensor<*xf32>)
func.func @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<*xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<*xf32>, none, none)
  onnx.Return %y : tensor<*xf32>
}

// -----

// The constants have another number of channels than the input.
// CHECK-LABEL: func.func @other_channels(
// CHECK-SAME: %[[X:.*]]: tensor<1x3x4xf32>)
func.func @other_channels(%x: tensor<1x3x4xf32>) -> tensor<1x3x4xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<1x3x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x3x4xf32>, none, none)
  onnx.Return %y : tensor<1x3x4xf32>
}

// -----

// A mean that is used keeps the normalization.
// CHECK-LABEL: func.func @used_mean(
// CHECK-SAME: %[[X:.*]]: tensor<?x2x?xf32>)
func.func @used_mean(%x: tensor<?x2x?xf32>) -> (tensor<?x2x?xf32>, tensor<2xf32>) {
  // CHECK: %[[Y:[^,]*]], %[[MEAN:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[X]],
  // CHECK: onnx.Return %[[Y]], %[[MEAN]]
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<[5.0, 2.0]> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<4.0> : tensor<2xf32>
  %y, %mean, %var = "onnx.BatchNormalization"(%x, %s, %o, %m, %v) {epsilon = 0.0 : f32} : (tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<?x2x?xf32>, tensor<2xf32>, none)
  onnx.Return %y, %mean : tensor<?x2x?xf32>, tensor<2xf32>
}

// -----

// A dropout is the identity if the mode of training is omitted.
// CHECK-LABEL: func.func @dropout(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @dropout(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %ratio = onnx.Constant dense<0.5> : tensor<f32>
  %none = "onnx.NoValue"() {value} : () -> none
  %y, %mask = "onnx.Dropout"(%x, %ratio, %none) : (tensor<4xf32>, tensor<f32>, none) -> (tensor<4xf32>, none)
  onnx.Return %y : tensor<4xf32>
}

// -----

// A dropout is the identity if the mode of training is the constant false.
// CHECK-LABEL: func.func @dropout_false(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @dropout_false(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: onnx.Return %[[X]] :
  %ratio = onnx.Constant dense<0.5> : tensor<f32>
  %mode = onnx.Constant dense<false> : tensor<i1>
  %y, %mask = "onnx.Dropout"(%x, %ratio, %mode) : (tensor<4xf32>, tensor<f32>, tensor<i1>) -> (tensor<4xf32>, none)
  onnx.Return %y : tensor<4xf32>
}

// -----

// A dropout of training changes x.
// CHECK-LABEL: func.func @dropout_true(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @dropout_true(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.Dropout"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %ratio = onnx.Constant dense<0.5> : tensor<f32>
  %mode = onnx.Constant dense<true> : tensor<i1>
  %y, %mask = "onnx.Dropout"(%x, %ratio, %mode) : (tensor<4xf32>, tensor<f32>, tensor<i1>) -> (tensor<4xf32>, none)
  onnx.Return %y : tensor<4xf32>
}

// -----

// A mode that is not known may be that of training.
// CHECK-LABEL: func.func @dropout_unknown(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[MODE:.*]]: tensor<i1>)
func.func @dropout_unknown(%x: tensor<4xf32>, %mode: tensor<i1>) -> tensor<4xf32> {
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.Dropout"(%[[X]],
  // CHECK: onnx.Return %[[Y]]
  %ratio = onnx.Constant dense<0.5> : tensor<f32>
  %y, %mask = "onnx.Dropout"(%x, %ratio, %mode) : (tensor<4xf32>, tensor<f32>, tensor<i1>) -> (tensor<4xf32>, none)
  onnx.Return %y : tensor<4xf32>
}

// -----

// A mask that is used keeps the dropout.
// CHECK-LABEL: func.func @dropout_mask(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>)
func.func @dropout_mask(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
  // CHECK: %[[Y:[^,]*]], %[[MASK:[^ ,]*]] = "onnx.Dropout"(%[[X]],
  // CHECK: onnx.Return %[[Y]], %[[MASK]]
  %ratio = onnx.Constant dense<0.5> : tensor<f32>
  %mode = onnx.Constant dense<false> : tensor<i1>
  %y, %mask = "onnx.Dropout"(%x, %ratio, %mode) : (tensor<4xf32>, tensor<f32>, tensor<i1>) -> (tensor<4xf32>, tensor<4xi1>)
  onnx.Return %y, %mask : tensor<4xf32>, tensor<4xi1>
}
