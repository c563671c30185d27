// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// A result whose shape is known before is written by each branch, which
// computes it there.
// CHECK-LABEL: func private @same_shape(
// CHECK: %[[Y:.+]] = krnl.output
// CHECK: scf.if %{{.+}} {
// CHECK: call @Exp(%{{.+}}, %[[Y]])
// CHECK-NOT: krnl.memcpy
// CHECK: } else {
// CHECK: "krnl.memcpy"(%[[Y]],
// CHECK: }
// CHECK-NOT: krnl.memcpy
func.func @same_shape(%c: tensor<i1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "onnx.If"(%c) ({
    %1 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %1 : tensor<4xf32>
  }, {
    onnx.Yield %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  onnx.Return %0 : tensor<4xf32>
}

// -----

// Branches of different shapes yield a block and its size.
// CHECK-LABEL: func private @other_shape(
// CHECK: %[[BRANCH:.+]]:2 = scf.if %{{.+}} -> (memref<f32>, index) {
// CHECK: krnl.allocate
// CHECK: scf.yield %{{.+}}, %c4{{.*}} : memref<f32>, index
// CHECK: } else {
// CHECK: scf.yield %{{.+}}, %c6{{.*}} : memref<f32>, index
// CHECK: krnl.output %{{.+}}[0] (%[[BRANCH]]#1)
// CHECK: krnl.free %[[BRANCH]]#0
func.func @other_shape(%c: tensor<i1>, %x: tensor<4xf32>, %y: tensor<6xf32>) -> tensor<?xf32> {
  %0 = "onnx.If"(%c) ({
    onnx.Yield %x : tensor<4xf32>
  }, {
    onnx.Yield %y : tensor<6xf32>
  }) : (tensor<i1>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// The number of iterations is known: a carried value is in the memory of the
// result, where the body replaces it, and values are collected in place.
// CHECK-LABEL: func private @loop(
// CHECK: %[[SUM:.+]] = krnl.output %{{.+}}[0]
// CHECK: %[[ALL:.+]] = krnl.output %{{.+}}[1]
// CHECK: "krnl.memcpy"(%[[SUM]],
// CHECK: scf.while (%{{.+}} = %c0{{.*}}, %{{.+}} = %true{{.*}}) : (index, i1) -> (index, i1)
// CHECK: arith.cmpi slt
// CHECK: scf.condition
// CHECK: } do {
// CHECK: krnl.status
// CHECK: krnl.leave_if
// CHECK-NOT: krnl.leave_if
// CHECK: call @Add(%{{.+}}, %[[SUM]])
// CHECK: "krnl.memcpy"(%[[ALL]], %[[SUM]],
// CHECK-NOT: krnl.memcpy
// CHECK-NOT: krnl.free
func.func @loop(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>) {
  %n = onnx.Constant dense<3> : tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<4xf32>):
    %1 = "onnx.Add"(%a, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %1, %1 : tensor<i1>, tensor<4xf32>, tensor<4xf32>
  }) : (tensor<i64>, none, tensor<4xf32>) -> (tensor<4xf32>, tensor<3x4xf32>)
  onnx.Return %0#0, %0#1 : tensor<4xf32>, tensor<3x4xf32>
}

// -----

// A condition ends the loop: the block of the collected values grows.
// CHECK-LABEL: func private @condition(
// CHECK: %[[FIRST:.+]] = krnl.allocate %{{.+}}, %c0{{.*}} : memref<f32>
// CHECK: %[[LOOP:.+]]:3 = scf.while (%{{.+}} = %{{.+}}, %{{.+}} = %{{.+}}, %{{.+}} = %[[FIRST]])
// CHECK: krnl.grow
// CHECK: krnl.output %{{.+}}[0] (%[[LOOP]]#0
// CHECK: krnl.free %[[LOOP]]#2
func.func @condition(%x: tensor<4xf32>, %limit: tensor<i64>) -> tensor<?x4xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Loop"(%none, %none) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>):
    %1 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = "onnx.Less"(%i, %limit) : (tensor<i64>, tensor<i64>) -> tensor<i1>
    onnx.Yield %2, %1 : tensor<i1>, tensor<4xf32>
  }) : (none, none) -> tensor<?x4xf32>
  onnx.Return %0 : tensor<?x4xf32>
}

// -----

// A carried value that grows is a block, which the next one replaces.
// CHECK-LABEL: func private @grows(
// CHECK: scf.while {{.*}} : (index, i1, memref<f32>, index) -> (index, i1, memref<f32>, index)
// CHECK: } do {
// CHECK: ^bb0(%{{.+}}: index, %{{.+}}: i1, %[[OLD:.+]]: memref<f32>, %{{.+}}: index):
// CHECK: %[[NEXT:.+]] = krnl.allocate
// CHECK: call @Concat(
// CHECK: krnl.free %[[OLD]]
// CHECK: scf.yield %{{.+}}, %{{.+}}, %[[NEXT]], %{{.+}} :
func.func @grows(%x: tensor<?xf32>, %n: tensor<i64>) -> tensor<?xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Loop"(%n, %none, %x) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>, %a: tensor<?xf32>):
    %1 = "onnx.Concat"(%a, %x) {axis = 0 : si64} : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    onnx.Yield %c, %1 : tensor<i1>, tensor<?xf32>
  }) : (tensor<i64>, none, tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %0 : tensor<?xf32>
}

// -----

// The value of a scan is computed in its slice of the output.
// CHECK-LABEL: func private @scan(
// CHECK: %[[ALL:.+]] = krnl.output %{{.+}}[0]
// CHECK: } do {
// CHECK: %[[SLICE:.+]] = krnl.slot %[[ALL]][%{{.+}}] : memref<f32> to memref<f32>
// CHECK: call @Exp(%{{.+}}, %[[SLICE]])
// CHECK-NOT: krnl.memcpy
func.func @scan(%x: tensor<4xf32>) -> tensor<3x4xf32> {
  %n = onnx.Constant dense<3> : tensor<i64>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.Loop"(%n, %none) ({
  ^bb0(%i: tensor<i64>, %c: tensor<i1>):
    %1 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    onnx.Yield %c, %1 : tensor<i1>, tensor<4xf32>
  }) : (tensor<i64>, none) -> tensor<3x4xf32>
  onnx.Return %0 : tensor<3x4xf32>
}
