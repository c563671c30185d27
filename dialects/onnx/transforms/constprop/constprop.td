// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_TD
#define DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_TD

include "ods/records/pass.td"

def ConstPropONNXPass : Pass<"constprop-onnx", "::mlir::func::FuncOp"> {
  let summary = "ConstProp ONNX operations into composition of other ONNX operations.";
  let description = [{
    Replaces an operator whose operands are constants by its results, and
    normalizes sums and products so that constants meet.

    ```mlir
    %c1 = onnx.Constant dense<1.0> : tensor<f32>
    %c2 = onnx.Constant dense<2.0> : tensor<f32>
    %0 = "onnx.Add"(%c1, %x) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = "onnx.Add"(%0, %c2) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```

    becomes

    ```mlir
    %c = onnx.Constant dense<3.0> : tensor<f32>
    %0 = "onnx.Add"(%x, %c) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    ```

    An operator is evaluated by its loop nests, those that compiled code has. An
    operator stays if its result would have more than `max-bytes` bytes and more
    than its operands, or if the evaluation would take more than
    `max-operations` steps. Transposes, slices, casts and the like of more than
    `max-bytes-in-memory` bytes are not evaluated but become recipes, attributes
    of the dialect `recipe`, whose elements are computed when they are written.
    The rules that normalize floats have the label
    `reassociate-floats`; they do not join constants to a value that is not
    finite. Those that move a constant behind another operand, without a second
    constant to meet yet, have the label `move-constants`, too.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let options = [
    Option<"maxBytes", "max-bytes", "int64_t", "65536",
           "The largest result that is larger than its operands">,
    Option<"maxOperations", "max-operations", "int64_t", "134217728",
           "How many elements are moved or computed">,
    Option<"maxBytesInMemory", "max-bytes-in-memory", "int64_t", "65536",
           "The largest result in memory of an operator that can be a recipe">,
    ListOption<"disabledPatterns", "disable-patterns", "std::string",
               "Labels of rules that are not applied">,
  ];
}

#endif // DIALECTS_ONNX_TRANSFORMS_CONSTPROP_CONSTPROP_TD
