// RUN: mlir-opt %s --onnx-fuse --split-input-file | FileCheck %s

// Two products, a Softmax of rows, and what lies between them.
// CHECK-LABEL: func @attention(
// CHECK: "onnx.Fused"(%{{.+}}, %{{.+}}, %{{.+}}, %{{.+}}) ({
// CHECK: "onnx.MatMul"
// CHECK-NEXT: "onnx.Add"
// CHECK-NEXT: "onnx.Softmax"
// CHECK-NEXT: "onnx.MatMul"
// CHECK-NEXT: onnx.Yield
func.func @attention(%q: tensor<2x?x8xf32>, %k: tensor<2x8x?xf32> {onnx.dim_params = "2:n"}, %m: tensor<1x1x?xf32> {onnx.dim_params = "2:n"}, %v: tensor<2x?x8xf32> {onnx.dim_params = "1:n"}) -> tensor<2x?x8xf32> {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<2x?x8xf32>, tensor<2x8x?xf32>) -> tensor<2x?x?xf32>
  %1 = "onnx.Add"(%m, %0) : (tensor<1x1x?xf32>, tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
  %2 = "onnx.Softmax"(%1) {axis = -1 : si64} : (tensor<2x?x?xf32>) -> tensor<2x?x?xf32>
  %3 = "onnx.MatMul"(%2, %v) : (tensor<2x?x?xf32>, tensor<2x?x8xf32>) -> tensor<2x?x8xf32>
  onnx.Return %3 : tensor<2x?x8xf32>
}

// -----

// Rows are guarded after the Softmax. A condition reads no other row.
// CHECK-LABEL: func @guard(
// CHECK: "onnx.Fused"
// CHECK: "onnx.MatMul"
// CHECK-NEXT: "onnx.Where"
// CHECK-NEXT: "onnx.Softmax"
// CHECK-NEXT: "onnx.IsNaN"
// CHECK-NEXT: "onnx.Where"
// CHECK-NEXT: "onnx.MatMul"
// CHECK-NEXT: onnx.Yield
func.func @guard(%q: tensor<16x8xf32>, %k: tensor<8x32xf32>, %m: tensor<16x32xi1>, %v: tensor<32x4xf32>) -> tensor<16x4xf32> {
  %zero = onnx.Constant dense<0.0> : tensor<f32>
  %least = onnx.Constant dense<0xFF800000> : tensor<f32>
  %0 = "onnx.MatMul"(%q, %k) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = "onnx.Where"(%m, %0, %least) : (tensor<16x32xi1>, tensor<16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
  %2 = "onnx.Softmax"(%1) {axis = 1 : si64} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %3 = "onnx.IsNaN"(%2) : (tensor<16x32xf32>) -> tensor<16x32xi1>
  %4 = "onnx.Where"(%3, %zero, %2) : (tensor<16x32xi1>, tensor<f32>, tensor<16x32xf32>) -> tensor<16x32xf32>
  %5 = "onnx.MatMul"(%4, %v) : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  onnx.Return %5 : tensor<16x4xf32>
}

// -----

// Softmax of columns needs all rows.
// CHECK-LABEL: func @columns(
// CHECK-NOT: "onnx.Fused"
func.func @columns(%q: tensor<16x8xf32>, %k: tensor<8x32xf32>, %v: tensor<32x4xf32>) -> tensor<16x4xf32> {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = 0 : si64} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = "onnx.MatMul"(%1, %v) : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  onnx.Return %2 : tensor<16x4xf32>
}

// -----

// The second factor of a product is needed as a whole.
// CHECK-LABEL: func @second_factor(
// CHECK-NOT: "onnx.Fused"
func.func @second_factor(%q: tensor<16x8xf32>, %k: tensor<8x32xf32>, %v: tensor<4x16xf32>) -> tensor<4x32xf32> {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = "onnx.MatMul"(%v, %1) : (tensor<4x16xf32>, tensor<16x32xf32>) -> tensor<4x32xf32>
  onnx.Return %2 : tensor<4x32xf32>
}

// -----

// A use outside of the group needs the whole matrix.
// CHECK-LABEL: func @used(
// CHECK-NOT: "onnx.Fused"
func.func @used(%q: tensor<16x8xf32>, %k: tensor<8x32xf32>, %v: tensor<32x4xf32>) -> (tensor<16x4xf32>, tensor<16x32xf32>) {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<16x32xf32>) -> tensor<16x32xf32>
  %2 = "onnx.MatMul"(%1, %v) : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  onnx.Return %2, %1 : tensor<16x4xf32>, tensor<16x32xf32>
}

// -----

// The second product has more batches: each row is used several times.
// CHECK-LABEL: func @batches(
// CHECK-NOT: "onnx.Fused"
func.func @batches(%q: tensor<1x16x8xf32>, %k: tensor<8x32xf32>, %v: tensor<3x32x4xf32>) -> tensor<3x16x4xf32> {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<1x16x8xf32>, tensor<8x32xf32>) -> tensor<1x16x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<1x16x32xf32>) -> tensor<1x16x32xf32>
  %2 = "onnx.MatMul"(%1, %v) : (tensor<1x16x32xf32>, tensor<3x32x4xf32>) -> tensor<3x16x4xf32>
  onnx.Return %2 : tensor<3x16x4xf32>
}

// -----

// Few rows do not pay for blocks.
// CHECK-LABEL: func @few_rows(
// CHECK-NOT: "onnx.Fused"
func.func @few_rows(%q: tensor<1x8xf32>, %k: tensor<8x32xf32>, %v: tensor<32x4xf32>) -> tensor<1x4xf32> {
  %0 = "onnx.MatMul"(%q, %k) : (tensor<1x8xf32>, tensor<8x32xf32>) -> tensor<1x32xf32>
  %1 = "onnx.Softmax"(%0) {axis = -1 : si64} : (tensor<1x32xf32>) -> tensor<1x32xf32>
  %2 = "onnx.MatMul"(%1, %v) : (tensor<1x32xf32>, tensor<32x4xf32>) -> tensor<1x4xf32>
  onnx.Return %2 : tensor<1x4xf32>
}

// -----

// Batch and heads are one dimension of the products, and two of the mask.
// CHECK-LABEL: func @views(
// CHECK: "onnx.Fused"
// CHECK: "onnx.MatMul"
// CHECK-NEXT: "onnx.Reshape"
// CHECK-NEXT: "onnx.Add"
// CHECK-NEXT: "onnx.Reshape"
// CHECK-NEXT: "onnx.Softmax"
// CHECK-NEXT: "onnx.MatMul"
// CHECK-NEXT: onnx.Yield
func.func @views(%q: tensor<6x16x8xf32>, %k: tensor<6x8x32xf32>, %m: tensor<2x1x16x32xf32>, %v: tensor<6x32x4xf32>) -> tensor<6x16x4xf32> {
  %split = onnx.Constant dense<[2, 3, 16, 32]> : tensor<4xi64>
  %joined = onnx.Constant dense<[6, 16, 32]> : tensor<3xi64>
  %0 = "onnx.MatMul"(%q, %k) : (tensor<6x16x8xf32>, tensor<6x8x32xf32>) -> tensor<6x16x32xf32>
  %1 = "onnx.Reshape"(%0, %split) {allowzero = 0 : si64} : (tensor<6x16x32xf32>, tensor<4xi64>) -> tensor<2x3x16x32xf32>
  %2 = "onnx.Add"(%1, %m) : (tensor<2x3x16x32xf32>, tensor<2x1x16x32xf32>) -> tensor<2x3x16x32xf32>
  %3 = "onnx.Reshape"(%2, %joined) {allowzero = 0 : si64} : (tensor<2x3x16x32xf32>, tensor<3xi64>) -> tensor<6x16x32xf32>
  %4 = "onnx.Softmax"(%3) {axis = -1 : si64} : (tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
  %5 = "onnx.MatMul"(%4, %v) : (tensor<6x16x32xf32>, tensor<6x32x4xf32>) -> tensor<6x16x4xf32>
  onnx.Return %5 : tensor<6x16x4xf32>
}

// -----

// A view that divides the matrices into others.
// CHECK-LABEL: func @other_rows(
// CHECK-NOT: "onnx.Fused"
func.func @other_rows(%q: tensor<6x16x8xf32>, %k: tensor<6x8x32xf32>, %v: tensor<3x32x4xf32>) -> tensor<3x32x4xf32> {
  %joined = onnx.Constant dense<[3, 32, 32]> : tensor<3xi64>
  %0 = "onnx.MatMul"(%q, %k) : (tensor<6x16x8xf32>, tensor<6x8x32xf32>) -> tensor<6x16x32xf32>
  %1 = "onnx.Reshape"(%0, %joined) {allowzero = 0 : si64} : (tensor<6x16x32xf32>, tensor<3xi64>) -> tensor<3x32x32xf32>
  %2 = "onnx.Softmax"(%1) {axis = -1 : si64} : (tensor<3x32x32xf32>) -> tensor<3x32x32xf32>
  %3 = "onnx.MatMul"(%2, %v) : (tensor<3x32x32xf32>, tensor<3x32x4xf32>) -> tensor<3x32x4xf32>
  onnx.Return %3 : tensor<3x32x4xf32>
}
