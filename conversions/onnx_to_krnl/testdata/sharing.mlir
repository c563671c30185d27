// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// Kernels that differ in a constant are one function with an argument for it.
// CHECK-LABEL: func private @factors(
// CHECK: %[[TWO:.+]] = arith.constant 2.000000e+00 : f32
// CHECK: call @Mul(%{{.+}}, %{{.+}}, %[[TWO]])
// CHECK: %[[THREE:.+]] = arith.constant 3.000000e+00 : f32
// CHECK: call @Mul(%{{.+}}, %{{.+}}, %[[THREE]])
// CHECK: func private @Mul(%{{.+}}, %{{.+}}, %[[FACTOR:.+]]: f32)
// CHECK-NOT: arith.constant {{.*}} : f32
// CHECK: arith.mulf %{{.+}}, %[[FACTOR]]
// CHECK-NOT: func private @Mul_1(
func.func @factors(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %three = onnx.Constant dense<3.0> : tensor<f32>
  %0 = "onnx.Mul"(%x, %two) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Mul"(%0, %three) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A constant that is the same in all of them remains in the code.
// CHECK-LABEL: func private @bounds(
// CHECK: func private @Clip(%{{.+}}, %{{.+}}, %[[MAX:.+]]: f32)
// CHECK: arith.constant -1.000000e+00 : f32
// CHECK-NOT: arith.constant {{.*}} : f32
// CHECK-NOT: func private @Clip_1(
func.func @bounds(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %least = onnx.Constant dense<-1.0> : tensor<f32>
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %three = onnx.Constant dense<3.0> : tensor<f32>
  %0 = "onnx.Clip"(%x, %least, %three) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Clip"(%0, %least, %two) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// A division by a constant can be a product, so it remains one.
// CHECK-LABEL: func private @divisors(
// CHECK: call @Div(
// CHECK: call @Div_1(
func.func @divisors(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %four = onnx.Constant dense<4.0> : tensor<f32>
  %0 = "onnx.Div"(%x, %two) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = "onnx.Div"(%0, %four) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// The second result has as many elements as the first one, and as many bytes: each
// number is computed and checked once.
// CHECK-LABEL: func private @checked(
// CHECK-COUNT-2: arith.mulsi_extended
// CHECK-NOT: arith.mulsi_extended
// CHECK: call @Exp(
func.func @checked(%x: tensor<?x8x4xf32> {onnx.dim_params = "0:n"}) -> tensor<?x4x8xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<?x8x4xf32>) -> tensor<?x8x4xf32>
  %1 = "onnx.Transpose"(%0) {perm = [0, 2, 1]} : (tensor<?x8x4xf32>) -> tensor<?x4x8xf32>
  onnx.Return %1 : tensor<?x4x8xf32>
}
