// RUN: mlir-opt %s --onnx-place --split-input-file | FileCheck %s

// The results are contiguous, since only the axis has several elements before
// them. The slot is in use as long as they are.
// CHECK-LABEL: func @split
// CHECK-SAME: onnx.slots = [array<i64>, array<i64: 0>]
func.func @split(%x: tensor<1x6x?xf32>) -> tensor<1x2x?xf32> {
  %two = "onnx.Constant"() {value = dense<[4, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
  // CHECK: "onnx.Exp"{{.*}}#onnx.place<slot 0>
  %0 = "onnx.Exp"(%x) : (tensor<1x6x?xf32>) -> tensor<1x6x?xf32>
  // CHECK: "onnx.Split"{{.*}}[#onnx.place<view 0>, #onnx.place<view 0>]
  %a, %b = "onnx.Split"(%0, %two) {axis = -2 : si64} : (tensor<1x6x?xf32>, tensor<2xi64>) -> (tensor<1x4x?xf32>, tensor<1x2x?xf32>)
  // CHECK: "onnx.ReduceSum"{{.*}}#onnx.place<slot 1>
  %axes = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %1 = "onnx.ReduceSum"(%a, %axes) : (tensor<1x4x?xf32>, tensor<1xi64>) -> tensor<1x1x?xf32>
  %2 = "onnx.Mul"(%1, %b) : (tensor<1x1x?xf32>, tensor<1x2x?xf32>) -> tensor<1x2x?xf32>
  onnx.Return %2 : tensor<1x2x?xf32>
}

// -----

// Neither are the results of a split along an inner axis contiguous, nor is an
// argument in a slot.
// CHECK-LABEL: func @other_splits
func.func @other_splits(%x: tensor<2x4xf32>) -> (tensor<2x2xf32>, tensor<1x4xf32>) {
  %two = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  %one = "onnx.Constant"() {value = dense<1> : tensor<2xi64>} : () -> tensor<2xi64>
  %0 = "onnx.Exp"(%x) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  // CHECK: "onnx.Split"{{.*}}[#onnx.place<output 0>, #onnx.place<slot {{.*}}>]
  %a, %b = "onnx.Split"(%0, %two) {axis = 1 : si64} : (tensor<2x4xf32>, tensor<2xi64>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  // CHECK: "onnx.Split"{{.*}}[#onnx.place<output 1>, #onnx.place<slot {{.*}}>]
  %c, %d = "onnx.Split"(%x, %one) : (tensor<2x4xf32>, tensor<2xi64>) -> (tensor<1x4xf32>, tensor<1x4xf32>)
  %1 = "onnx.Add"(%a, %b) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %2 = "onnx.Add"(%c, %d) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  onnx.Return %1, %2 : tensor<2x2xf32>, tensor<1x4xf32>
}

// -----

// A result that is returned is computed into its output.
// CHECK-LABEL: func @returned
func.func @returned(%x: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
  %two = "onnx.Constant"() {value = dense<2> : tensor<2xi64>} : () -> tensor<2xi64>
  %0 = "onnx.Exp"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK: "onnx.Split"{{.*}}[#onnx.place<output 0>, #onnx.place<output 1>]
  %a, %b = "onnx.Split"(%0, %two) : (tensor<4xf32>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = "onnx.Log"(%b) : (tensor<2xf32>) -> tensor<2xf32>
  onnx.Return %a, %1 : tensor<2xf32>, tensor<2xf32>
}

// -----

// A small slice does not keep the rest in memory. One that goes backward is
// not contiguous.
// CHECK-LABEL: func @slices
func.func @slices(%x: tensor<8xf32>) -> tensor<6xf32> {
  %zero = "onnx.Constant"() {value = dense<0> : tensor<1xi64>} : () -> tensor<1xi64>
  %one = "onnx.Constant"() {value = dense<1> : tensor<1xi64>} : () -> tensor<1xi64>
  %minus = "onnx.Constant"() {value = dense<-1> : tensor<1xi64>} : () -> tensor<1xi64>
  %seven = "onnx.Constant"() {value = dense<7> : tensor<1xi64>} : () -> tensor<1xi64>
  %0 = "onnx.Exp"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK: "onnx.Slice"{{.*}}#onnx.place<view 0>
  %1 = "onnx.Slice"(%0, %one, %seven, %zero, %one) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  // CHECK: "onnx.Slice"{{.*}}#onnx.place<slot
  %2 = "onnx.Slice"(%0, %zero, %one, %zero, %one) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xf32>
  // CHECK: "onnx.Slice"{{.*}}#onnx.place<output
  %3 = "onnx.Slice"(%0, %seven, %one, %zero, %minus) : (tensor<8xf32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xf32>
  %4 = "onnx.Sum"(%1, %2, %3) : (tensor<6xf32>, tensor<1xf32>, tensor<6xf32>) -> tensor<6xf32>
  onnx.Return %4 : tensor<6xf32>
}
