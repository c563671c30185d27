// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_TD
#define DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_TD

include "ods/records/pass.td"

def RecomposeONNXToONNXPass
    : Pass<"recompose-onnx", "::mlir::func::FuncOp"> {
  let summary = "Recompose ONNX operations into composition of other ONNX operations.";
  let description = [{
    Finds operators that older exporters wrote as several ones:
    LayerNormalization and RMSNormalization with scale and bias, Gelu by erf and
    by tanh, Sigmoid, Swish, Mish, HardSigmoid, HardSwish, and Softmax.

    ```mlir
    %0 = "onnx.Add"(%x, %three) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = "onnx.Clip"(%0, %zero, %six) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<4xf32>
    %2 = "onnx.Mul"(%x, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = "onnx.Div"(%2, %six) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```

    becomes

    ```mlir
    %3 = "onnx.HardSwish"(%x) : (tensor<4xf32>) -> tensor<4xf32>
    ```

    x * cos + concat(-second half of x, first half of x) * sin becomes
    RotaryEmbedding, if both halves of cos and sin are equal: a concatenation of
    a value with itself, of which a few operators compute them, or a constant.

    A Softmax of rows between views, as ONNX defined it before version 13, moves
    before the first view if that has the same rows.

    Attention is not among them: `decompose-onnx` writes it as products and a
    Softmax, which is what exporters write, and `onnx-fuse` finds these.

    Constants must be those of the definition, rounded to their type, and be the
    right operands, as after `constprop-onnx`. Values inside of a chain must
    have no other use. All rules but those for RotaryEmbedding and Softmax between
    views have the label `reassociate-floats`.
  }];
  let options = [
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels of rules that are not applied">,
  ];
}

#endif // DIALECTS_ONNX_TRANSFORMS_RECOMPOSE_RECOMPOSE_TD
