// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// An input that nothing reads afterwards is updated in its memory, if the caller
// gives that memory to the output, and else in a copy.
// CHECK-LABEL: func private @update(
// CHECK-SAME: %[[CALL:.+]]: !krnl.call)
// CHECK-SAME: krnl.shared_inputs = array<i64: 0>
// CHECK: %[[Y:.+]] = krnl.output %[[CALL]][0]
// CHECK: %[[X:.+]] = krnl.input %[[CALL]][0]
// CHECK: %[[FROM:.+]] = memref.extract_aligned_pointer_as_index %[[X]]
// CHECK: %[[TO:.+]] = memref.extract_aligned_pointer_as_index %[[Y]]
// CHECK: %[[APART:.+]] = arith.cmpi ne, %[[FROM]], %[[TO]]
// CHECK: scf.if %[[APART]]
// CHECK: "krnl.memcpy"(%[[Y]], %[[X]],
// CHECK: call @ScatterND(
// CHECK-SAME: %[[Y]]
// CHECK-NOT: %[[X]]
// CHECK: return
func.func @update(%x: tensor<8x4xf32>, %i: tensor<2x1xi64>, %u: tensor<2x4xf32>) -> tensor<8x4xf32> {
  %0 = "onnx.ScatterND"(%x, %i, %u) : (tensor<8x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<8x4xf32>
  onnx.Return %0 : tensor<8x4xf32>
}

// -----

// An input that is read before the output is written may have its memory.
// CHECK-LABEL: func private @before(
// CHECK-SAME: krnl.shared_inputs = array<i64: -1, 0>
// CHECK-NOT: extract_aligned_pointer
// CHECK: return
func.func @before(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = "onnx.MatMul"(%x, %x) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = "onnx.MatMul"(%0, %0) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  onnx.Return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// One that is read later, or returned, may not.
// CHECK-LABEL: func private @later(
// CHECK-NOT: krnl.shared_inputs
// CHECK-NOT: extract_aligned_pointer
// CHECK: return
func.func @later(%x: tensor<8x4xf32>, %i: tensor<2x1xi64>, %u: tensor<2x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %0 = "onnx.ScatterND"(%x, %i, %u) : (tensor<8x4xf32>, tensor<2x1xi64>, tensor<2x4xf32>) -> tensor<8x4xf32>
  %1 = "onnx.Add"(%0, %x) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  onnx.Return %0, %1 : tensor<8x4xf32>, tensor<8x4xf32>
}

// -----

// Elements that are sizes are read at any time.
// CHECK-LABEL: func private @sizes(
// CHECK-NOT: krnl.shared_inputs
// CHECK: return
func.func @sizes(%x: tensor<2xi64>) -> (tensor<2xi64>, tensor<?x?xf32>) {
  %0 = "onnx.Neg"(%x) : (tensor<2xi64>) -> tensor<2xi64>
  %1 = "onnx.Neg"(%0) : (tensor<2xi64>) -> tensor<2xi64>
  %2 = "onnx.ConstantOfShape"(%x) : (tensor<2xi64>) -> tensor<?x?xf32>
  onnx.Return %1, %2 : tensor<2xi64>, tensor<?x?xf32>
}
