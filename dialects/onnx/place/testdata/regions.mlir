// RUN: mlir-opt %s --onnx-place --split-input-file | FileCheck %s

// Sizes that depend on values that are computed make a result a managed value;
// one that is returned is in an output.
// CHECK-LABEL: func @computed
// CHECK-SAME: onnx.slots = []
func.func @computed(%x: tensor<4xf32>) -> tensor<1x?xf32> {
  // CHECK: "onnx.NonZero"{{.*}}#onnx.place<managed 0>
  %0 = "onnx.NonZero"(%x) : (tensor<4xf32>) -> tensor<1x?xi64>
  // CHECK: "onnx.Cast"{{.*}}#onnx.place<output 0>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<1x?xi64>) -> tensor<1x?xf32>
  onnx.Return %1 : tensor<1x?xf32>
}

// -----

// A value from outside is in use until the end of the loop, so that the slot of
// %1 is none of the others. The loop's result is in use as long as the loop.
// CHECK-LABEL: func @loop
// CHECK-SAME: onnx.slots = [array<i64{{.*}}>, array<i64{{.*}}>, array<i64{{.*}}>, array<i64{{.*}}>, array<i64{{.*}}>]
func.func @loop(%x: tensor<4xf32>, %n: tensor<i64>) -> tensor<f32> {
  %none = "onnx.NoValue"() {value} : () -> none
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "onnx.Loop"
  %1 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<4xf32>):
    // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 4>
    %2 = "onnx.Log"(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = "onnx.Add"(%2, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %4 : tensor<i1>, tensor<4xf32>
  // CHECK: onnx.argument_places = [#onnx.place<slot 2>, #onnx.place<slot 3>], onnx.place = [#onnx.place<slot 1>]
  }) : (tensor<i64>, none, tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "onnx.MatMul"{{.*}}#onnx.place<output 0>
  %3 = "onnx.MatMul"(%1, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  onnx.Return %3 : tensor<f32>
}

// -----

// A size in a region that is not a constant may be wrong if the region is not
// executed: its value is managed.
// CHECK-LABEL: func @dynamic
func.func @dynamic(%c: tensor<i1>, %x: tensor<?xf32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = "onnx.If"(%c) ({
    // CHECK: "onnx.Exp"{{.*}}#onnx.place<managed 0>
    %1 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = "onnx.MatMul"(%1, %x) : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
    onnx.Yield %2 : tensor<f32>
  }, {
    onnx.Yield %y : tensor<f32>
  // CHECK: }) {onnx.place = [#onnx.place<output 0>]}
  }) : (tensor<i1>) -> tensor<f32>
  onnx.Return %0 : tensor<f32>
}

// -----

// A sequence and its elements are in blocks, also one that is returned.
// CHECK-LABEL: func @objects
func.func @objects(%x: tensor<4xf32>, %i: tensor<i64>) -> (!onnx.Seq<tensor<4xf32>>, tensor<4xf32>) {
  // CHECK: "onnx.SequenceConstruct"{{.*}}#onnx.place<managed 0>
  %0 = "onnx.SequenceConstruct"(%x) : (tensor<4xf32>) -> !onnx.Seq<tensor<4xf32>>
  // CHECK: "onnx.SequenceAt"{{.*}}#onnx.place<managed 0>
  %1 = "onnx.SequenceAt"(%0, %i) : (!onnx.Seq<tensor<4xf32>>, tensor<i64>) -> tensor<4xf32>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 1>
  %2 = "onnx.Exp"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  onnx.Return %0, %2 : !onnx.Seq<tensor<4xf32>>, tensor<4xf32>
}

// -----

// Branches compute their values in the memory of the result, through views,
// also values whose size is known at the entry only.
// CHECK-LABEL: func @branch_outputs
func.func @branch_outputs(%c: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = "onnx.If"(%c) ({
    // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
    %1 = "onnx.Exp"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    %2 = "onnx.Identity"(%1) : (tensor<?xf32>) -> tensor<?xf32>
    onnx.Yield %2 : tensor<?xf32>
  }, {
    // CHECK: "onnx.Log"{{.*}}#onnx.place<output 0>
    %1 = "onnx.Log"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    // CHECK: "onnx.Relu"{{.*}}#onnx.place<view 0>
    %2 = "onnx.Relu"(%1) : (tensor<?xf32>) -> tensor<?xf32>
    onnx.Yield %2 : tensor<?xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// The body no longer needs %a when it computes the next value, but it needs %b.
// A value of a scan is computed in its slice.
// CHECK-LABEL: func @loop_outputs
func.func @loop_outputs(%x: tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>) {
  %n = onnx.Constant dense<3> : tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0:3 = "onnx.Loop"(%n, %none, %x, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<2x2xf32>, %b: tensor<2x2xf32>):
    // CHECK: "onnx.Transpose"{{.*}}#onnx.place<slot
    %1 = "onnx.Transpose"(%a) {perm = [1, 0]} : (tensor<2x2xf32>) -> tensor<2x2xf32>
    // CHECK: "onnx.MatMul"{{.*}}#onnx.place<output 1>
    %2 = "onnx.MatMul"(%1, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    // CHECK: "onnx.MatMul"{{.*}}#onnx.place<slot
    %3 = "onnx.MatMul"(%2, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    // CHECK: "onnx.MatMul"{{.*}}#onnx.place<output 3>
    %4 = "onnx.MatMul"(%3, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    onnx.Yield %c, %2, %3, %4 : tensor<i1>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>
  }) : (tensor<i64>, none, tensor<2x2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>)
  onnx.Return %0#0, %0#1, %0#2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<3x2x2xf32>
}
