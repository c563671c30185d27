// RUN: mlir-opt %s --onnx-fuse --split-input-file | FileCheck %s

// A product, and what is computed from it element by element.
// CHECK-LABEL: func @product(
// CHECK-SAME: %[[X:.+]]: tensor<4x8xf32>, %[[W:.+]]: tensor<8x2xf32>, %[[B:.+]]: tensor<2xf32>)
// CHECK-NEXT: %[[F:.+]] = "onnx.Fused"(%[[X]], %[[W]], %[[B]]) ({
// CHECK-NEXT: ^bb0(%[[A0:.+]]: tensor<4x8xf32>, %[[A1:.+]]: tensor<8x2xf32>, %[[A2:.+]]: tensor<2xf32>):
// CHECK-NEXT: %[[P:.+]] = "onnx.MatMul"(%[[A0]], %[[A1]])
// CHECK-NEXT: %[[S:.+]] = "onnx.Add"(%[[P]], %[[A2]])
// CHECK-NEXT: %[[R:.+]] = "onnx.Relu"(%[[S]])
// CHECK-NEXT: onnx.Yield %[[R]]
// CHECK-NEXT: }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT: onnx.Return %[[F]]
func.func @product(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %b: tensor<2xf32>) -> tensor<4x2xf32> {
  %0 = "onnx.MatMul"(%x, %w) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %1 = "onnx.Add"(%0, %b) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
  %2 = "onnx.Relu"(%1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  onnx.Return %2 : tensor<4x2xf32>
}

// -----

// All uses of a value are in the group.
// CHECK-LABEL: func @diamond(
// CHECK: "onnx.Fused"(%{{.+}}) ({
// CHECK: "onnx.Exp"
// CHECK: "onnx.Sigmoid"
// CHECK: "onnx.Mul"
// CHECK: onnx.Yield
func.func @diamond(%x: tensor<?x4xf32> {onnx.dim_params = "0:n"}) -> tensor<?x4xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = "onnx.Sigmoid"(%0) : (tensor<?x4xf32>) -> tensor<?x4xf32>
  %2 = "onnx.Mul"(%0, %1) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  onnx.Return %2 : tensor<?x4xf32>
}

// -----

// A value that is used outside of the group is no part of it.
// CHECK-LABEL: func @used_outside(
// CHECK-NOT: onnx.Fused
func.func @used_outside(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Relu"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

// An element that is read more than once is not computed more than once.
// CHECK-LABEL: func @broadcast(
// CHECK-NOT: onnx.Fused
func.func @broadcast(%x: tensor<4xf32>, %y: tensor<3x4xf32>) -> tensor<3x4xf32> {
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Add"(%0, %y) : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  onnx.Return %1 : tensor<3x4xf32>
}

// -----

// A transposition of rows and columns stays alone; one that keeps rows does not.
// CHECK-LABEL: func @transposed(
// CHECK: "onnx.Transpose"{{.*}} -> tensor<4x3x4xf32>
// CHECK: "onnx.Relu"
// CHECK: "onnx.Fused"
// CHECK: "onnx.Transpose"
// CHECK: "onnx.Relu"
// CHECK: onnx.Yield
func.func @transposed(%x: tensor<3x4x4xf32>) -> (tensor<4x3x4xf32>, tensor<4x3x4xf32>) {
  %0 = "onnx.Transpose"(%x) {perm = [2, 0, 1]} : (tensor<3x4x4xf32>) -> tensor<4x3x4xf32>
  %1 = "onnx.Relu"(%0) : (tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
  %2 = "onnx.Transpose"(%x) {perm = [1, 0, 2]} : (tensor<3x4x4xf32>) -> tensor<4x3x4xf32>
  %3 = "onnx.Relu"(%2) : (tensor<4x3x4xf32>) -> tensor<4x3x4xf32>
  onnx.Return %1, %3 : tensor<4x3x4xf32>, tensor<4x3x4xf32>
}

// -----

// A group has one product: the last one.
// CHECK-LABEL: func @two_products(
// CHECK: "onnx.MatMul"
// CHECK: "onnx.Fused"
// CHECK: "onnx.MatMul"
// CHECK-NOT: "onnx.MatMul"
// CHECK: "onnx.Add"
func.func @two_products(%x: tensor<4x8xf32>, %v: tensor<8x2xf32>, %w: tensor<8x2xf32>) -> tensor<4x2xf32> {
  %0 = "onnx.MatMul"(%x, %v) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %1 = "onnx.MatMul"(%x, %w) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %2 = "onnx.Add"(%0, %1) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  onnx.Return %2 : tensor<4x2xf32>
}

// -----

// The epilogue of a product cannot make the call fail, as an integer division
// can.
// CHECK-LABEL: func @division(
// CHECK-NOT: onnx.Fused
func.func @division(%x: tensor<4x8xi32>, %w: tensor<8x2xi32>, %y: tensor<4x2xi32>) -> tensor<4x2xi32> {
  %0 = "onnx.MatMul"(%x, %w) : (tensor<4x8xi32>, tensor<8x2xi32>) -> tensor<4x2xi32>
  %1 = "onnx.Div"(%0, %y) : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi32>
  onnx.Return %1 : tensor<4x2xi32>
}

// -----

// The last stage of a normalization, and an omitted operand.
// CHECK-LABEL: func @softmax(
// CHECK: %[[NONE:.+]] = "onnx.NoValue"
// CHECK: "onnx.Fused"(%{{.+}}, %[[NONE]]) ({
// CHECK: "onnx.Softmax"
// CHECK: "onnx.Clip"
func.func @softmax(%x: tensor<4x8xf32>, %least: tensor<f32>) -> tensor<4x8xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Softmax"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "onnx.Clip"(%0, %least, %none) : (tensor<4x8xf32>, tensor<f32>, none) -> tensor<4x8xf32>
  onnx.Return %1 : tensor<4x8xf32>
}

// -----

// Softmax keeps exponentials of its type in the result, which is of another
// type here.
// CHECK-LABEL: func @softmax_of_other_type(
// CHECK-NOT: onnx.Fused
func.func @softmax_of_other_type(%x: tensor<4x8xf32>) -> tensor<4x8xf16> {
  %0 = "onnx.Softmax"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "onnx.Cast"(%0) {to = f16} : (tensor<4x8xf32>) -> tensor<4x8xf16>
  onnx.Return %1 : tensor<4x8xf16>
}

// -----

// Operations in regions stay as they are.
// CHECK-LABEL: func @region(
// CHECK-NOT: onnx.Fused
func.func @region(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "onnx.Relu"(%1) : (tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %2 : tensor<4xf32>
  }, {
    onnx.Yield %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// An index is read from memory.
// CHECK-LABEL: func @index(
// CHECK-NOT: onnx.Fused
func.func @index(%x: tensor<4xf32>, %i: tensor<4xi64>) -> tensor<4xf32> {
  %0 = "onnx.Add"(%i, %i) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %1 = "onnx.GatherElements"(%x, %0) {axis = 0 : si64} : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// The product is the first operation of its group, although another operation
// of the group was before it.
// CHECK-LABEL: func @leader_first(
// CHECK: "onnx.Fused"
// CHECK-NEXT: ^bb0
// CHECK-NEXT: "onnx.MatMul"
// CHECK-NEXT: "onnx.Exp"
// CHECK-NEXT: "onnx.Add"
func.func @leader_first(%x: tensor<4x8xf32>, %w: tensor<8x2xf32>, %y: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = "onnx.Exp"(%y) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = "onnx.MatMul"(%x, %w) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %2 = "onnx.Add"(%1, %0) : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  onnx.Return %2 : tensor<4x2xf32>
}

// -----

// Sums of products of bytes become floats, and bytes again.
// CHECK-LABEL: func @bytes(
// CHECK: "onnx.Fused"
// CHECK-NEXT: ^bb0
// CHECK-NEXT: "onnx.MatMulInteger"
// CHECK-NEXT: "onnx.Cast"
// CHECK-NEXT: "onnx.Mul"
// CHECK-NEXT: "onnx.QuantizeLinear"
// CHECK-NEXT: onnx.Yield
func.func @bytes(%a: tensor<4x8xui8>, %b: tensor<8x16xi8>, %s: tensor<16xf32>, %t: tensor<f32>, %z: tensor<ui8>) -> tensor<4x16xui8> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<4x8xui8>, tensor<8x16xi8>, none, none) -> tensor<4x16xi32>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<4x16xi32>) -> tensor<4x16xf32>
  %2 = "onnx.Mul"(%1, %s) : (tensor<4x16xf32>, tensor<16xf32>) -> tensor<4x16xf32>
  %3 = "onnx.QuantizeLinear"(%2, %t, %z) : (tensor<4x16xf32>, tensor<f32>, tensor<ui8>) -> tensor<4x16xui8>
  onnx.Return %3 : tensor<4x16xui8>
}

// -----

// A division of integers can fail, which the end of a product cannot.
// CHECK-LABEL: func @division(
// CHECK: "onnx.MatMulInteger"
// CHECK: "onnx.Div"
// CHECK-NOT: onnx.Fused
func.func @division(%a: tensor<4x8xui8>, %b: tensor<8x16xi8>, %c: tensor<i32>) -> tensor<4x16xi32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.MatMulInteger"(%a, %b, %none, %none) : (tensor<4x8xui8>, tensor<8x16xi8>, none, none) -> tensor<4x16xi32>
  %1 = "onnx.Div"(%0, %c) : (tensor<4x16xi32>, tensor<i32>) -> tensor<4x16xi32>
  onnx.Return %1 : tensor<4x16xi32>
}
