// RUN: mlir-opt %s --constprop-onnx --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @movement(
func.func @movement() -> (tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>) {
  // CHECK-DAG: %[[A:.*]] = onnx.Constant dense<{{\[\[}}1.000000e+00, 4.000000e+00], [2.000000e+00, 5.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<3x2xf32>
  // CHECK-DAG: %[[B:.*]] = onnx.Constant dense<{{\[\[}}3.000000e+00, 6.000000e+00], [1.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>
  // CHECK-DAG: %[[C:.*]] = onnx.Constant dense<{{\[\[}}2.000000e+00, 5.000000e+00]]> : tensor<1x2xf32>
  // CHECK: onnx.Return %[[A]], %[[B]], %[[C]]
  %c = onnx.Constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %0 = "onnx.Transpose"(%c) : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %i = onnx.Constant dense<[2, -3]> : tensor<2xi64>
  %1 = "onnx.Gather"(%0, %i) {axis = 0 : si64} : (tensor<3x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %one = onnx.Constant dense<1> : tensor<1xi64>
  %two = onnx.Constant dense<2> : tensor<1xi64>
  %2 = "onnx.Slice"(%0, %one, %two, %none, %none) : (tensor<3x2xf32>, tensor<1xi64>, tensor<1xi64>, none, none) -> tensor<1x2xf32>
  onnx.Return %0, %1, %2 : tensor<3x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>
}

// -----

// Results of types that are not known yet, and a view.
// CHECK-LABEL: func.func @unknown_types(
func.func @unknown_types() -> tensor<*xi64> {
  // CHECK-NEXT: %[[C:.*]] = onnx.Constant dense<{{\[\[}}1], [2], [3]]> : tensor<3x1xi64>
  // CHECK-NEXT: onnx.Return %[[C]]
  %a = onnx.Constant dense<[1, 2]> : tensor<2xi64>
  %b = onnx.Constant dense<3> : tensor<1xi64>
  %0 = "onnx.Concat"(%a, %b) {axis = 0 : si64} : (tensor<2xi64>, tensor<1xi64>) -> tensor<*xi64>
  %one = onnx.Constant dense<1> : tensor<1xi64>
  %1 = "onnx.Unsqueeze"(%0, %one) : (tensor<*xi64>, tensor<1xi64>) -> tensor<*xi64>
  onnx.Return %1 : tensor<*xi64>
}

// -----

// CHECK-LABEL: func.func @numbers(
func.func @numbers() -> (tensor<3xi1>, tensor<3xi8>, tensor<f32>, tensor<2x2xf32>, tensor<3xf16>) {
  // CHECK-DAG: %[[A:.*]] = onnx.Constant dense<[false, true, true]> : tensor<3xi1>
  // CHECK-DAG: %[[B:.*]] = onnx.Constant dense<[1, 127, -128]> : tensor<3xi8>
  // CHECK-DAG: %[[C:.*]] = onnx.Constant dense<-6.970000e+02> : tensor<f32>
  // CHECK-DAG: %[[D:.*]] = onnx.Constant dense<{{\[\[}}7.000000e+00, 1.000000e+01], [1.500000e+01, 2.200000e+01]]> : tensor<2x2xf32>
  // CHECK-DAG: %[[E:.*]] = onnx.Constant dense<[2.718750e+00, 0x7C00, 0.000000e+00]> : tensor<3xf16>
  // CHECK: onnx.Return %[[A]], %[[B]], %[[C]], %[[D]], %[[E]]
  %c = onnx.Constant dense<[1.0, 302.0, -1000.0]> : tensor<3xf32>
  %two = onnx.Constant dense<1.0> : tensor<f32>
  %0 = "onnx.Equal"(%c, %two) : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  %1 = "onnx.Not"(%0) : (tensor<3xi1>) -> tensor<3xi1>
  %2 = "onnx.Cast"(%c) {to = i8} : (tensor<3xf32>) -> tensor<3xi8>
  %none = "onnx.NoValue"() {value} : () -> none
  %3 = "onnx.ReduceSum"(%c, %none) {keepdims = 0 : si64} : (tensor<3xf32>, none) -> tensor<f32>
  %m = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %4 = "onnx.MatMul"(%m, %m) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %5 = "onnx.Exp"(%c) : (tensor<3xf32>) -> tensor<3xf32>
  %6 = "onnx.Cast"(%5) {to = f16} : (tensor<3xf32>) -> tensor<3xf16>
  onnx.Return %1, %2, %3, %4, %6 : tensor<3xi1>, tensor<3xi8>, tensor<f32>, tensor<2x2xf32>, tensor<3xf16>
}

// -----

// An operator that fails at run time stays.
// CHECK-LABEL: func.func @failing(
func.func @failing() -> (tensor<2xi64>, tensor<1xi64>) {
  // CHECK: "onnx.Div"
  // CHECK: "onnx.Gather"
  %a = onnx.Constant dense<[1, 2]> : tensor<2xi64>
  %b = onnx.Constant dense<[1, 0]> : tensor<2xi64>
  %0 = "onnx.Div"(%a, %b) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
  %i = onnx.Constant dense<2> : tensor<1xi64>
  %1 = "onnx.Gather"(%a, %i) : (tensor<2xi64>, tensor<1xi64>) -> tensor<1xi64>
  onnx.Return %0, %1 : tensor<2xi64>, tensor<1xi64>
}

// -----

// A result that is large, and larger than the operands, stays.
// CHECK-LABEL: func.func @large(
func.func @large() -> (tensor<100000xf32>, tensor<16384xf32>) {
  // CHECK-DAG: onnx.Constant dense<1.000000e+00> : tensor<16384xf32>
  // CHECK-DAG: "onnx.Expand"{{.*}} -> tensor<100000xf32>
  %c = onnx.Constant dense<1.0> : tensor<f32>
  %s = onnx.Constant dense<100000> : tensor<1xi64>
  %0 = "onnx.Expand"(%c, %s) : (tensor<f32>, tensor<1xi64>) -> tensor<100000xf32>
  %t = onnx.Constant dense<16384> : tensor<1xi64>
  %1 = "onnx.Expand"(%c, %t) : (tensor<f32>, tensor<1xi64>) -> tensor<16384xf32>
  onnx.Return %0, %1 : tensor<100000xf32>, tensor<16384xf32>
}

// -----

// The body of a branch uses a constant of the function.
// CHECK-LABEL: func.func @region(
func.func @region(%c: tensor<i1>) -> tensor<2xf32> {
  // CHECK: onnx.Constant dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>
  // CHECK-NOT: "onnx.Add"
  %a = onnx.Constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Add"(%a, %a) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    onnx.Yield %1 : tensor<2xf32>
  }, {
    onnx.Yield %a : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  onnx.Return %0 : tensor<2xf32>
}

// -----

// A condition that is itself folded.
// CHECK-LABEL: func.func @condition(
func.func @condition() -> tensor<4xf32> {
  // CHECK: onnx.Constant dense<[0xFF800000, 0xFF800000, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>
  %a = onnx.Constant dense<[0, 1, 2, 3]> : tensor<4xi64>
  %b = onnx.Constant dense<2> : tensor<i64>
  %0 = "onnx.Less"(%a, %b) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi1>
  %x = onnx.Constant dense<0xFF800000> : tensor<1xf32>
  %y = onnx.Constant dense<0.0> : tensor<1xf32>
  %1 = "onnx.Where"(%0, %x, %y) : (tensor<4xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// Elements at computed places.
// CHECK-LABEL: func.func @computed_places(
func.func @computed_places() -> tensor<4xi64> {
  // CHECK: onnx.Constant dense<[6, 2, 5, 4]> : tensor<4xi64>
  // CHECK-NEXT: onnx.Return
  %x = onnx.Constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %i = onnx.Constant dense<[2, 0]> : tensor<2xi64>
  %u = onnx.Constant dense<[5, 6]> : tensor<2xi64>
  %0 = "onnx.ScatterElements"(%x, %i, %u) : (tensor<4xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  onnx.Return %0 : tensor<4xi64>
}

// -----

// A place that is outside makes the call fail, so that the operator remains.
// CHECK-LABEL: func.func @place_outside(
func.func @place_outside() -> tensor<4xi64> {
  // CHECK: %[[Y:.*]] = "onnx.ScatterElements"
  // CHECK: onnx.Return %[[Y]]
  %x = onnx.Constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %i = onnx.Constant dense<[2, 4]> : tensor<2xi64>
  %u = onnx.Constant dense<[5, 6]> : tensor<2xi64>
  %0 = "onnx.ScatterElements"(%x, %i, %u) : (tensor<4xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  onnx.Return %0 : tensor<4xi64>
}

// -----

// Results whose elements are counted; -0.0 is 0 and NaN is not.
// CHECK-LABEL: func.func @counted(
func.func @counted() -> (tensor<2x?xi64>, tensor<2x?xf32>) {
  // CHECK-DAG: %[[I:.*]] = onnx.Constant dense<{{\[\[}}0, 1], [2, 0]]> : tensor<2x2xi64>
  // CHECK-DAG: %[[X:.*]] = onnx.Constant dense<{{\[\[}}0.000000e+00, 1.000000e+00], [0x7FC00000, 0.000000e+00]]> : tensor<2x2xf32>
  // CHECK: onnx.Return %[[I]], %[[X]]
  %x = onnx.Constant dense<[[0.0, -0.0, 1.0], [0x7FC00000, -0.0, 0.0]]> : tensor<2x3xf32>
  %c = onnx.Constant dense<[true, false, true]> : tensor<3xi1>
  %0 = "onnx.NonZero"(%x) : (tensor<2x3xf32>) -> tensor<2x?xi64>
  %1 = "onnx.Compress"(%x, %c) {axis = 1 : si64} : (tensor<2x3xf32>, tensor<3xi1>) -> tensor<2x?xf32>
  onnx.Return %0, %1 : tensor<2x?xi64>, tensor<2x?xf32>
}

// -----

// A condition that is true beyond the end makes the call fail.
// CHECK-LABEL: func.func @selected_outside(
func.func @selected_outside() -> tensor<?xf32> {
  // CHECK: "onnx.Compress"
  %x = onnx.Constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c = onnx.Constant dense<[true, false, true]> : tensor<3xi1>
  %0 = "onnx.Compress"(%x, %c) {axis = 0 : si64} : (tensor<2xf32>, tensor<3xi1>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// A zero point that is a list of one element, and a scale that is none.
// CHECK-LABEL: func.func @zero_point_in_list(
func.func @zero_point_in_list() -> tensor<2xui8> {
  // CHECK: onnx.Constant dense<[168, 0]> : tensor<2xui8>
  // CHECK-NEXT: onnx.Return
  %x = onnx.Constant dense<[50.0, -200.0]> : tensor<2xf32>
  %scale = onnx.Constant dense<1.0> : tensor<f32>
  %zero = onnx.Constant dense<118> : tensor<1xui8>
  %0 = "onnx.QuantizeLinear"(%x, %scale, %zero) : (tensor<2xf32>, tensor<f32>, tensor<1xui8>) -> tensor<2xui8>
  onnx.Return %0 : tensor<2xui8>
}
