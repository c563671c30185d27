// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// A kernel returns the sizes of the result, from the elements of an operand.
// CHECK-LABEL: func private @reduction(
// CHECK: %[[SHAPE:.+]]:2 = call @ReduceSum_shape(
// CHECK: krnl.output %{{.+}}[0] (%[[SHAPE]]#0, %[[SHAPE]]#1) : memref<f32>
// CHECK: call @ReduceSum(
// CHECK: func private @ReduceSum_shape({{.*}}) -> (index, index)
func.func @reduction(%x: tensor<?x?xf32>, %axes: tensor<?xi64>) -> tensor<?x?xf32> {
  %0 = "onnx.ReduceSum"(%x, %axes) : (tensor<?x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  onnx.Return %0 : tensor<?x?xf32>
}

// -----

// A view has such sizes too, but no kernel that computes elements.
// CHECK-LABEL: func private @view(
// CHECK: call @Unsqueeze_shape(
// CHECK-NOT: call @Unsqueeze(
func.func @view(%x: tensor<?xf32>, %axes: tensor<1xi64>) -> tensor<?x?xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
  %1 = "onnx.Unsqueeze"(%0, %axes) : (tensor<?xf32>, tensor<1xi64>) -> tensor<?x?xf32>
  onnx.Return %1 : tensor<?x?xf32>
}

// -----

// Sizes that the analysis knows need no kernel.
// CHECK-LABEL: func private @known(
// CHECK-NOT: _shape(
func.func @known(%x: tensor<?x4xf32>) -> tensor<?x1xf32> {
  %axes = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.ReduceSum"(%x, %axes) : (tensor<?x4xf32>, tensor<1xi64>) -> tensor<?x1xf32>
  onnx.Return %0 : tensor<?x1xf32>
}
