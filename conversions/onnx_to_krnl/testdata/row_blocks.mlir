// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// Each block of rows: a product with the mask as its epilogue, the Softmax of
// its rows, and another product. The rows between the products are in a buffer.
// The last block has the rows that are left.
// CHECK-DAG: #[[LEFT:.+]] = affine_map<(d0, d1)[s0] -> (d1 * -240 + s0)>
// CHECK-DAG: #[[QUERY:.+]] = affine_map<(d0, d1, d2)[s0, s1, s2] -> (s1, d0 + s2 * 240, d2)>
// CHECK-DAG: #[[ROWS:.+]] = affine_map<(d0, d1, d2)[s0, s1, s2] -> (d0, d2)>
// CHECK-LABEL: func private @attention(
// CHECK: %[[BYTES:.+]] = arith.constant 288000 : index
// CHECK: krnl.allocate %{{.+}}, %[[BYTES]]
// CHECK-LABEL: func private @MatMul_Add_Softmax_MatMul(
// CHECK: %[[BUFFER:.+]] = memref.reinterpret_cast %{{.+}} to offset: [0], sizes: [240, 300]
// CHECK: krnl.iterate(%{{.+}}, %{{.+}}) with (%{{.+}} -> %[[HEAD:.+]] = 0 to 2, %{{.+}} -> %[[BLOCK:.+]] = 0 to
// CHECK: %[[REST:.+]] = affine.apply #[[LEFT]](%[[HEAD]], %[[BLOCK]])
// CHECK: %[[COUNT:.+]] = arith.minsi %[[REST]]
// CHECK: krnl.contract
// CHECK-SAME: maps = [#[[QUERY]],
// CHECK-SAME: bounds(%[[COUNT]],
// CHECK-SAME: outs(%[[BUFFER]]
// CHECK: math.exp
// CHECK: krnl.store %{{.+}}, %[[BUFFER]]
// CHECK: krnl.contract
// CHECK-SAME: maps = [#[[ROWS]],
// CHECK-SAME: ins(%[[BUFFER]],
func.func @attention(%q: tensor<2x?x8xf32> {onnx.dim_params = "1:m"}, %k: tensor<2x8x300xf32>, %m: tensor<?x300xf32> {onnx.dim_params = "0:m"}, %v: tensor<2x300x4xf32>) -> tensor<2x?x4xf32> {
  %0 = "onnx.Fused"(%q, %k, %m, %v) ({
  ^bb0(%a: tensor<2x?x8xf32>, %b: tensor<2x8x300xf32>, %c: tensor<?x300xf32>, %d: tensor<2x300x4xf32>):
    %1 = "onnx.MatMul"(%a, %b) : (tensor<2x?x8xf32>, tensor<2x8x300xf32>) -> tensor<2x?x300xf32>
    %2 = "onnx.Add"(%1, %c) : (tensor<2x?x300xf32>, tensor<?x300xf32>) -> tensor<2x?x300xf32>
    %3 = "onnx.Softmax"(%2) {axis = -1 : si64} : (tensor<2x?x300xf32>) -> tensor<2x?x300xf32>
    %4 = "onnx.MatMul"(%3, %d) : (tensor<2x?x300xf32>, tensor<2x300x4xf32>) -> tensor<2x?x4xf32>
    onnx.Yield %4 : tensor<2x?x4xf32>
  }) : (tensor<2x?x8xf32>, tensor<2x8x300xf32>, tensor<?x300xf32>, tensor<2x300x4xf32>) -> tensor<2x?x4xf32>
  onnx.Return %0 : tensor<2x?x4xf32>
}

// -----

// All rows are one block. A Softmax divides by the same sum in its loop.
// CHECK-LABEL: func private @one_block(
// CHECK-LABEL: func private @MatMul_Softmax_MatMul(
// CHECK: krnl.iterate(%{{.+}}) with (%{{.+}} -> %{{.+}} = 0 to 1)
// CHECK: krnl.contract
// CHECK: arith.divf %{{.+}}, %{{.+}} fastmath<arcp>
// CHECK: krnl.contract
func.func @one_block(%q: tensor<16x8xf32>, %k: tensor<8x32xf32>, %v: tensor<32x4xf32>) -> tensor<16x4xf32> {
  %0 = "onnx.Fused"(%q, %k, %v) ({
  ^bb0(%a: tensor<16x8xf32>, %b: tensor<8x32xf32>, %c: tensor<32x4xf32>):
    %1 = "onnx.MatMul"(%a, %b) : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
    %2 = "onnx.Softmax"(%1) {axis = -1 : si64} : (tensor<16x32xf32>) -> tensor<16x32xf32>
    %3 = "onnx.MatMul"(%2, %c) : (tensor<16x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
    onnx.Yield %3 : tensor<16x4xf32>
  }) : (tensor<16x8xf32>, tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<16x4xf32>
  onnx.Return %0 : tensor<16x4xf32>
}

// -----

// The sum of one row comes before its loop.
// CHECK-LABEL: func private @one_row(
// CHECK-LABEL: func private @Softmax(
// CHECK: arith.divf %{{.+}}, %{{.+}} fastmath<arcp>
func.func @one_row(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "onnx.Softmax"(%x) {axis = 0 : si64} : (tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// The products walk 6 matrices, and the mask is that of 2 batches with 3 heads.
// CHECK-DAG: #[[MATRIX:.+]] = affine_map<(d0, d1, d2)[s0, s1, s2] -> (s0 * 3 + s1, d0, d2)>
// CHECK-DAG: #[[RESULT:.+]] = affine_map<(d0, d1, d2)[s0, s1, s2] -> (s0 * 3 + s1, d0, d1)>
// CHECK-LABEL: func private @views(
// CHECK-LABEL: func private @MatMul_Reshape_Add_Reshape(
// CHECK: krnl.iterate({{.+}}) with (%{{.+}} -> %[[BATCH:.+]] = 0 to 2, %{{.+}} -> %{{.+}} = 0 to 3, %{{.+}} -> %{{.+}} = 0 to 1)
// CHECK: krnl.contract
// CHECK-SAME: maps = [#[[MATRIX]],
// CHECK: krnl.load %{{.+}}[%[[BATCH]], %{{.+}}, %{{.+}}, %{{.+}}] : memref<2x1x16x32xf32>
// CHECK: krnl.contract
// CHECK-SAME: #[[RESULT]]]}
func.func @views(%q: tensor<6x16x8xf32>, %k: tensor<6x8x32xf32>, %m: tensor<2x1x16x32xf32>, %v: tensor<6x32x4xf32>) -> tensor<6x16x4xf32> {
  %split = onnx.Constant dense<[2, 3, 16, 32]> : tensor<4xi64>
  %joined = onnx.Constant dense<[6, 16, 32]> : tensor<3xi64>
  %0 = "onnx.Fused"(%q, %k, %split, %m, %joined, %v) ({
  ^bb0(%a: tensor<6x16x8xf32>, %b: tensor<6x8x32xf32>, %c: tensor<4xi64>, %d: tensor<2x1x16x32xf32>, %e: tensor<3xi64>, %f: tensor<6x32x4xf32>):
    %1 = "onnx.MatMul"(%a, %b) : (tensor<6x16x8xf32>, tensor<6x8x32xf32>) -> tensor<6x16x32xf32>
    %2 = "onnx.Reshape"(%1, %c) {allowzero = 0 : si64} : (tensor<6x16x32xf32>, tensor<4xi64>) -> tensor<2x3x16x32xf32>
    %3 = "onnx.Add"(%2, %d) : (tensor<2x3x16x32xf32>, tensor<2x1x16x32xf32>) -> tensor<2x3x16x32xf32>
    %4 = "onnx.Reshape"(%3, %e) {allowzero = 0 : si64} : (tensor<2x3x16x32xf32>, tensor<3xi64>) -> tensor<6x16x32xf32>
    %5 = "onnx.Softmax"(%4) {axis = -1 : si64} : (tensor<6x16x32xf32>) -> tensor<6x16x32xf32>
    %6 = "onnx.MatMul"(%5, %f) : (tensor<6x16x32xf32>, tensor<6x32x4xf32>) -> tensor<6x16x4xf32>
    onnx.Yield %6 : tensor<6x16x4xf32>
  }) : (tensor<6x16x8xf32>, tensor<6x8x32xf32>, tensor<4xi64>, tensor<2x1x16x32xf32>, tensor<3xi64>, tensor<6x32x4xf32>) -> tensor<6x16x4xf32>
  onnx.Return %0 : tensor<6x16x4xf32>
}
