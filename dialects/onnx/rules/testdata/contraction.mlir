// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// The sum of a product of matrices and a row is one product with an addend.
// CHECK-LABEL: func.func @matmul_add(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @matmul_add(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// The product may be the right operand of the sum, and its rows may be unknown.
// CHECK-LABEL: func.func @add_matmul(
// CHECK-SAME: %[[A:.*]]: tensor<?x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<1x5xf32>)
func.func @add_matmul(%a: tensor<?x3xf32>, %b: tensor<3x5xf32>, %c: tensor<1x5xf32>) -> tensor<?x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {alpha = 1.000000e+00 : f32, beta = 1.000000e+00 : f32, transA = 0 : si64, transB = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<?x3xf32>, tensor<3x5xf32>) -> tensor<?x5xf32>
  %1 = "onnx.Add"(%c, %0) : (tensor<1x5xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  onnx.Return %1 : tensor<?x5xf32>
}

// -----

// An addend that broadcasts the product remains.
// CHECK-LABEL: func.func @broadcasts_product(
// CHECK-SAME: %[[A:.*]]: tensor<1x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<4x5xf32>)
func.func @broadcasts_product(%a: tensor<1x3xf32>, %b: tensor<3x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[A0:.*]] = "onnx.MatMul"(%[[A]], %[[B]])
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<1x3xf32>, tensor<3x5xf32>) -> tensor<1x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// An addend with unknown rows may broadcast the product.
// CHECK-LABEL: func.func @unknown_rows(
// CHECK-SAME: %[[A:.*]]: tensor<?x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<?x5xf32>)
func.func @unknown_rows(%a: tensor<?x3xf32>, %b: tensor<3x5xf32>, %c: tensor<?x5xf32>) -> tensor<?x5xf32> {
  // CHECK: %[[A0:.*]] = "onnx.MatMul"(%[[A]], %[[B]])
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<?x3xf32>, tensor<3x5xf32>) -> tensor<?x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<?x5xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
  onnx.Return %1 : tensor<?x5xf32>
}

// -----

// A product of batches is not one of matrices.
// CHECK-LABEL: func.func @batched(
// CHECK-SAME: %[[A:.*]]: tensor<2x4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @batched(%a: tensor<2x4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<2x4x5xf32> {
  // CHECK: %[[A0:.*]] = "onnx.MatMul"(%[[A]], %[[B]])
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<2x4x3xf32>, tensor<3x5xf32>) -> tensor<2x4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<2x4x5xf32>, tensor<5xf32>) -> tensor<2x4x5xf32>
  onnx.Return %1 : tensor<2x4x5xf32>
}

// -----

// A product that is used twice remains.
// CHECK-LABEL: func.func @used_twice(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @used_twice(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  // CHECK: %[[A0:.*]] = "onnx.MatMul"(%[[A]], %[[B]])
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[A0]], %[[Y]]
  %0 = "onnx.MatMul"(%a, %b) : (tensor<4x3xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// -----

// The addend of a general product that has none keeps its scale, whatever the scale of the missing one.
// CHECK-LABEL: func.func @gemm_addend(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_addend(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {alpha = 2.000000e+00 : f32, beta = 1.000000e+00 : f32,
  // CHECK-NEXT: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Gemm"(%a, %b, %none) {alpha = 2.0 : f32, beta = 3.0 : f32} : (tensor<4x3xf32>, tensor<3x5xf32>, none) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A general product has one addend only.
// CHECK-LABEL: func.func @gemm_has_addend(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>, %[[D:.*]]: tensor<5xf32>)
func.func @gemm_has_addend(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>, %d: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[A0:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[D]])
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Gemm"(%a, %b, %d) : (tensor<4x3xf32>, tensor<3x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A general product that is used twice remains.
// CHECK-LABEL: func.func @gemm_used_twice(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_used_twice(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> (tensor<4x5xf32>, tensor<4x5xf32>) {
  // CHECK: %[[A0:.*]] = "onnx.Gemm"(%[[A]], %[[B]],
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[A0]], %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Gemm"(%a, %b, %none) {alpha = 2.0 : f32, beta = 3.0 : f32} : (tensor<4x3xf32>, tensor<3x5xf32>, none) -> tensor<4x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %0, %1 : tensor<4x5xf32>, tensor<4x5xf32>
}

// -----

// An addend that broadcasts a general product remains.
// CHECK-LABEL: func.func @gemm_broadcasts_product(
// CHECK-SAME: %[[A:.*]]: tensor<1x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<4x5xf32>)
func.func @gemm_broadcasts_product(%a: tensor<1x3xf32>, %b: tensor<3x5xf32>, %c: tensor<4x5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[A0:.*]] = "onnx.Gemm"(%[[A]], %[[B]],
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A0]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Gemm"(%a, %b, %none) : (tensor<1x3xf32>, tensor<3x5xf32>, none) -> tensor<1x5xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A general product transposes its left matrix itself.
// CHECK-LABEL: func.func @gemm_transposed_left(
// CHECK-SAME: %[[A:.*]]: tensor<3x4xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_transposed_left(%a: tensor<3x4xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {{[{].*}}transA = 1 : si64, transB = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%a) {perm = [1, 0]} : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %1 = "onnx.Gemm"(%0, %b, %c) : (tensor<4x3xf32>, tensor<3x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A general product that transposes its right matrix needs no other transpose of it.
// CHECK-LABEL: func.func @gemm_transposed_right(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_transposed_right(%a: tensor<4x3xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK-NEXT: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[B]], %[[C]]) {{[{].*}}transA = 0 : si64, transB = 0 : si64}
  // CHECK-NEXT: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%b) : (tensor<3x5xf32>) -> tensor<5x3xf32>
  %1 = "onnx.Gemm"(%a, %0, %c) {transB = 1 : si64} : (tensor<4x3xf32>, tensor<5x3xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// Without a rank, what a transpose does is not known.
// CHECK-LABEL: func.func @gemm_unranked(
// CHECK-SAME: %[[A:.*]]: tensor<*xf32>, %[[B:.*]]: tensor<3x5xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_unranked(%a: tensor<*xf32>, %b: tensor<3x5xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[T:.*]] = "onnx.Transpose"(%[[A]])
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[T]], %[[B]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%a) : (tensor<*xf32>) -> tensor<*xf32>
  %1 = "onnx.Gemm"(%0, %b, %c) : (tensor<*xf32>, tensor<3x5xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A permutation that is not that of a transposed matrix remains.
// CHECK-LABEL: func.func @gemm_other_permutation(
// CHECK-SAME: %[[A:.*]]: tensor<4x3xf32>, %[[B:.*]]: tensor<*xf32>, %[[C:.*]]: tensor<5xf32>)
func.func @gemm_other_permutation(%a: tensor<4x3xf32>, %b: tensor<*xf32>, %c: tensor<5xf32>) -> tensor<4x5xf32> {
  // CHECK: %[[T:.*]] = "onnx.Transpose"(%[[B]])
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[A]], %[[T]], %[[C]])
  // CHECK: onnx.Return %[[Y]]
  %0 = "onnx.Transpose"(%b) {perm = [0, 2, 1]} : (tensor<*xf32>) -> tensor<*xf32>
  %1 = "onnx.Gemm"(%a, %0, %c) : (tensor<4x3xf32>, tensor<*xf32>, tensor<5xf32>) -> tensor<4x5xf32>
  onnx.Return %1 : tensor<4x5xf32>
}

// -----

// A normalization after a convolution scales its weights and its bias, also if the rank of its result is not known.
// CHECK-LABEL: func.func @conv_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_normalization(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]]], {{\[\[\[}}3.000000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<*xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<*xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x4x4xf32>, none, none)
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A product after a convolution scales its weights and its bias.
// CHECK-LABEL: func.func @conv_mul(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_mul(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]]], {{\[\[\[}}2.400000e+01]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[2.000000e+00, 1.200000e+01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%f, %0) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A quotient after a convolution divides its weights and its bias.
// CHECK-LABEL: func.func @conv_div(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_div(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}1.000000e+00]]], {{\[\[\[}}1.500000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e-01, 7.500000e-01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Div"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A sum after a convolution is part of its bias.
// CHECK-LABEL: func.func @conv_add(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_add(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}6.000000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[3.000000e+00, 7.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A difference after a convolution is part of its bias.
// CHECK-LABEL: func.func @conv_sub(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_sub(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}6.000000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<-1.000000e+00> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Sub"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A constant that is divided by the result of a convolution is no factor.
// CHECK-LABEL: func.func @conv_left_of_div(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_left_of_div(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%{{.*}}, %[[A]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Div"(%f, %0) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A convolution with two uses remains.
// CHECK-LABEL: func.func @conv_two_uses(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_two_uses(%x: tensor<1x1x4x4xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[A]], %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %0, %1 : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>
}

// -----

// Weights of a convolution that would become infinite remain.
// CHECK-LABEL: func.func @conv_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_not_finite(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<3.0e38> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A bias of a convolution that would become infinite remains.
// CHECK-LABEL: func.func @conv_bias_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_bias_not_finite(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<3.0e38> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A division by zero after a convolution makes no weights.
// CHECK-LABEL: func.func @conv_div_by_zero(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_div_by_zero(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<0.0> : tensor<f32>
  %1 = "onnx.Div"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A normalization with a negative variance after a convolution makes no weights.
// CHECK-LABEL: func.func @conv_negative_variance(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_negative_variance(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[A]],
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<-3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<1x2x4x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x4x4xf32>, none, none)
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// Weights of a convolution that are not constant remain.
// CHECK-LABEL: func.func @conv_unknown_weights(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>, %[[W:.*]]: tensor<2x1x1x1xf32>)
func.func @conv_unknown_weights(%x: tensor<1x1x4x4xf32>, %w: tensor<2x1x1x1xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]], %[[W]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A factor after a convolution that is not constant remains.
// CHECK-LABEL: func.func @conv_unknown_factor(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>, %[[F:.*]]: tensor<2x1x1xf32>)
func.func @conv_unknown_factor(%x: tensor<1x1x4x4xf32>, %f: tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]], %[[F]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A factor alone gives a convolution no bias.
// CHECK-LABEL: func.func @conv_without_bias(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_without_bias(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[N:.*]] = "onnx.NoValue"()
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]]], {{\[\[\[}}2.400000e+01]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[N]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A normalization after a transposed convolution scales its weights and its bias, also if the rank of its result is not known.
// CHECK-LABEL: func.func @conv_transpose_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_normalization(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]], {{\[\[}}3.000000e+00]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<*xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<*xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x4x4xf32>, none, none)
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A product after a transposed convolution scales its weights and its bias.
// CHECK-LABEL: func.func @conv_transpose_mul(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_mul(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]], {{\[\[}}2.400000e+01]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[2.000000e+00, 1.200000e+01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%f, %0) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A quotient after a transposed convolution divides its weights and its bias.
// CHECK-LABEL: func.func @conv_transpose_div(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_div(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}1.000000e+00]], {{\[\[}}1.500000e+00]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e-01, 7.500000e-01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Div"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A sum after a transposed convolution is part of its bias.
// CHECK-LABEL: func.func @conv_transpose_add(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_add(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]], {{\[\[}}6.000000e+00]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[3.000000e+00, 7.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A difference after a transposed convolution is part of its bias.
// CHECK-LABEL: func.func @conv_transpose_sub(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_sub(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]], {{\[\[}}6.000000e+00]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<-1.000000e+00> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Sub"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A constant that is divided by the result of a transposed convolution is no factor.
// CHECK-LABEL: func.func @conv_transpose_left_of_div(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_left_of_div(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%{{.*}}, %[[A]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Div"(%f, %0) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A transposed convolution with two uses remains.
// CHECK-LABEL: func.func @conv_transpose_two_uses(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_two_uses(%x: tensor<1x1x4x4xf32>) -> (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[A]], %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %0, %1 : tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>
}

// -----

// Weights of a transposed convolution that would become infinite remain.
// CHECK-LABEL: func.func @conv_transpose_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_not_finite(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<3.0e38> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A bias of a transposed convolution that would become infinite remains.
// CHECK-LABEL: func.func @conv_transpose_bias_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_bias_not_finite(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<3.0e38> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A division by zero after a transposed convolution makes no weights.
// CHECK-LABEL: func.func @conv_transpose_div_by_zero(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_div_by_zero(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<0.0> : tensor<f32>
  %1 = "onnx.Div"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A normalization with a negative variance after a transposed convolution makes no weights.
// CHECK-LABEL: func.func @conv_transpose_negative_variance(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_negative_variance(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[A]],
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<-3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<1x2x4x4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<1x2x4x4xf32>, none, none)
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// Weights of a transposed convolution that are not constant remain.
// CHECK-LABEL: func.func @conv_transpose_unknown_weights(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>, %[[W:.*]]: tensor<1x2x1x1xf32>)
func.func @conv_transpose_unknown_weights(%x: tensor<1x1x4x4xf32>, %w: tensor<1x2x1x1xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A factor after a transposed convolution that is not constant remains.
// CHECK-LABEL: func.func @conv_transpose_unknown_factor(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>, %[[F:.*]]: tensor<2x1x1xf32>)
func.func @conv_transpose_unknown_factor(%x: tensor<1x1x4x4xf32>, %f: tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]], %[[F]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, tensor<2xf32>) -> tensor<1x2x4x4xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A factor alone gives a transposed convolution no bias.
// CHECK-LABEL: func.func @conv_transpose_without_bias(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_transpose_without_bias(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[N:.*]] = "onnx.NoValue"()
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}4.000000e+00]], {{\[\[}}2.400000e+01]]]]> : tensor<1x2x1x1xf32>
  // CHECK: %[[Y:.*]] = "onnx.ConvTranspose"(%[[X]], %[[W]], %[[N]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]], [[6.0]]]]> : tensor<1x2x1x1xf32>
  %b = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.ConvTranspose"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<1x2x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<[[[2.0]], [[4.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<2x1x1xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A normalization after a general product scales its weights and its bias, also if the rank of its result is not known.
// CHECK-LABEL: func.func @gemm_normalization(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_normalization(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}4.000000e+00, 3.000000e+00]]> : tensor<1x2xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e+00, 6.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<*xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<*xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, none, none)
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A product after a general product scales its weights and its bias.
// CHECK-LABEL: func.func @gemm_mul(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_mul(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}4.000000e+00, 2.400000e+01]]> : tensor<1x2xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[2.000000e+00, 1.200000e+01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%f, %0) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A quotient after a general product divides its weights and its bias.
// CHECK-LABEL: func.func @gemm_div(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_div(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}1.000000e+00, 1.500000e+00]]> : tensor<1x2xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[5.000000e-01, 7.500000e-01]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Div"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A sum after a general product is part of its bias.
// CHECK-LABEL: func.func @gemm_add(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_add(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}2.000000e+00, 6.000000e+00]]> : tensor<1x2xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[3.000000e+00, 7.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A difference after a general product is part of its bias.
// CHECK-LABEL: func.func @gemm_sub(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_sub(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}2.000000e+00, 6.000000e+00]]> : tensor<1x2xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<-1.000000e+00> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Sub"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A constant that is divided by the result of a general product is no factor.
// CHECK-LABEL: func.func @gemm_left_of_div(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_left_of_div(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%{{.*}}, %[[A]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Div"(%f, %0) : (tensor<2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A general product with two uses remains.
// CHECK-LABEL: func.func @gemm_two_uses(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_two_uses(%x: tensor<3x1xf32>) -> (tensor<3x2xf32>, tensor<3x2xf32>) {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[A]], %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %0, %1 : tensor<3x2xf32>, tensor<3x2xf32>
}

// -----

// Weights of a general product that would become infinite remain.
// CHECK-LABEL: func.func @gemm_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_not_finite(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<3.0e38> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A bias of a general product that would become infinite remains.
// CHECK-LABEL: func.func @gemm_bias_not_finite(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_bias_not_finite(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<3.0e38> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A division by zero after a general product makes no weights.
// CHECK-LABEL: func.func @gemm_div_by_zero(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_div_by_zero(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<0.0> : tensor<f32>
  %1 = "onnx.Div"(%0, %f) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A normalization with a negative variance after a general product makes no weights.
// CHECK-LABEL: func.func @gemm_negative_variance(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_negative_variance(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:[^,]*]], {{.*}} = "onnx.BatchNormalization"(%[[A]],
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %s = onnx.Constant dense<[4.0, 1.0]> : tensor<2xf32>
  %o = onnx.Constant dense<5.0> : tensor<2xf32>
  %m = onnx.Constant dense<1.0> : tensor<2xf32>
  %v = onnx.Constant dense<-3.0> : tensor<2xf32>
  %1, %mean, %var = "onnx.BatchNormalization"(%0, %s, %o, %m, %v) {epsilon = 1.0 : f32} : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<3x2xf32>, none, none)
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// Weights of a general product that are not constant remain.
// CHECK-LABEL: func.func @gemm_unknown_weights(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>, %[[W:.*]]: tensor<1x2xf32>)
func.func @gemm_unknown_weights(%x: tensor<3x1xf32>, %w: tensor<1x2xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]], %[[W]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A factor after a general product that is not constant remains.
// CHECK-LABEL: func.func @gemm_unknown_factor(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>, %[[F:.*]]: tensor<2xf32>)
func.func @gemm_unknown_factor(%x: tensor<3x1xf32>, %f: tensor<2xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]], %[[F]])
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A factor alone gives a general product no bias.
// CHECK-LABEL: func.func @gemm_without_bias(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_without_bias(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[N:.*]] = "onnx.NoValue"()
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}4.000000e+00, 2.400000e+01]]> : tensor<1x2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]], %[[N]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Gemm"(%x, %w, %b) : (tensor<3x1xf32>, tensor<1x2xf32>, none) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// A factor for each column of an image is none for each channel.
// CHECK-LABEL: func.func @other_dimension(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x2xf32>)
func.func @other_dimension(%x: tensor<1x1x4x2xf32>) -> tensor<1x2x4x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Conv"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %0 = "onnx.Conv"(%x, %w, %none) : (tensor<1x1x4x2xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x2xf32>, tensor<2xf32>) -> tensor<1x2x4x2xf32>
  onnx.Return %1 : tensor<1x2x4x2xf32>
}

// -----

// The weights of a transposed convolution with groups have channels of each group only.
// CHECK-LABEL: func.func @conv_transpose_groups(
// CHECK-SAME: %[[X:.*]]: tensor<1x2x4x4xf32>)
func.func @conv_transpose_groups(%x: tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[A:.*]] = "onnx.ConvTranspose"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %0 = "onnx.ConvTranspose"(%x, %w, %none) {group = 2 : si64} : (tensor<1x2x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %f = onnx.Constant dense<2.0> : tensor<f32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A bias with a scale of its own remains.
// CHECK-LABEL: func.func @gemm_beta(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_beta(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.Gemm"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[2.0, 6.0]]> : tensor<1x2xf32>
  %b = onnx.Constant dense<[1.0, 3.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%x, %w, %b) {beta = 2.0 : f32} : (tensor<3x1xf32>, tensor<1x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  %f = onnx.Constant dense<2.0> : tensor<f32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// The channels of transposed weights are their rows.
// CHECK-LABEL: func.func @gemm_transposed_weights(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf32>)
func.func @gemm_transposed_weights(%x: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}4.000000e+00], [2.400000e+01]]> : tensor<2x1xf32>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]],
  // CHECK-NEXT: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[2.0], [6.0]]> : tensor<2x1xf32>
  %0 = "onnx.Gemm"(%x, %w, %none) {transB = 1 : si64} : (tensor<3x1xf32>, tensor<2x1xf32>, none) -> tensor<3x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}

// -----

// The weights of halves are scaled in their own precision.
// CHECK-LABEL: func.func @half(
// CHECK-SAME: %[[X:.*]]: tensor<3x1xf16>)
func.func @half(%x: tensor<3x1xf16>) -> tensor<3x2xf16> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}3.000000e+00, 1.500000e+00]]> : tensor<1x2xf16>
  // CHECK: %[[Y:.*]] = "onnx.Gemm"(%[[X]], %[[W]],
  // CHECK-NEXT: onnx.Return %[[Y]]
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[2.0, 1.0]]> : tensor<1x2xf16>
  %0 = "onnx.Gemm"(%x, %w, %none) : (tensor<3x1xf16>, tensor<1x2xf16>, none) -> tensor<3x2xf16>
  %f = onnx.Constant dense<1.5> : tensor<f16>
  %1 = "onnx.Mul"(%0, %f) : (tensor<3x2xf16>, tensor<f16>) -> tensor<3x2xf16>
  onnx.Return %1 : tensor<3x2xf16>
}

// -----

// A product after a product of matrices scales the columns of its weights.
// CHECK-LABEL: func.func @matmul_mul(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_mul(%x: tensor<?x7x2xf32>) -> tensor<?x7x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}2.000000e+00, 8.000000e+00], [6.000000e+00, 1.600000e+01]]> : tensor<2x2xf32>
  // CHECK: %[[Y:.*]] = "onnx.MatMul"(%[[X]], %[[W]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %1 : tensor<?x7x2xf32>
}

// -----

// A quotient after a product of matrices divides the columns of its weights.
// CHECK-LABEL: func.func @matmul_div(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_div(%x: tensor<?x7x2xf32>) -> tensor<?x7x2xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[}}5.000000e-01, 5.000000e-01], [1.500000e+00, 1.000000e+00]]> : tensor<2x2xf32>
  // CHECK: %[[Y:.*]] = "onnx.MatMul"(%[[X]], %[[W]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Div"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %1 : tensor<?x7x2xf32>
}

// -----

// A product of batches has no place for an offset.
// CHECK-LABEL: func.func @matmul_offset(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_offset(%x: tensor<?x7x2xf32>) -> tensor<?x7x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.MatMul"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Add"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Add"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %1 : tensor<?x7x2xf32>
}

// -----

// A product of matrices that is used twice is not scaled.
// CHECK-LABEL: func.func @matmul_used_twice(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_used_twice(%x: tensor<?x7x2xf32>) -> (tensor<?x7x2xf32>, tensor<?x7x2xf32>) {
  // CHECK: %[[A:.*]] = "onnx.MatMul"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Mul"(%[[A]]
  // CHECK: onnx.Return %[[A]], %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 4.0]> : tensor<2xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %0, %1 : tensor<?x7x2xf32>, tensor<?x7x2xf32>
}

// -----

// A division by zero makes no weights of a product of matrices.
// CHECK-LABEL: func.func @matmul_div_by_zero(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x2xf32>)
func.func @matmul_div_by_zero(%x: tensor<?x7x2xf32>) -> tensor<?x7x2xf32> {
  // CHECK: %[[A:.*]] = "onnx.MatMul"(%[[X]],
  // CHECK: %[[Y:.*]] = "onnx.Div"(%[[A]]
  // CHECK: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<?x7x2xf32>, tensor<2x2xf32>) -> tensor<?x7x2xf32>
  %f = onnx.Constant dense<[2.0, 0.0]> : tensor<2xf32>
  %1 = "onnx.Div"(%0, %f) : (tensor<?x7x2xf32>, tensor<2xf32>) -> tensor<?x7x2xf32>
  onnx.Return %1 : tensor<?x7x2xf32>
}

// -----

// The sum of a convolution without bias and a constant for each channel is its bias.
// CHECK-LABEL: func.func @conv_bias(
// CHECK-SAME: %[[X:.*]]: tensor<1x1x4x4xf32>)
func.func @conv_bias(%x: tensor<1x1x4x4xf32>) -> tensor<1x2x4x4xf32> {
  // CHECK: %[[W:.*]] = onnx.Constant dense<{{\[\[\[\[}}2.000000e+00]]], {{\[\[\[}}6.000000e+00]]]]> : tensor<2x1x1x1xf32>
  // CHECK: %[[B:.*]] = onnx.Constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
  // CHECK: %[[Y:.*]] = "onnx.Conv"(%[[X]], %[[W]], %[[B]])
  // CHECK-NEXT: onnx.Return %[[Y]]
  %w = onnx.Constant dense<[[[[2.0]]], [[[6.0]]]]> : tensor<2x1x1x1xf32>
  %b = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x1x4x4xf32>, tensor<2x1x1x1xf32>, none) -> tensor<1x2x4x4xf32>
  %o = onnx.Constant dense<[[[2.0]], [[3.0]]]> : tensor<2x1x1xf32>
  %1 = "onnx.Add"(%o, %0) : (tensor<2x1x1xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  onnx.Return %1 : tensor<1x2x4x4xf32>
}

// -----

// A product of rank 2 need not be one of matrices.
// CHECK-LABEL: func.func @product_with_vector(
func.func @product_with_vector(%a: tensor<2x4x3xf32>, %b: tensor<3xf32>, %c: tensor<4xf32>) -> tensor<2x4xf32> {
  // CHECK: "onnx.MatMul"
  // CHECK: "onnx.Add"
  %0 = "onnx.MatMul"(%a, %b) : (tensor<2x4x3xf32>, tensor<3xf32>) -> tensor<2x4xf32>
  %1 = "onnx.Add"(%0, %c) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  onnx.Return %1 : tensor<2x4xf32>
}

// -----

// A factor of a bias that is omitted would apply to the new bias.
// CHECK-LABEL: func.func @factor_of_omitted_bias(
func.func @factor_of_omitted_bias(%a: tensor<3x1xf32>) -> tensor<3x2xf32> {
  // CHECK: "onnx.Gemm"
  // CHECK: "onnx.Sub"
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %o = onnx.Constant dense<[5.0, 7.0]> : tensor<2xf32>
  %0 = "onnx.Gemm"(%a, %w, %none) {beta = 2.0 : f32} : (tensor<3x1xf32>, tensor<1x2xf32>, none) -> tensor<3x2xf32>
  %1 = "onnx.Sub"(%0, %o) : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}
