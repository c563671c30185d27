// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD
#define DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD

include "ods/records/pass.td"

def FoldMemRefAliasOpsPass : Pass<"fold-memref-alias-ops"> {
  let summary = "Fold memref alias ops into consumer load/store ops";
  let description = [{
    Folds views (`memref.subview`, `memref.expand_shape`,
    `memref.collapse_shape`) into the loads and stores that access them: these
    access the source of the view at other indices.

    ```mlir
    %0 = memref.subview %m[%i, 2] [4, 8] [2, 1] : memref<16x32xf32>
      to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %1 = memref.load %0[%j, %k] : memref<4x8xf32, strided<[64, 1], offset: ?>>
    ```

    becomes

    ```mlir
    %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 2)>()[%i, %j]
    %1 = affine.apply affine_map<()[s0] -> (s0 + 2)>()[%k]
    %2 = memref.load %m[%0, %1] : memref<16x32xf32>
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::memref::MemRefDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_FOLD_MEMREF_ALIAS_OPS_FOLD_MEMREF_ALIAS_OPS_TD
