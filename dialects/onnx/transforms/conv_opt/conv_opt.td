// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_CONV_OPT_CONV_OPT_TD
#define DIALECTS_ONNX_TRANSFORMS_CONV_OPT_CONV_OPT_TD

include "ods/records/pass.td"

def ConvOptONNXPass : Pass<"conv-opt-onnx", "::mlir::func::FuncOp"> {
  let summary = "Perform ONNX to ONNX optimizations for optimized CPU execution of convolutions.";
  let description = [{
    Replaces a convolution whose window is one element, without strides, padding
    and groups, by a product of matrices.

    ```mlir
    %0 = "onnx.Conv"(%x, %w, %none) : (tensor<2x3x4x5xf32>, tensor<6x3x1x1xf32>, none) -> tensor<2x6x4x5xf32>
    ```

    becomes

    ```mlir
    %m = "onnx.Reshape"(%w, %0) {allowzero = 0 : si64} : (tensor<6x3x1x1xf32>, tensor<2xi64>) -> tensor<6x3xf32>
    %v = "onnx.Reshape"(%x, %1) {allowzero = 0 : si64} : (tensor<2x3x4x5xf32>, tensor<3xi64>) -> tensor<2x3x20xf32>
    %p = "onnx.MatMul"(%m, %v) : (tensor<6x3xf32>, tensor<2x3x20xf32>) -> tensor<2x6x20xf32>
    %2 = "onnx.Reshape"(%p, %3) {allowzero = 0 : si64} : (tensor<2x6x20xf32>, tensor<4xi64>) -> tensor<2x6x4x5xf32>
    ```

    The pass is for other users of the dialect: `convert-onnx-to-krnl` makes the
    same loops of both.
  }];
}

#endif // DIALECTS_ONNX_TRANSFORMS_CONV_OPT_CONV_OPT_TD
