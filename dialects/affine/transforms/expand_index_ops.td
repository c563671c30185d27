// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_TD
#define DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_TD

include "ods/records/pass.td"

def AffineExpandIndexOps : Pass<"affine-expand-index-ops"> {
  let summary = "Lower affine operations operating on indices into more fundamental operations";
  let description = [{
    `affine.linearize_index` and `affine.delinearize_index` become products and
    sums, and quotients and remainders, of `arith`.
  }];
  let dependentDialects = ["arith::ArithDialect"];
}

#endif // DIALECTS_AFFINE_TRANSFORMS_EXPAND_INDEX_OPS_TD
