// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_TD
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_TD

include "ods/records/pass.td"

def AffineExpandIndexOpsAsAffine : Pass<"affine-expand-index-ops-as-affine"> {
  let summary = "Lower affine operations operating on indices into affine.apply operations";
  let description = [{
    `affine.linearize_index` and `affine.delinearize_index` become
    `affine.apply`, of products and sums, and of quotients and remainders.
  }];
}

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_AS_AFFINE_TD
