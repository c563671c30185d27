// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_AFFINE_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD
#define DIALECTS_AFFINE_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD

include "ods/records/pass.td"

def AffineFoldMemRefAliasOps : Pass<"affine-fold-memref-alias-ops"> {
  let summary = "Fold memref alias ops into affine memory ops";
  let description = [{
    The same as `fold-memref-alias-ops` for `affine.load` and `affine.store`.
    Their maps become `affine.apply`.

    ```mlir
    %0 = memref.expand_shape %m [[0, 1]] output_shape [3, 4]
      : memref<12xf32> into memref<3x4xf32>
    affine.for %i = 0 to 4 {
      %1 = affine.load %0[2, %i] : memref<3x4xf32>
    }
    ```

    becomes

    ```mlir
    %c2 = arith.constant 2 : index
    affine.for %i = 0 to 4 {
      %0 = affine.linearize_index disjoint [%c2, %i] by (3, 4) : index
      %1 = affine.load %m[%0] : memref<12xf32>
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // DIALECTS_AFFINE_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD
