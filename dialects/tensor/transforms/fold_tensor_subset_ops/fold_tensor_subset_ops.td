// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_FOLD_TENSOR_SUBSET_OPS_TD
#define DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_FOLD_TENSOR_SUBSET_OPS_TD

include "ods/records/pass.td"

def FoldTensorSubsetOpsPass : Pass<"fold-tensor-subset-ops"> {
  let summary = "Fold tensor subset ops into producer/consumer ops";
  let description = [{
    If a slice is inserted into all of a tensor that is inserted itself, inserts
    it directly into the final destination.

    ```mlir
    %0 = tensor.insert_slice %a into %b[0, 0] [%n, 8] [1, 1]
      : tensor<?x8xf32> into tensor<?x8xf32>
    %1 = tensor.insert_slice %0 into %c[%i, 0] [%n, 8] [1, 1]
      : tensor<?x8xf32> into tensor<?x8xf32>
    ```

    becomes

    ```mlir
    %0 = tensor.insert_slice %a into %c[%i, 0] [%n, 8] [1, 1]
      : tensor<?x8xf32> into tensor<?x8xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::tensor::TensorDialect"
  ];
}

#endif // DIALECTS_TENSOR_TRANSFORMS_FOLD_TENSOR_SUBSET_OPS_FOLD_TENSOR_SUBSET_OPS_TD
