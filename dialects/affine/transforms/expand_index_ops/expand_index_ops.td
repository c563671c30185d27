// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_TD
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_TD

include "ods/records/pass.td"

def AffineExpandIndexOps : Pass<"affine-expand-index-ops"> {
  let summary = "Lower affine operations operating on indices into more fundamental operations";
  let description = [{
    Expands `affine.linearize_index` to products and sums, and
    `affine.delinearize_index` to quotients and remainders, of `arith`. Operations
    in loops and conditionals stay if dimensions or symbols of other operations
    depend on their results.

    ```mlir
    %0 = affine.linearize_index [%i, %j] by (%m, 4) : index
    ```
    becomes

    ```mlir
    %c4 = arith.constant 4 : index
    %1 = arith.muli %i, %c4 overflow<nsw> : index
    %0 = arith.addi %1, %j overflow<nsw> : index
    ```
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_EXPAND_INDEX_OPS_TD
