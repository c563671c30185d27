// RUN: mlir-opt %s --load-td=%S/paper.td --apply-loaded-rules --split-input-file --verify-diagnostics | FileCheck %s

// The examples of sections 3.2 and 3.4 of "Compiling ONNX Neural Network Models
// Using MLIR".

// CHECK-LABEL: func @reduce_l1
// CHECK-SAME: (%[[X:.*]]: tensor<2x3xf32>)
func.func @reduce_l1(%x: tensor<2x3xf32>) -> tensor<2x1xf32> {
  // CHECK-NEXT: %[[ABS:.*]] = "onnx.Abs"(%[[X]])
  // CHECK-NEXT: %[[SUM:.*]] = "onnx.ReduceSum"(%[[ABS]]) {{.*}}axes = [1]{{.*}}keepdims = 1
  // CHECK-NEXT: return %[[SUM]]
  %0 = "onnx.ReduceL1"(%x) {axes = [1], keepdims = 1 : i64} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

// -----

// CHECK-LABEL: func @gemm
// CHECK-SAME: (%[[A:.*]]: tensor<2x3xf32>, %[[B:.*]]: tensor<3x4xf32>, %[[C:.*]]: tensor<2x4xf32>)
func.func @gemm(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) -> tensor<2x4xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]])
  // CHECK-NEXT: return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}

// -----

// The product has another use.
// CHECK-LABEL: func @shared_product
func.func @shared_product(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>) {
  // CHECK-NEXT: "onnx.MatMul"
  // CHECK-NEXT: "onnx.Add"
  %0 = "onnx.MatMul"(%a, %b) : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func @identity
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>)
func.func @identity(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: return %[[X]]
  %0 = "onnx.Identity"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// The definition of listing 6 admits tensors of floats.
func.func @leaky_relu(%x: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+1 {{'onnx.LeakyRelu' op operand #0 must be}}
  %0 = "onnx.LeakyRelu"(%x) {alpha = 0.5 : f32} : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}
