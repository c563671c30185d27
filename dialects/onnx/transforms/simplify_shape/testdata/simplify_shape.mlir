// RUN: mlir-opt %s --simplify-shape-related-ops-onnx --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @static_shape(
func.func @static_shape(%x: tensor<2x3x4xf32>) -> (tensor<3xi64>, tensor<i64>, tensor<1xi64>) {
  // CHECK-DAG: %[[S:.*]] = onnx.Constant dense<[2, 3, 4]> : tensor<3xi64>
  // CHECK-DAG: %[[N:.*]] = onnx.Constant dense<24> : tensor<i64>
  // CHECK-DAG: %[[D:.*]] = onnx.Constant dense<3> : tensor<1xi64>
  // CHECK: onnx.Return %[[S]], %[[N]], %[[D]]
  %0 = "onnx.Shape"(%x) : (tensor<2x3x4xf32>) -> tensor<3xi64>
  %1 = "onnx.Size"(%x) : (tensor<2x3x4xf32>) -> tensor<i64>
  %2 = "onnx.Dim"(%x) {axis = 1 : si64} : (tensor<2x3x4xf32>) -> tensor<1xi64>
  onnx.Return %0, %1, %2 : tensor<3xi64>, tensor<i64>, tensor<1xi64>
}

// -----

// The known part of a shape.
// CHECK-LABEL: func.func @part(
func.func @part(%x: tensor<?x3x4xf32>) -> tensor<2xi64> {
  // CHECK-NEXT: %[[S:.*]] = onnx.Constant dense<[3, 4]> : tensor<2xi64>
  // CHECK-NEXT: onnx.Return %[[S]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Shape"(%x) : (tensor<?x3x4xf32>) -> tensor<3xi64>
  %one = onnx.Constant dense<1> : tensor<1xi64>
  %three = onnx.Constant dense<3> : tensor<1xi64>
  %1 = "onnx.Slice"(%0, %one, %three, %none, %none) : (tensor<3xi64>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<2xi64>
  onnx.Return %1 : tensor<2xi64>
}

// -----

// CHECK-LABEL: func.func @dim(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>
func.func @dim(%x: tensor<?x3xf32>) -> tensor<1xi64> {
  // CHECK-NEXT: %[[N:.*]] = "onnx.Dim"(%[[X]]) {axis = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[N]]
  %0 = "onnx.Relu"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = "onnx.Shape"(%0) : (tensor<?x3xf32>) -> tensor<2xi64>
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  %2 = "onnx.Gather"(%1, %zero) : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
  onnx.Return %2 : tensor<1xi64>
}

// -----

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.*]]: tensor<?x4x6xf32>
func.func @reshape(%x: tensor<?x4x6xf32>) -> tensor<?x24xf32> {
  // CHECK-NEXT: %[[S:.*]] = onnx.Constant dense<[0, 24]> : tensor<2xi64>
  // CHECK-NEXT: "onnx.Reshape"(%[[X]], %[[S]])
  %shape = "onnx.Shape"(%x) : (tensor<?x4x6xf32>) -> tensor<3xi64>
  %zero = onnx.Constant dense<0> : tensor<1xi64>
  %n = "onnx.Gather"(%shape, %zero) : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
  %rest = onnx.Constant dense<-1> : tensor<1xi64>
  %to = "onnx.Concat"(%n, %rest) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %0 = "onnx.Reshape"(%x, %to) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<?x24xf32>
  onnx.Return %0 : tensor<?x24xf32>
}

// -----

// One size is inferred; two are not.
// CHECK-LABEL: func.func @inferred(
func.func @inferred(%x: tensor<4x?xf32>, %y: tensor<?x?xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>) {
  // CHECK-DAG: onnx.Constant dense<[-1, 4]> : tensor<2xi64>
  // CHECK-DAG: "onnx.Concat"
  %four = onnx.Constant dense<4> : tensor<1xi64>
  %n = "onnx.Dim"(%x) {axis = 1 : si64} : (tensor<4x?xf32>) -> tensor<1xi64>
  %0 = "onnx.Concat"(%n, %four) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %1 = "onnx.Reshape"(%x, %0) : (tensor<4x?xf32>, tensor<2xi64>) -> tensor<?x4xf32>
  %a = "onnx.Dim"(%y) {axis = 1 : si64} : (tensor<?x?xf32>) -> tensor<1xi64>
  %b = "onnx.Dim"(%y) {axis = 0 : si64} : (tensor<?x?xf32>) -> tensor<1xi64>
  %2 = "onnx.Concat"(%a, %b) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %3 = "onnx.Reshape"(%y, %2) : (tensor<?x?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
  onnx.Return %1, %3 : tensor<?x4xf32>, tensor<?x?xf32>
}

// -----

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[X:.*]]: tensor<?x1xf32>
func.func @expand(%x: tensor<?x1xf32>) -> tensor<?x5xf32> {
  // CHECK-NEXT: %[[S:.*]] = onnx.Constant dense<[1, 5]> : tensor<2xi64>
  // CHECK-NEXT: "onnx.Expand"(%[[X]], %[[S]])
  %n = "onnx.Dim"(%x) {axis = 0 : si64} : (tensor<?x1xf32>) -> tensor<1xi64>
  %five = onnx.Constant dense<5> : tensor<1xi64>
  %s = "onnx.Concat"(%n, %five) {axis = 0 : si64} : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
  %0 = "onnx.Expand"(%x, %s) : (tensor<?x1xf32>, tensor<2xi64>) -> tensor<?x5xf32>
  onnx.Return %0 : tensor<?x5xf32>
}
