// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_CHOOSE_LAYOUT_CHOOSE_LAYOUT_TD
#define DIALECTS_ONNX_TRANSFORMS_CHOOSE_LAYOUT_CHOOSE_LAYOUT_TD

include "ods/records/pass.td"

def ChooseLayoutPass : Pass<"onnx-layout", "::mlir::func::FuncOp"> {
  let summary = "Stores images around convolutions with channels as neighbors.";
  let description = [{
    A convolution whose channels are neighbors in memory reads its operand where
    it is, as rows of a product of matrices. In row-major order, channels are
    far apart, and elements are copied, those of a window of 3 by 3 nine times.

    Operations that are connected by images form a region: convolutions, and
    operations that any layout suits, such as additions, activations and
    pooling. The images of a region get the layout `(n, c, h, w) -> (n, h, w, c)`
    if its convolutions save more time than the images take that enter and leave
    it, for which `onnx.LayoutTransform` is inserted. Sizes that are not known
    count as 64. The weights of convolutions are constants, and have one group:
    depthwise convolutions are faster in row-major order. An image is a tensor
    of rank 4 of floats of 32 bits, or of integers of 8 or 32 bits, with more
    than one channel and more than one position. A region with a ConvInteger that
    has no zero points always gets the layout: it is computed by an instruction
    for bytes that are neighbors.

    ```mlir
    %0 = "onnx.Conv"(%x, %w, %b) {pads = [1, 1, 1, 1]}
      : (tensor<1x32x28x28xf32>, tensor<64x32x3x3xf32>, tensor<64xf32>)
        -> tensor<1x64x28x28xf32>
    ```

    becomes, with `#nhwc = #onnx.layout<(n, c, h, w) -> (n, h, w, c)>`,

    ```mlir
    %0 = "onnx.LayoutTransform"(%x)
      : (tensor<1x32x28x28xf32>) -> tensor<1x32x28x28xf32, #nhwc>
    %1 = "onnx.Conv"(%0, %w, %b) {pads = [1, 1, 1, 1]}
      : (tensor<1x32x28x28xf32, #nhwc>, tensor<64x32x3x3xf32>, tensor<64xf32>)
        -> tensor<1x64x28x28xf32, #nhwc>
    %2 = "onnx.LayoutTransform"(%1)
      : (tensor<1x64x28x28xf32, #nhwc>) -> tensor<1x64x28x28xf32>
    ```

    The weights of convolutions are constants, whose order
    `pack-krnl-constants` chooses.
  }];
  let dependentDialects = ["::mlir::onnx::ONNXDialect"];
  let options = [
    Option<"force", "force", "bool", /*default=*/"false",
           "Give all regions with a convolution the layout">,
  ];
  let statistics = [
    Statistic<"regions", "regions", "Number of regions with a layout">,
  ];
}

#endif // DIALECTS_ONNX_TRANSFORMS_CHOOSE_LAYOUT_CHOOSE_LAYOUT_TD
