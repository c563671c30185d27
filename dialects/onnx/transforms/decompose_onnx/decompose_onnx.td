// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSE_ONNX_TD
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSE_ONNX_TD

include "ods/records/pass.td"

def DecomposeONNXPass : Pass<"decompose-onnx", "::mlir::func::FuncOp"> {
  let summary = "Replaces operators by others that compute the same.";
  let description = [{
    Attention and FlexAttention become matrix products around a Softmax,
    ConvTranspose convolutions whose results alternate, Tile and a Resize that
    repeats elements an Expand, products and convolutions of bytes those of
    floats that are exact, those of f16 and bf16 such of f32, and
    SoftmaxCrossEntropyLoss a LogSoftmax and a NegativeLogLikelihoodLoss. If the
    target has an instruction for products of bytes (`byte_dot_product_size`),
    products with constants become a MatMulInteger without zero points instead,
    whose sums are corrected, and convolutions a ConvInteger. So do products of
    tensors that DequantizeLinear yields, whose sums are scaled. RotaryEmbedding
    with positions becomes one with the angles of these. Operators whose ranks
    are not known remain. The new operations have results
    without shapes, which `shape-inference` finds.

    ```mlir
    %0:2 = "onnx.SoftmaxCrossEntropyLoss"(%x, %y) {reduction = "sum"}
        : (tensor<3x5xf32>, tensor<3xi64>) -> (tensor<f32>, tensor<3x5xf32>)
    ```

    becomes

    ```mlir
    %0 = "onnx.LogSoftmax"(%x) {axis = 1 : si64} : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1 = "onnx.NegativeLogLikelihoodLoss"(%0, %y) {reduction = "sum"}
        : (tensor<3x5xf32>, tensor<3xi64>) -> tensor<f32>
    ```
  }];
  let options = [
    Option<"rowMajor", "row-major", "bool", /*default=*/"false",
           "Images stay in row-major order: convolutions of bytes, which need "
           "channels that are neighbors, are those of floats">
  ];
}

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_ONNX_DECOMPOSE_ONNX_TD
