// RUN: mlir-opt %s --onnx-fuse | FileCheck %s

// The greatest elements of columns, then those of rows.
// CHECK-LABEL: func @overlapping(
// CHECK-DAG: %[[LEAST:.*]] = onnx.Constant dense<0xFF800000> : tensor<f32>
// CHECK-DAG: %[[PADS:.*]] = onnx.Constant dense<[0, 0, 1, 1, 0, 0, 1, 1]> : tensor<8xi64>
// CHECK: "onnx.Pad"(%{{.*}}, %[[PADS]], %[[LEAST]], {{.*}} -> tensor<1x4x?x10xf32>
// CHECK-COUNT-3: "onnx.Slice"({{.*}} -> tensor<1x4x?x10xf32>
// CHECK: "onnx.Max"({{.*}} -> tensor<1x4x?x10xf32>
// CHECK-COUNT-3: "onnx.Slice"({{.*}} -> tensor<1x4x?x8xf32>
// CHECK: "onnx.Max"({{.*}} -> tensor<1x4x?x8xf32>
// CHECK-NOT: onnx.MaxPool
func.func @overlapping(%x: tensor<1x4x?x8xf32>) -> tensor<1x4x?x8xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0:2 = "onnx.MaxPool"(%x) {kernel_shape = [3, 3], pads = [1, 1, 1, 1]} : (tensor<1x4x?x8xf32>) -> (tensor<1x4x?x8xf32>, none)
  onnx.Return %0#0 : tensor<1x4x?x8xf32>
}

// The windows at the border of the padded columns have two elements.
// CHECK-LABEL: func @means(
// CHECK: onnx.Constant dense<[{{\[\[\[}}2.0{{[^,]*}}, 3.0{{[^,]*}}, 3.0{{[^,]*}}, 2.0{{.*}}]]]]> : tensor<1x1x1x4xf32>
// CHECK: "onnx.Sum"
// CHECK: "onnx.Div"
func.func @means(%x: tensor<1x4x?x4xf32>) -> tensor<1x4x?x4xf32> {
  %0 = "onnx.AveragePool"(%x) {kernel_shape = [1, 3], pads = [0, 1, 0, 1]} : (tensor<1x4x?x4xf32>) -> tensor<1x4x?x4xf32>
  onnx.Return %0 : tensor<1x4x?x4xf32>
}

// Only a run determines which windows are at the border of the rows: ones are
// summed up like the elements.
// CHECK-LABEL: func @means_of_rows(
// CHECK-SAME: %[[X:.*]]: tensor<1x4x?x4xf32>
// CHECK: %[[SIZE:.*]] = "onnx.Shape"(%[[X]]) {end = 3 : si64, start = 2 : si64}
// CHECK: %[[SHAPE:.*]] = "onnx.Concat"(%{{.*}}, %{{.*}}, %[[SIZE]], %{{.*}}) {axis = 0 : si64}
// CHECK: %[[ONES:.*]] = "onnx.ConstantOfShape"(%[[SHAPE]]) {{.*}} -> tensor<1x1x?x1xf32>
// CHECK: %[[PADDED:.*]] = "onnx.Pad"(%[[ONES]], {{.*}} -> tensor<1x1x?x1xf32>
// CHECK: %[[COUNTS:.*]] = "onnx.Fused"(%[[PADDED]],
// CHECK: "onnx.Sum"({{.*}} -> tensor<1x1x?x1xf32>
// CHECK: "onnx.Fused"({{.*}}, %[[COUNTS]])
// CHECK: "onnx.Sum"({{.*}} -> tensor<1x4x?x4xf32>
// CHECK: "onnx.Div"
func.func @means_of_rows(%x: tensor<1x4x?x4xf32>) -> tensor<1x4x?x4xf32> {
  %0 = "onnx.AveragePool"(%x) {kernel_shape = [3, 1], pads = [1, 0, 1, 0]} : (tensor<1x4x?x4xf32>) -> tensor<1x4x?x4xf32>
  onnx.Return %0 : tensor<1x4x?x4xf32>
}

// Windows that are apart, and those whose indices are wanted, remain.
// CHECK-LABEL: func @others(
// CHECK-COUNT-2: "onnx.MaxPool"
func.func @others(%x: tensor<1x4x8x8xf32>) -> (tensor<1x4x4x4xf32>, tensor<1x4x7x7xi64>) {
  %0:2 = "onnx.MaxPool"(%x) {kernel_shape = [2, 2], strides = [2, 2]} : (tensor<1x4x8x8xf32>) -> (tensor<1x4x4x4xf32>, none)
  %1:2 = "onnx.MaxPool"(%x) {kernel_shape = [2, 2]} : (tensor<1x4x8x8xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x4x7x7xi64>)
  onnx.Return %0#0, %1#1 : tensor<1x4x4x4xf32>, tensor<1x4x7x7xi64>
}
