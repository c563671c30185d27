// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --canonicalize | FileCheck %s --check-prefix=FOLD

// The names of dimensions are those of the text; the map is what counts.
#nhwc = #onnx.layout<(n, c, h, w) -> (n, h, w, c)>
#blocks = #onnx.layout<(n, c, h, w) -> (n, c floordiv 4, h, w, c mod 4)>

// CHECK-LABEL: func.func @layouts(
// CHECK-SAME: tensor<?x8x?x5xf32>
// FOLD-LABEL: func.func @layouts(
func.func @layouts(%x: tensor<?x8x?x5xf32>) -> tensor<?x8x?x5xf32, #blocks> {
  // CHECK: "onnx.LayoutTransform"(%{{.*}}) : (tensor<?x8x?x5xf32>) -> tensor<?x8x?x5xf32, #onnx.layout<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>>
  %0 = "onnx.LayoutTransform"(%x) : (tensor<?x8x?x5xf32>) -> tensor<?x8x?x5xf32, #nhwc>
  // CHECK: -> tensor<?x8x?x5xf32, #onnx.layout<(d0, d1, d2, d3) -> (d0, d1 floordiv 4, d2, d3, d1 mod 4)>>
  %1 = "onnx.LayoutTransform"(%0) : (tensor<?x8x?x5xf32, #nhwc>) -> tensor<?x8x?x5xf32, #blocks>
  onnx.Return %1 : tensor<?x8x?x5xf32, #blocks>
}

// Two transforms that undo each other, and one that does nothing, go.
// FOLD-LABEL: func.func @undo(
// FOLD-SAME: %[[X:.*]]: tensor<1x8x3x5xf32>)
func.func @undo(%x: tensor<1x8x3x5xf32>) -> tensor<1x8x3x5xf32> {
  // FOLD-NEXT: onnx.Return %[[X]]
  %0 = "onnx.LayoutTransform"(%x) : (tensor<1x8x3x5xf32>) -> tensor<1x8x3x5xf32, #nhwc>
  %1 = "onnx.LayoutTransform"(%0) : (tensor<1x8x3x5xf32, #nhwc>) -> tensor<1x8x3x5xf32, #nhwc>
  %2 = "onnx.LayoutTransform"(%1) : (tensor<1x8x3x5xf32, #nhwc>) -> tensor<1x8x3x5xf32>
  onnx.Return %2 : tensor<1x8x3x5xf32>
}
