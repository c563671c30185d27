// RUN: mlir-opt %s --split-input-file --onnx-layout | FileCheck %s
// RUN: mlir-opt %s --split-input-file --onnx-layout=force | FileCheck %s --check-prefix=FORCE

// The residual addition and the pooling are in the region of the convolutions;
// only what enters and leaves it is transformed.
// CHECK-LABEL: func.func @region(
// CHECK-SAME: %[[X:[a-z0-9]*]]: tensor<1x64x28x28xf32>
// FORCE-LABEL: func.func @region(
func.func @region(%x: tensor<1x64x28x28xf32>, %b: tensor<64xf32>) -> (tensor<1x64x28x28xf32>, tensor<1x64x1x1xf32>) {
  %w = onnx.Constant dense<1.0> : tensor<64x64x3x3xf32>
  // CHECK: %[[IN:.*]] = "onnx.LayoutTransform"(%[[X]]) : (tensor<1x64x28x28xf32>) -> tensor<1x64x28x28xf32, #onnx.layout<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>>
  // CHECK: %[[FIRST:.*]] = "onnx.Conv"(%[[IN]],
  // CHECK-SAME: -> tensor<1x64x28x28xf32, #onnx.layout<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>>
  %0 = "onnx.Conv"(%x, %w, %b) {pads = [1, 1, 1, 1]} : (tensor<1x64x28x28xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<1x64x28x28xf32>
  // CHECK: %[[SECOND:.*]] = "onnx.Conv"(%[[FIRST]],
  %1 = "onnx.Conv"(%0, %w, %b) {pads = [1, 1, 1, 1]} : (tensor<1x64x28x28xf32>, tensor<64x64x3x3xf32>, tensor<64xf32>) -> tensor<1x64x28x28xf32>
  // CHECK: %[[SUM:.*]] = "onnx.Add"(%[[SECOND]], %[[IN]])
  %2 = "onnx.Add"(%1, %x) : (tensor<1x64x28x28xf32>, tensor<1x64x28x28xf32>) -> tensor<1x64x28x28xf32>
  // CHECK: %[[OUT:.*]] = "onnx.LayoutTransform"(%[[SUM]])
  // CHECK-SAME: -> tensor<1x64x28x28xf32>{{$}}
  // CHECK: %[[MEAN:.*]] = "onnx.GlobalAveragePool"(%[[SUM]])
  // CHECK-SAME: -> tensor<1x64x1x1xf32>
  %3 = "onnx.GlobalAveragePool"(%2) : (tensor<1x64x28x28xf32>) -> tensor<1x64x1x1xf32>
  // CHECK: onnx.Return %[[OUT]], %[[MEAN]]
  onnx.Return %2, %3 : tensor<1x64x28x28xf32>, tensor<1x64x1x1xf32>
}

// -----

// A convolution of single elements saves less time than the transforms take.
// CHECK-LABEL: func.func @does_not_pay(
// CHECK-NOT: onnx.LayoutTransform
// FORCE-LABEL: func.func @does_not_pay(
// FORCE: onnx.LayoutTransform
func.func @does_not_pay(%x: tensor<1x8x28x28xf32>, %b: tensor<8xf32>) -> tensor<1x8x28x28xf32> {
  %w = onnx.Constant dense<1.0> : tensor<8x8x1x1xf32>
  %0 = "onnx.Conv"(%x, %w, %b) : (tensor<1x8x28x28xf32>, tensor<8x8x1x1xf32>, tensor<8xf32>) -> tensor<1x8x28x28xf32>
  onnx.Return %0 : tensor<1x8x28x28xf32>
}

// -----

// A region needs a dense convolution whose weights are constants.
// CHECK-LABEL: func.func @no_convolution(
// FORCE-LABEL: func.func @no_convolution(
// FORCE-NOT: onnx.LayoutTransform
func.func @no_convolution(%x: tensor<1x8x28x28xf32>, %w: tensor<8x8x3x3xf32>, %b: tensor<8xf32>) -> tensor<1x8x26x26xf32> {
  %v = onnx.Constant dense<1.0> : tensor<8x1x1x1xf32>
  %0 = "onnx.Conv"(%x, %v, %b) {group = 8 : si64} : (tensor<1x8x28x28xf32>, tensor<8x1x1x1xf32>, tensor<8xf32>) -> tensor<1x8x28x28xf32>
  %1 = "onnx.Relu"(%0) : (tensor<1x8x28x28xf32>) -> tensor<1x8x28x28xf32>
  %2 = "onnx.Conv"(%1, %w, %b) : (tensor<1x8x28x28xf32>, tensor<8x8x3x3xf32>, tensor<8xf32>) -> tensor<1x8x26x26xf32>
  onnx.Return %2 : tensor<1x8x26x26xf32>
}

// -----

// A convolution of bytes needs the layout.
// CHECK-LABEL: func.func @bytes(
// FORCE-LABEL: func.func @bytes(
// CHECK: %[[X:.*]] = "onnx.LayoutTransform"(%{{.*}}) : (tensor<1x4x8x8xui8>) -> tensor<1x4x8x8xui8, #[[NHWC:.*]]>
// CHECK: %[[SUMS:.*]] = "onnx.ConvInteger"(%[[X]], {{.*}}) {{.*}} -> tensor<1x16x8x8xi32, #[[NHWC]]>
// CHECK: %[[REAL:.*]] = "onnx.Cast"(%[[SUMS]])
// CHECK: "onnx.LayoutTransform"(%[[REAL]]) : (tensor<1x16x8x8xf32, #[[NHWC]]>) -> tensor<1x16x8x8xf32>
func.func @bytes(%x: tensor<1x4x8x8xui8>) -> tensor<1x16x8x8xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %w = onnx.Constant dense<1> : tensor<16x4x1x1xi8>
  %0 = "onnx.ConvInteger"(%x, %w, %none, %none) : (tensor<1x4x8x8xui8>, tensor<16x4x1x1xi8>, none, none) -> tensor<1x16x8x8xi32>
  %1 = "onnx.Cast"(%0) {to = f32} : (tensor<1x16x8x8xi32>) -> tensor<1x16x8x8xf32>
  onnx.Return %1 : tensor<1x16x8x8xf32>
}
