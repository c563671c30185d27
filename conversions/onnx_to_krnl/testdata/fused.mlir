// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// The operations of a group are one loop. A value inside of it has no memory.
// CHECK-LABEL: func private @chain(
// CHECK-NOT: krnl.arena
// CHECK: call @Exp_Add(
// CHECK: func private @Exp_Add(%[[X:.+]]: memref<f32> {{.*}}, %[[B:.+]]: memref<f32> {{.*}}, %[[R:.+]]: memref<f32> {llvm.noalias})
// CHECK: krnl.iterate
// CHECK: %[[E:.+]] = krnl.load %{{.+}}[%[[I:.+]], %[[J:.+]]] : memref<4x8xf32>
// CHECK: %[[C:.+]] = krnl.load %{{.+}}[%[[J]]] : memref<8xf32>
// CHECK: %[[P:.+]] = math.exp %[[E]]
// CHECK: %[[S:.+]] = arith.addf %[[P]], %[[C]]
// CHECK: krnl.store %[[S]], %{{.+}}[%[[I]], %[[J]]]
// CHECK-NOT: krnl.iterate
func.func @chain(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4x8xf32> {
  %0 = "onnx.Fused"(%x, %y) ({
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8xf32>):
    %1 = "onnx.Exp"(%a) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %2 = "onnx.Add"(%1, %b) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
    onnx.Yield %2 : tensor<4x8xf32>
  }) : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4x8xf32>
  onnx.Return %0 : tensor<4x8xf32>
}

// -----

// A product stays one, with a larger epilogue. A constant of one element is
// part of it.
// CHECK-LABEL: func private @MatMul_Add_Mul(
// CHECK: krnl.contract
// CHECK-SAME: extra(%{{.+}} : memref<2xf32>) epilogue
// CHECK-NEXT: ^bb0(%[[S:.+]]: f32, %[[B:.+]]: f32):
// CHECK: %[[TWO:.+]] = arith.constant 2.0
// CHECK: %[[T:.+]] = arith.addf %[[S]], %[[B]]
// CHECK: %[[R:.+]] = arith.mulf %[[T]], %[[TWO]]
// CHECK: krnl.yield %[[R]]
func.func @product(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %y: tensor<2xf32>) -> tensor<4x2xf32> {
  %two = onnx.Constant dense<2.0> : tensor<f32>
  %0 = "onnx.Fused"(%x, %w, %y, %two) ({
  ^bb0(%a: tensor<4x8xf32>, %b: tensor<8x2xf32>, %c: tensor<2xf32>, %d: tensor<f32>):
    %1 = "onnx.MatMul"(%a, %b) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %2 = "onnx.Add"(%1, %c) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    %3 = "onnx.Mul"(%2, %d) : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
    onnx.Yield %3 : tensor<4x2xf32>
  }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4x2xf32>
  onnx.Return %0 : tensor<4x2xf32>
}

// -----

// The operations see elements of the shape of the first one's result through
// its loops: a row of channels of a convolution with two groups.
// CHECK-DAG: #[[CHANNEL:.+]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0 * 2 + d1)>
// CHECK-LABEL: func private @Conv_Mul(
// CHECK: krnl.contract
// CHECK-SAME: #[[CHANNEL]]
func.func @convolution(%x: tensor<1x4x5x5xf32>, %w: tensor<4x2x3x3xf32>, %y: tensor<4x1x1xf32>) -> tensor<1x4x3x3xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Fused"(%x, %w, %none, %y) ({
  ^bb0(%a: tensor<1x4x5x5xf32>, %b: tensor<4x2x3x3xf32>, %c: none, %d: tensor<4x1x1xf32>):
    %1 = "onnx.Conv"(%a, %b, %c) {group = 2 : si64} : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>, none) -> tensor<1x4x3x3xf32>
    %2 = "onnx.Mul"(%1, %d) : (tensor<1x4x3x3xf32>, tensor<4x1x1xf32>) -> tensor<1x4x3x3xf32>
    onnx.Yield %2 : tensor<1x4x3x3xf32>
  }) : (tensor<1x4x5x5xf32>, tensor<4x2x3x3xf32>, none, tensor<4x1x1xf32>) -> tensor<1x4x3x3xf32>
  onnx.Return %0 : tensor<1x4x3x3xf32>
}

// -----

// An error names the operation in the group that it comes from.
// CHECK-LABEL: func private @division(
// CHECK-SAME: krnl.nodes = ["Div 'the quotient'"]
// CHECK: func private @Add_Div(
// CHECK: krnl.set_error %{{.+}}, %{{.+}} {code = 5 : i64}
func.func @division(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "onnx.Fused"(%x, %y) ({
  ^bb0(%a: tensor<4xi32>, %b: tensor<4xi32>):
    %1 = "onnx.Add"(%a, %b) {onnx_node_name = "the sum"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %2 = "onnx.Div"(%a, %1) {onnx_node_name = "the quotient"} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    onnx.Yield %2 : tensor<4xi32>
  }) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  onnx.Return %0 : tensor<4xi32>
}
