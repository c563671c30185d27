// RUN: mlir-opt %s --recompose-onnx --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @hard_swish(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>
func.func @hard_swish(%x: tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  // CHECK-COUNT-2: "onnx.HardSwish"(%[[X]])
  // CHECK-NEXT: onnx.Return
  %zero = onnx.Constant dense<0.0> : tensor<f32>
  %three = onnx.Constant dense<3.0> : tensor<f32>
  %six = onnx.Constant dense<6.0> : tensor<f32>
  %sixth = onnx.Constant dense<0.166666672> : tensor<1xf32>
  %0 = "onnx.Add"(%x, %three) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %1 = "onnx.Clip"(%0, %zero, %six) : (tensor<?x4xf32>, tensor<f32>, tensor<f32>) -> tensor<?x4xf32>
  %2 = "onnx.Mul"(%x, %1) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = "onnx.Div"(%2, %six) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %4 = "onnx.Add"(%x, %three) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %5 = "onnx.Clip"(%4, %zero, %six) : (tensor<?x4xf32>, tensor<f32>, tensor<f32>) -> tensor<?x4xf32>
  %6 = "onnx.Mul"(%5, %sixth) : (tensor<?x4xf32>, tensor<1xf32>) -> tensor<?x4xf32>
  %7 = "onnx.Mul"(%6, %x) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %3, %7 : tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

// Another constant, another operand, another use.
// CHECK-LABEL: func.func @no_hard_swish(
func.func @no_hard_swish(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NOT: "onnx.HardSwish"
  // CHECK: onnx.Return
  %zero = onnx.Constant dense<0.0> : tensor<f32>
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %three = onnx.Constant dense<3.0> : tensor<f32>
  %six = onnx.Constant dense<6.0> : tensor<f32>
  %0 = "onnx.Add"(%x, %two) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Clip"(%0, %zero, %six) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %2 = "onnx.Mul"(%x, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %3 = "onnx.Div"(%2, %six) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = "onnx.Add"(%x, %three) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = "onnx.Clip"(%4, %zero, %six) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %6 = "onnx.Mul"(%y, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %7 = "onnx.Div"(%6, %six) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %8 = "onnx.Mul"(%x, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %9 = "onnx.Div"(%8, %six) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %3, %7, %9, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @gelu(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @gelu(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: "onnx.Gelu"(%[[X]]) {approximate = "none"}
  // CHECK: "onnx.Gelu"(%[[X]]) {approximate = "tanh"}
  // CHECK-NEXT: onnx.Return
  %root = onnx.Constant dense<1.41421354> : tensor<f32>
  %one = onnx.Constant dense<1.0> : tensor<f32>
  %half = onnx.Constant dense<0.5> : tensor<f32>
  %0 = "onnx.Div"(%x, %root) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Erf"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "onnx.Add"(%1, %one) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %3 = "onnx.Mul"(%x, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = "onnx.Mul"(%3, %half) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %three = onnx.Constant dense<3.0> : tensor<f32>
  %k = onnx.Constant dense<0.044715> : tensor<f32>
  %r = onnx.Constant dense<0.797884583> : tensor<f32>
  %5 = "onnx.Pow"(%x, %three) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %6 = "onnx.Mul"(%5, %k) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %7 = "onnx.Add"(%x, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = "onnx.Mul"(%7, %r) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %9 = "onnx.Tanh"(%8) : (tensor<4xf32>) -> tensor<4xf32>
  %10 = "onnx.Add"(%9, %one) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %11 = "onnx.Mul"(%x, %half) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %12 = "onnx.Mul"(%11, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %4, %12 : tensor<4xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>
func.func @softmax(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  // CHECK: "onnx.Softmax"(%[[X]]) {axis = 1 : si64}
  // CHECK-NEXT: onnx.Return
  %last = onnx.Constant dense<-1> : tensor<1xi64>
  %0 = "onnx.ReduceMax"(%x, %last) {keepdims = 1 : si64} : (tensor<?x4xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  %1 = "onnx.Sub"(%x, %0) : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  %2 = "onnx.Exp"(%1) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %3 = "onnx.ReduceSum"(%2, %last) {keepdims = 1 : si64} : (tensor<?x4xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  %4 = "onnx.Div"(%2, %3) : (tensor<?x4xf32>, tensor<?x1xf32>) -> tensor<?x4xf32>
  onnx.Return %4 : tensor<?x4xf32>
}

// -----

// A sum over two dimensions is no softmax.
// CHECK-LABEL: func.func @no_softmax(
func.func @no_softmax(%x: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // CHECK-NOT: "onnx.Softmax"
  // CHECK: onnx.Return
  %both = onnx.Constant dense<[0, 1]> : tensor<2xi64>
  %0 = "onnx.Exp"(%x) : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %1 = "onnx.ReduceSum"(%0, %both) {keepdims = 1 : si64} : (tensor<3x4xf32>, tensor<2xi64>) -> tensor<1x1xf32>
  %2 = "onnx.Div"(%0, %1) : (tensor<3x4xf32>, tensor<1x1xf32>) -> tensor<3x4xf32>
  onnx.Return %2 : tensor<3x4xf32>
}

// -----

// CHECK-LABEL: func.func @layer_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>, %[[S:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>
func.func @layer_normalization(%x: tensor<?x2xf32>, %scale: tensor<2xf32>, %bias: tensor<2xf32>) -> tensor<?x2xf32> {
  // CHECK: %[[Y:.*]], %{{.*}}, %{{.*}} = "onnx.LayerNormalization"(%[[X]], %[[S]], %[[B]])
  // CHECK-SAME: axis = 1 : si64, epsilon = 9.99999974E-6 : f32
  // CHECK-NEXT: onnx.Return %[[Y]]
  %last = onnx.Constant dense<-1> : tensor<1xi64>
  %eps = onnx.Constant dense<1.0e-5> : tensor<f32>
  %m = "onnx.ReduceMean"(%x, %last) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  %d = "onnx.Sub"(%x, %m) : (tensor<?x2xf32>, tensor<?x1xf32>) -> tensor<?x2xf32>
  %e = "onnx.Sub"(%x, %m) : (tensor<?x2xf32>, tensor<?x1xf32>) -> tensor<?x2xf32>
  %q = "onnx.Mul"(%e, %e) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %v = "onnx.ReduceMean"(%q, %last) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  %a = "onnx.Add"(%v, %eps) : (tensor<?x1xf32>, tensor<f32>) -> tensor<?x1xf32>
  %s = "onnx.Sqrt"(%a) : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %n = "onnx.Div"(%d, %s) : (tensor<?x2xf32>, tensor<?x1xf32>) -> tensor<?x2xf32>
  %0 = "onnx.Mul"(%n, %scale) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.Add"(%0, %bias) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  onnx.Return %1 : tensor<?x2xf32>
}

// -----

// CHECK-LABEL: func.func @rms_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<?x2xf32>, %[[S:.*]]: tensor<2xf32>
func.func @rms_normalization(%x: tensor<?x2xf32>, %scale: tensor<2xf32>) -> tensor<?x2xf32> {
  // CHECK: "onnx.RMSNormalization"(%[[X]], %[[S]])
  // CHECK-NEXT: onnx.Return
  %last = onnx.Constant dense<1> : tensor<1xi64>
  %eps = onnx.Constant dense<1.0e-6> : tensor<1xf32>
  %q = "onnx.Mul"(%x, %x) : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %v = "onnx.ReduceMean"(%q, %last) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  %a = "onnx.Add"(%v, %eps) : (tensor<?x1xf32>, tensor<1xf32>) -> tensor<?x1xf32>
  %s = "onnx.Sqrt"(%a) : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %r = "onnx.Reciprocal"(%s) : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %n = "onnx.Mul"(%x, %r) : (tensor<?x2xf32>, tensor<?x1xf32>) -> tensor<?x2xf32>
  %0 = "onnx.Mul"(%scale, %n) : (tensor<2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  onnx.Return %0 : tensor<?x2xf32>
}

// -----

// The mean and the variance are of different dimensions.
// CHECK-LABEL: func.func @no_normalization(
func.func @no_normalization(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
  // CHECK-NOT: Normalization
  // CHECK: onnx.Return
  %first = onnx.Constant dense<0> : tensor<1xi64>
  %last = onnx.Constant dense<1> : tensor<1xi64>
  %eps = onnx.Constant dense<1.0e-5> : tensor<f32>
  %m = "onnx.ReduceMean"(%x, %first) : (tensor<2x2xf32>, tensor<1xi64>) -> tensor<1x2xf32>
  %d = "onnx.Sub"(%x, %m) : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %e = "onnx.Sub"(%x, %m) : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %q = "onnx.Mul"(%e, %e) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %v = "onnx.ReduceMean"(%q, %last) : (tensor<2x2xf32>, tensor<1xi64>) -> tensor<2x1xf32>
  %a = "onnx.Add"(%v, %eps) : (tensor<2x1xf32>, tensor<f32>) -> tensor<2x1xf32>
  %s = "onnx.Sqrt"(%a) : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %n = "onnx.Div"(%d, %s) : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
  onnx.Return %n : tensor<2x2xf32>
}

// -----

// The mean is no normalized tensor, so that the product is no scale of one.
// CHECK-LABEL: func.func @scaled_mean(
func.func @scaled_mean(%x: tensor<4x8xf32>, %s: tensor<8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  // CHECK: %[[Y:.+]], %[[MEAN:.+]], %{{.+}} = "onnx.LayerNormalization"
  // CHECK: %[[PRODUCT:.+]] = "onnx.Mul"(%[[MEAN]],
  // CHECK: onnx.Return %[[PRODUCT]], %[[Y]]
  %one = onnx.Constant dense<1.0> : tensor<8xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %y, %mean, %i = "onnx.LayerNormalization"(%x, %one, %none) {axis = 1 : si64, epsilon = 1.0e-5 : f32, stash_type = 1 : si64} : (tensor<4x8xf32>, tensor<8xf32>, none) -> (tensor<4x8xf32>, tensor<4x1xf32>, none)
  %0 = "onnx.Mul"(%mean, %s) : (tensor<4x1xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  onnx.Return %0, %y : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @narrow_mean(
func.func @narrow_mean(%x: tensor<4x1xbf16>) -> (tensor<4x1xbf16>, tensor<4x1xf32>) {
  // CHECK: %[[Y:.+]], %[[MEAN:.+]], %{{.+}} = "onnx.LayerNormalization"
  // CHECK: %[[NARROW:.+]] = "onnx.Cast"(%[[MEAN]])
  // CHECK: onnx.Return %[[NARROW]], %[[Y]]
  %one = onnx.Constant dense<1.0> : tensor<1xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %wide = "onnx.Cast"(%x) {saturate = 1 : si64, to = f32} : (tensor<4x1xbf16>) -> tensor<4x1xf32>
  %y, %mean, %i = "onnx.LayerNormalization"(%wide, %one, %none) {axis = 1 : si64, epsilon = 1.0e-5 : f32, stash_type = 1 : si64} : (tensor<4x1xf32>, tensor<1xf32>, none) -> (tensor<4x1xf32>, tensor<4x1xf32>, none)
  %0 = "onnx.Cast"(%mean) {saturate = 1 : si64, to = bf16} : (tensor<4x1xf32>) -> tensor<4x1xbf16>
  onnx.Return %0, %y : tensor<4x1xbf16>, tensor<4x1xf32>
}
