// RUN: mlir-opt %s --onnx-place --split-input-file | FileCheck %s

// A result takes the memory of an operand that nobody uses afterwards: also of
// another operand than the first, and by a kernel that reads a row before it
// writes the row. The output is then that of the first value in the memory.
// CHECK-LABEL: func @chain
// CHECK-SAME: onnx.slots = []
func.func @chain(%x: tensor<4x8xf32>, %y: tensor<8xf32>) -> tensor<4x8xf32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
  %0 = "onnx.Exp"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: "onnx.Softmax"{{.*}}#onnx.place<view 0>
  %1 = "onnx.Softmax"(%0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: "onnx.Add"{{.*}}#onnx.place<view 1>
  %2 = "onnx.Add"(%y, %1) : (tensor<8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  onnx.Return %2 : tensor<4x8xf32>
}

// -----

// An argument, a value that is used later, or twice, a smaller one, and one
// with other elements keep their memory.
// CHECK-LABEL: func @keeps
func.func @keeps(%x: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<1x8xi32>) {
  %shape = "onnx.Constant"() {value = dense<[4, 8]> : tensor<2xi64>} : () -> tensor<2xi64>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<1x8xf32>) -> tensor<1x8xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 1>
  %1 = "onnx.Log"(%0) : (tensor<1x8xf32>) -> tensor<1x8xf32>
  // CHECK: "onnx.Add"{{.*}}#onnx.place<slot 2>
  %2 = "onnx.Add"(%1, %1) : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<1x8xf32>
  // CHECK: "onnx.Expand"{{.*}}#onnx.place<output 0>
  %3 = "onnx.Expand"(%2, %shape) : (tensor<1x8xf32>, tensor<2xi64>) -> tensor<4x8xf32>
  // CHECK: "onnx.Cast"{{.*}}#onnx.place<output 1>
  %4 = "onnx.Cast"(%0) {to = i32} : (tensor<1x8xf32>) -> tensor<1x8xi32>
  onnx.Return %3, %4 : tensor<4x8xf32>, tensor<1x8xi32>
}

// -----

// A kernel that reads elements after it has written others cannot replace them.
// CHECK-LABEL: func @order
func.func @order(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> tensor<f32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: "onnx.Transpose"{{.*}}#onnx.place<slot 1>
  %1 = "onnx.Transpose"(%0) {perm = [1, 0]} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK: "onnx.MatMul"{{.*}}#onnx.place<slot 2>
  %2 = "onnx.MatMul"(%1, %w) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %3 = "onnx.ReduceSum"(%2, %none) {keepdims = 0 : si64} : (tensor<4x4xf32>, none) -> tensor<f32>
  onnx.Return %3 : tensor<f32>
}

// -----

// The copy of the data that are scattered to is the data itself.
// CHECK-LABEL: func @scatter
func.func @scatter(%x: tensor<4x8xf32>, %i: tensor<1x1xi64>, %u: tensor<1x8xf32>) -> tensor<4x8xf32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
  %0 = "onnx.Exp"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: "onnx.ScatterND"{{.*}}#onnx.place<view 0>
  %1 = "onnx.ScatterND"(%0, %i, %u) : (tensor<4x8xf32>, tensor<1x1xi64>, tensor<1x8xf32>) -> tensor<4x8xf32>
  onnx.Return %1 : tensor<4x8xf32>
}

// -----

// A loop changes a carried value in place, but not a value from outside.
// CHECK-LABEL: func @loop
func.func @loop(%x: tensor<4xf32>, %n: tensor<i64>) -> tensor<4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<4xf32>):
    // CHECK: "onnx.Log"{{.*}}#onnx.place<slot {{[0-9]+}}>
    %2 = "onnx.Log"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    // CHECK: "onnx.Add"{{.*}}#onnx.place<view 0>
    %3 = "onnx.Add"(%a, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %3 : tensor<i1>, tensor<4xf32>
  }) : (tensor<i64>, none, tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %1 : tensor<4xf32>
}

// -----

// The memory of a sequence's element may have other owners.
// CHECK-LABEL: func @element
func.func @element(%x: tensor<4xf32>, %i: tensor<i64>) -> tensor<4xf32> {
  %0 = "onnx.SequenceConstruct"(%x) : (tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  %1 = "onnx.SequenceAt"(%0, %i) : (!onnx.Seq<tensor<4xf32>>, tensor<i64>) -> tensor<4xf32>
  // CHECK: "onnx.Relu"{{.*}}#onnx.place<output 0>
  %2 = "onnx.Relu"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %2 : tensor<4xf32>
}
