// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_EXPAND_INDEX_OPS_AS_AFFINE_TD
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_EXPAND_INDEX_OPS_AS_AFFINE_TD

include "ods/records/pass.td"

def AffineExpandIndexOpsAsAffine : Pass<"affine-expand-index-ops-as-affine"> {
  let summary = "Lower affine operations operating on indices into affine.apply operations";
  let description = [{
    Expands `affine.linearize_index` and `affine.delinearize_index` to
    `affine.apply` with products and sums, or quotients and remainders.

    ```mlir
    %0:2 = affine.delinearize_index %i into (4) : index, index
    ```
    becomes

    ```mlir
    %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 4)>()[%i]
    %1 = affine.apply affine_map<()[s0] -> (s0 mod 4)>()[%i]
    ```
  }];
}

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_EXPAND_INDEX_OPS_AS_AFFINE_TD
