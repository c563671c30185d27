// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// A kernel counts; then the output is taken, and another kernel writes it.
// CHECK-LABEL: func private @output(
// CHECK: %[[COUNT:.+]] = call @NonZero_count(
// CHECK: %[[Y:.+]] = krnl.output %{{.+}}[0] (%{{.+}}, %[[COUNT]]) : memref<i64>
// CHECK: call @NonZero(%{{.+}}, %[[Y]], %{{.+}}, %[[COUNT]])
// CHECK: func private @NonZero_count({{.*}}) -> index
func.func @output(%x: tensor<2x3xf32>) -> tensor<2x?xi64> {
  %0 = "onnx.NonZero"(%x) : (tensor<2x3xf32>) -> tensor<2x?xi64>
  onnx.Return %0 : tensor<2x?xi64>
}

// -----

// A value whose size is counted, and one that depends on it, are in blocks,
// which are freed after the last use.
// CHECK-LABEL: func private @blocks(
// CHECK-NOT: krnl.arena
// CHECK: call @NonZero_count(
// CHECK: %[[INDICES:.+]] = krnl.allocate
// CHECK: call @NonZero(
// CHECK: %[[FLOATS:.+]] = krnl.allocate
// CHECK: call @Cast(%[[INDICES]], %[[FLOATS]]
// CHECK: krnl.free %[[INDICES]]
// CHECK: call @ReduceSum(%[[FLOATS]]
// CHECK: krnl.free %[[FLOATS]]
func.func @blocks(%x: tensor<6xf32>) -> tensor<f32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.NonZero"(%x) : (tensor<6xf32>) -> tensor<1x?xi64>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<1x?xi64>) -> tensor<1x?xf32>
  %2 = "onnx.ReduceSum"(%1, %none) {keepdims = 0 : si64} : (tensor<1x?xf32>, none) -> tensor<f32>
  onnx.Return %2 : tensor<f32>
}

// -----

// An element that is computed is a size: it is read when it is known, and an
// error is one of the node that needs it.
// CHECK-LABEL: func private @element(
// CHECK-SAME: krnl.nodes = ["Expand 'e'"]
// CHECK: call @Cast(%{{[0-9a-z_]+}}, %[[SIZE:[0-9]+]])
// CHECK: %[[ELEMENT:.+]] = krnl.load %[[SIZE]][] : memref<i64>
// CHECK: %[[N:.+]] = arith.index_cast %[[ELEMENT]]
// CHECK: scf.if
// CHECK: krnl.set_error
// CHECK: krnl.leave_if
// CHECK: %[[BLOCK:.+]] = krnl.allocate
// CHECK: call @Expand(%[[BLOCK]], %[[N]])
// CHECK: krnl.output %{{.+}}[0] (%[[N]])
func.func @element(%x: tensor<1xf32>) -> tensor<?xf32> {
  %one = onnx.Constant dense<1.0> : tensor<f32>
  %0 = "onnx.Cast"(%x) {to = i64} : (tensor<1xf32>) -> tensor<1xi64>
  %1 = "onnx.Expand"(%one, %0) {onnx_node_name = "e"} : (tensor<f32>, tensor<1xi64>) -> tensor<?xf32>
  %2 = "onnx.Exp"(%1) : (tensor<?xf32>) -> tensor<?xf32>
  onnx.Return %2 : tensor<?xf32>
}
