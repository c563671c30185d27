// RUN: mlir-opt %s --onnx-place --allow-unregistered-dialect | FileCheck %s

// The pass loads the dialect of its attributes, which the module does not name.

// CHECK-LABEL: func.func @other_dialect()
func.func @other_dialect() {
  // CHECK: "test.op"() {onnx.place = [#onnx.place<slot 0>]}
  %0 = "test.op"() : () -> tensor<4xf32>
  return
}
