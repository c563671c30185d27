// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_DECOMPOSE_CUSTOM_TD
#define DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_DECOMPOSE_CUSTOM_TD

include "ods/records/pass.td"

def DecomposeCustomPass
    : Pass<"decompose-onnx-custom", "::mlir::func::FuncOp"> {
  let summary = "Replaces contributed operators by operators of ONNX.";
  let description = [{
    Replaces each `onnx.Custom` of domain `com.microsoft`, which the optimizer
    and the quantizer of ONNX Runtime and Optimum write, for which there is a
    rule. The new operations have results without shapes, which
    `shape-inference` finds. Where a rule depends on ranks, the pass finds them
    itself, after the nodes before were replaced.

    ```mlir
    %0 = "onnx.Custom"(%x, %b) {domain_name = "com.microsoft", function_name = "BiasGelu"}
        : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
    ```

    becomes

    ```mlir
    %0 = "onnx.Add"(%x, %b) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<*xf32>
    %1 = "onnx.Gelu"(%0) : (tensor<*xf32>) -> tensor<*xf32>
    %2 = "onnx.Identity"(%1) : (tensor<*xf32>) -> tensor<2x4xf32>
    ```

    A node with an operand, result or attribute that its rule does not know is
    an error. Nodes without a rule remain.
  }];
}

#endif // DIALECTS_ONNX_TRANSFORMS_DECOMPOSE_CUSTOM_DECOMPOSE_CUSTOM_TD
