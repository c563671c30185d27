// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file | FileCheck %s

#nhwc = #onnx.layout<(n, c, h, w) -> (n, h, w, c)>
#blocks = #onnx.layout<(n, c, h, w) -> (n, c floordiv 4, h, w, c mod 4)>

// Loops walk what is written.
// CHECK-LABEL: func.func private @LayoutTransform(
// CHECK-SAME: %[[X:[a-z0-9]*]]: memref<f32> {{.*}}, %[[Y:[a-z0-9]*]]: memref<f32>
// CHECK: %[[FROM:.*]] = memref.reinterpret_cast %[[X]] {{.*}} : memref<f32> to memref<8x30xf32>
// CHECK: %[[TO:.*]] = memref.reinterpret_cast %[[Y]] {{.*}} : memref<f32> to memref<30x8xf32>
// CHECK: krnl.iterate(%{{.*}}) with (%{{.*}} -> %[[P:.*]] = 0 to 30, %{{.*}} -> %[[C:.*]] = 0 to 8)
// CHECK: krnl.load %[[FROM]][%[[C]], %[[P]]]
// CHECK: krnl.store %{{.*}}, %[[TO]][%[[P]], %[[C]]]

// The channels of the operand are the innermost reduction.
// CHECK-LABEL: func.func private @Conv(
// CHECK: krnl.contract
// CHECK-SAME: padded = array<i64: 0>
// CHECK-SAME: ins(%{{.*}}, %{{.*}} : memref<6x5x8xf32>, memref<8x8x3x3xf32>) outs(%{{.*}} : memref<2x6x5x4xf32>)
func.func @main_graph(%x: tensor<1x8x6x5xf32>, %w: tensor<8x8x3x3xf32>) -> tensor<1x8x6x5xf32> {
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.LayoutTransform"(%x) : (tensor<1x8x6x5xf32>) -> tensor<1x8x6x5xf32, #nhwc>
  %1 = "onnx.Conv"(%0, %w, %none) {pads = [1, 1, 1, 1]} : (tensor<1x8x6x5xf32, #nhwc>, tensor<8x8x3x3xf32>, none) -> tensor<1x8x6x5xf32, #blocks>
  %2 = "onnx.LayoutTransform"(%1) : (tensor<1x8x6x5xf32, #blocks>) -> tensor<1x8x6x5xf32>
  onnx.Return %2 : tensor<1x8x6x5xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()

// -----

// A program finds elements where they are stored. Rows of the result follow
// each other along channels, so that parts of a Concat are copied.
#nhwc = #onnx.layout<(n, c, h, w) -> (n, h, w, c)>
// CHECK-LABEL: func.func private @Concat(
// CHECK-COUNT-2: krnl.store
// CHECK-LABEL: func.func private @LpPool(
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [1, 4, 5, 4]
func.func @main_graph(%x: tensor<1x2x4x5xf32>) -> tensor<1x4x3x4xf32> {
  %0 = "onnx.LayoutTransform"(%x) : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x5xf32, #nhwc>
  %1 = "onnx.Concat"(%0, %x) {axis = 1 : si64} : (tensor<1x2x4x5xf32, #nhwc>, tensor<1x2x4x5xf32>) -> tensor<1x4x4x5xf32, #nhwc>
  %2 = "onnx.LpPool"(%1) {kernel_shape = [2, 2]} : (tensor<1x4x4x5xf32, #nhwc>) -> tensor<1x4x3x4xf32>
  onnx.Return %2 : tensor<1x4x3x4xf32>
}
"onnx.EntryPoint"() {func = @main_graph} : () -> ()
