// RUN: mlir-opt %s --onnx-place --split-input-file | FileCheck %s

// Both operands are computed into the result, one through a view.
// CHECK-LABEL: func @join
// CHECK-SAME: onnx.slots = [array<i64>]
func.func @join(%x: tensor<1x2x?xf32>) -> tensor<1x4x?xf32> {
  %shape = "onnx.Constant"() {value = dense<[1, 2, -1]> : tensor<3xi64>} : () -> tensor<3xi64>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
  // CHECK: "onnx.Identity"{{.*}}#onnx.place<view 0>
  %1 = "onnx.Identity"(%0) : (tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 0>
  %2 = "onnx.Log"(%x) : (tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot 0>
  %3 = "onnx.Concat"(%1, %2) {axis = 1 : si64} : (tensor<1x2x?xf32>, tensor<1x2x?xf32>) -> tensor<1x4x?xf32>
  %4 = "onnx.Relu"(%3) : (tensor<1x4x?xf32>) -> tensor<1x4x?xf32>
  onnx.Return %4 : tensor<1x4x?xf32>
}

// -----

// A Concat is part of another one.
// CHECK-LABEL: func @nested
// CHECK-SAME: onnx.slots = [array<i64>]
func.func @nested(%x: tensor<2xf32>) -> tensor<6xf32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot 0>
  %1 = "onnx.Concat"(%x, %0) {axis = 0 : si64} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot 0>
  %2 = "onnx.Concat"(%1, %x) {axis = 0 : si64} : (tensor<4xf32>, tensor<2xf32>) -> tensor<6xf32>
  %3 = "onnx.Relu"(%2) : (tensor<6xf32>) -> tensor<6xf32>
  onnx.Return %3 : tensor<6xf32>
}

// -----

// Neither a value that is used twice nor a part that is not contiguous is
// computed into the result.
// CHECK-LABEL: func @other_uses
func.func @other_uses(%x: tensor<2x2xf32>) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot 1>
  %1 = "onnx.Concat"(%0, %0) {axis = 0 : si64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  // CHECK: "onnx.Relu"{{.*}}#onnx.place<output 0>
  %2 = "onnx.Relu"(%1) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 2>
  %3 = "onnx.Log"(%x) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot 3>
  %4 = "onnx.Concat"(%3, %x) {axis = 1 : si64} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %5 = "onnx.Relu"(%4) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  onnx.Return %2, %5 : tensor<4x2xf32>, tensor<2x4xf32>
}

// -----

// The result would be in use while other values are that are as large, so that
// more memory would be needed.
// CHECK-LABEL: func @early
func.func @early(%x: tensor<1xf32>, %n: tensor<64xf32>) -> tensor<65xf32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<1xf32>) -> tensor<1xf32>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 1>
  %1 = "onnx.Exp"(%n) : (tensor<64xf32>) -> tensor<64xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<slot 2>
  %2 = "onnx.Log"(%1) : (tensor<64xf32>) -> tensor<64xf32>
  %axes = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %3 = "onnx.ReduceSum"(%2, %axes) : (tensor<64xf32>, tensor<1xi64>) -> tensor<1xf32>
  %4 = "onnx.Add"(%3, %1) : (tensor<1xf32>, tensor<64xf32>) -> tensor<64xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<slot [[SLOT:[^0]]]>
  %5 = "onnx.Concat"(%0, %n) {axis = 0 : si64} : (tensor<1xf32>, tensor<64xf32>) -> tensor<65xf32>
  %6 = "onnx.ReduceSum"(%4, %axes) : (tensor<64xf32>, tensor<1xi64>) -> tensor<1xf32>
  %7 = "onnx.Add"(%5, %6) : (tensor<65xf32>, tensor<1xf32>) -> tensor<65xf32>
  onnx.Return %7 : tensor<65xf32>
}

// -----

// Operands are computed in an output whose size is known at the entry.
// CHECK-LABEL: func @output
// CHECK-SAME: onnx.slots = []
func.func @output(%x: tensor<2x?xf32>) -> tensor<4x?xf32> {
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<output 0>
  %0 = "onnx.Exp"(%x) : (tensor<2x?xf32>) -> tensor<2x?xf32>
  // CHECK: "onnx.Log"{{.*}}#onnx.place<output 0>
  %1 = "onnx.Log"(%x) : (tensor<2x?xf32>) -> tensor<2x?xf32>
  // CHECK: "onnx.Concat"{{.*}}#onnx.place<output 0>
  %2 = "onnx.Concat"(%0, %1) {axis = 0 : si64} : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<4x?xf32>
  onnx.Return %2 : tensor<4x?xf32>
}
