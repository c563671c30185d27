// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

// The kernel that counts leaves what it finds in scratch memory, which the
// other one reads.
// CHECK-LABEL: func private @boxes(
// CHECK: %[[SCRATCH:.+]] = krnl.allocate
// CHECK: call @NonMaxSuppression_count({{.*}}%[[SCRATCH]]
// CHECK: %[[Y:.+]] = krnl.output %{{.+}}[0]
// CHECK: call @NonMaxSuppression({{.*}}%[[SCRATCH]]{{.*}}%[[Y]]
// CHECK: krnl.free %[[SCRATCH]]
func.func @boxes(%boxes: tensor<1x6x4xf32>, %scores: tensor<1x2x6xf32>, %n: tensor<i64>) -> tensor<?x3xi64> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.NonMaxSuppression"(%boxes, %scores, %n, %none, %none) : (tensor<1x6x4xf32>, tensor<1x2x6xf32>, tensor<i64>, none, none) -> tensor<?x3xi64>
  onnx.Return %0 : tensor<?x3xi64>
}

// -----

// Two lists of the elements.
// CHECK-LABEL: func private @unique(
// CHECK: %[[BYTES:.+]] = arith.constant 96 : index
// CHECK: krnl.allocate %{{.+}}, %[[BYTES]]
// CHECK: call @Unique_count(
func.func @unique(%x: tensor<6xf32>) -> tensor<?xf32> {
  %0:4 = "onnx.Unique"(%x) : (tensor<6xf32>) -> (tensor<?xf32>, none, none, none)
  onnx.Return %0#0 : tensor<?xf32>
}
