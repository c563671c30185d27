// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ONNX_TRANSFORMS_FUSE_FUSE_TD
#define DIALECTS_ONNX_TRANSFORMS_FUSE_FUSE_TD

include "ods/records/pass.td"

def FusePass : Pass<"onnx-fuse", "::mlir::func::FuncOp"> {
  let summary = "Groups operations that one loop nest can compute.";
  let description = [{
    Moves operations into `onnx.Fused`. A group has one result. Its operations
    compute each element from elements at the same place, except for the first
    one, which may sum products, reduce or move elements. No value of a group but
    the result is used outside of it, so that nothing is computed twice.

    ```mlir
    %0 = "onnx.MatMul"(%x, %w) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
    %1 = "onnx.Add"(%0, %b) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    ```

    becomes

    ```mlir
    %0 = "onnx.Fused"(%x, %w, %b) ({
    ^bb0(%a0: tensor<4x8xf32>, %a1: tensor<8x2xf32>, %a2: tensor<2xf32>):
      %1 = "onnx.MatMul"(%a0, %a1) : (tensor<4x8xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
      %2 = "onnx.Add"(%1, %a2) : (tensor<4x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
      onnx.Yield %2 : tensor<4x2xf32>
    }) : (tensor<4x8xf32>, tensor<8x2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
    ```

    An operation is in a group by how it is written as loops
    (`dialects/onnx/indexed`). One whose neighbors in the result are not
    neighbors in its operands, such as a transposition, stays alone. Those in
    regions stay as they are.

    A Softmax of rows is in a group with the product of matrices before it, the
    one after it, and the operations between them, which is what attention
    consists of. The group computes a block of rows after the other, so that the
    matrices between the products need no memory. Views between them may list
    the matrices in another way. A number of rows that is known to be small does
    not pay for blocks.

    ```mlir
    %0 = "onnx.MatMul"(%q, %k) : (tensor<2x64x8xf32>, tensor<2x8x64xf32>) -> tensor<2x64x64xf32>
    %1 = "onnx.Add"(%0, %mask) : (tensor<2x64x64xf32>, tensor<64xf32>) -> tensor<2x64x64xf32>
    %2 = "onnx.Softmax"(%1) {axis = -1 : si64} : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %3 = "onnx.MatMul"(%2, %v) : (tensor<2x64x64xf32>, tensor<2x64x8xf32>) -> tensor<2x64x8xf32>
    ```

    A MaxPool or AveragePool with strides of 1 becomes slices and their greatest
    elements or sums, one dimension after the other, before operations are
    grouped.
  }];
  let dependentDialects = ["::mlir::onnx::ONNXDialect"];
  let statistics = [
    Statistic<"groups", "groups", "Number of groups">,
  ];
}

#endif // DIALECTS_ONNX_TRANSFORMS_FUSE_FUSE_TD
