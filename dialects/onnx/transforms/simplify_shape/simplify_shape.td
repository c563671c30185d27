// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_SIMPLIFY_SHAPE_TD
#define DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_SIMPLIFY_SHAPE_TD

include "ods/records/pass.td"

def SimplifyShapeRelatedOpsPass
    : Pass<"simplify-shape-related-ops-onnx", "::mlir::func::FuncOp"> {
  let summary = "Perform ONNX to ONNX optimizations for shape-related operations";
  let description = [{
    Uses what shape inference knows about the elements of small tensors of
    integers:

    - a tensor of known elements becomes a constant;
    - a list of one size of an argument becomes an `onnx.Dim` of it;
    - the shape operand of `onnx.Reshape` becomes a constant if all sizes of the
      result are known, equal those of the operand in the same place, or can be
      inferred; that of `onnx.Expand`, if all sizes are known or those of the
      operand;
    - an `onnx.Expand` goes if an element-wise operator broadcasts its operand to
      the same shape, and otherwise follows an operator that has no other operand
      of more than one element.

    ```mlir
    // %x: tensor<?x4x6xf32>
    %shape = "onnx.Shape"(%x) : (tensor<?x4x6xf32>) -> tensor<3xi64>
    %n = "onnx.Gather"(%shape, %zero) : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %to = "onnx.Concat"(%n, %minus_one) {axis = 0 : si64}
        : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %0 = "onnx.Reshape"(%x, %to) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<?x24xf32>
    ```

    becomes, after unused operations are removed,

    ```mlir
    %to = onnx.Constant dense<[0, 24]> : tensor<2xi64>
    %0 = "onnx.Reshape"(%x, %to) : (tensor<?x4x6xf32>, tensor<2xi64>) -> tensor<?x24xf32>
    ```
  }];
}

#endif // DIALECTS_ONNX_TRANSFORMS_SIMPLIFY_SHAPE_SIMPLIFY_SHAPE_TD
