// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_SHAPE_INFERENCE_SHAPE_INFERENCE_TD
#define DIALECTS_ONNX_TRANSFORMS_SHAPE_INFERENCE_SHAPE_INFERENCE_TD

include "ods/records/pass.td"

def ShapeInferencePass
    : Pass<"shape-inference", "::mlir::func::FuncOp"> {
  let summary = "Infers the shapes of tensors.";
  let description = [{
    Writes the shapes that can be inferred into the types of results, of
    arguments of nested regions, and of the results of the function. A size that
    is a constant is written; another one is `?`.

    ```mlir
    func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:n"})
        -> tensor<*xf32> {
      %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<?x3xf32>) -> tensor<*xf32>
      onnx.Return %0 : tensor<*xf32>
    }
    ```

    becomes

    ```mlir
    func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:n"})
        -> tensor<3x?xf32> {
      %0 = "onnx.Transpose"(%x) {perm = [1, 0]} : (tensor<?x3xf32>) -> tensor<3x?xf32>
      onnx.Return %0 : tensor<3x?xf32>
    }
    ```

    The types of arguments and operations are facts. A shape that contradicts
    them, and an operation that violates its specification, are errors. The
    results that the function declares give ranks only, if these are possible.
  }];
}

#endif // DIALECTS_ONNX_TRANSFORMS_SHAPE_INFERENCE_SHAPE_INFERENCE_TD
