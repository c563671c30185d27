// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl=fp-strict | FileCheck %s

// The sum keeps the order of its loop.
// CHECK-LABEL: func private @ReduceSum(
// CHECK: iter_args(%[[SUM:.+]] = %{{.+}}) -> (f32) {
// CHECK: %[[X:.+]] = krnl.load
// CHECK: arith.addf %[[SUM]], %[[X]] : f32
func.func @sum(%x: tensor<3x8xf32>) -> tensor<3xf32> {
  %axes = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.ReduceSum"(%x, %axes) {keepdims = 0 : si64} : (tensor<3x8xf32>, tensor<1xi64>) -> tensor<3xf32>
  onnx.Return %0 : tensor<3xf32>
}

// CHECK-LABEL: func private @MatMul(
// CHECK: krnl.contract {accumulator = f32, {{.*}}, ordered}
func.func @product(%x: tensor<3x8xf32>, %y: tensor<8x4xf32>) -> tensor<3x4xf32> {
  %0 = "onnx.MatMul"(%x, %y) : (tensor<3x8xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
  onnx.Return %0 : tensor<3x4xf32>
}

// A row is divided by its sum, and not multiplied by a reciprocal.
// CHECK-LABEL: func private @Softmax(
// CHECK: arith.divf %{{.+}}, %{{.+}} : f32
func.func @softmax(%x: tensor<3x8xf32>) -> tensor<3x8xf32> {
  %0 = "onnx.Softmax"(%x) {axis = -1 : si64} : (tensor<3x8xf32>) -> tensor<3x8xf32>
  onnx.Return %0 : tensor<3x8xf32>
}
