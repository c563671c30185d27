// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_KRNL_TRANSFORMS_PACK_CONSTANTS_PACK_CONSTANTS_TD
#define DIALECTS_KRNL_TRANSFORMS_PACK_CONSTANTS_PACK_CONSTANTS_TD

include "ods/records/pass.td"

def PackKrnlConstantsPass : Pass<"pack-krnl-constants", "::mlir::ModuleOp"> {
  let summary = "Pack factors of contractions that are constants";
  let description = [{
    A contraction whose schedule has a tile reads the columns of a factor in
    panels that are as wide as a tile, and the rows of the other one, too, if
    they are stored so. If a factor is a constant in all calls of the function,
    an argument of which it is, the constant becomes one of panels, and the
    lowering of the contraction need not make a copy of columns.

    ```mlir
    memref.global "private" constant @w : memref<768x64xf32> = dense_resource<w>
    func.func @main(%x: memref<f32>, %y: memref<f32>) {
      %g = memref.get_global @w : memref<768x64xf32>
      %p = memref.reinterpret_cast %g to offset: [0], sizes: [], strides: []
        : memref<768x64xf32> to memref<f32>
      call @kernel(%x, %p, %y) : (memref<f32>, memref<f32>, memref<f32>) -> ()
      return
    }
    func.func private @kernel(%x: memref<f32>, %w: memref<f32>, %y: memref<f32>)
      %b = memref.reinterpret_cast %w to offset: [0], sizes: [768, 64],
        strides: [64, 1] : memref<f32> to memref<768x64xf32>
      krnl.contract ... ins(%a, %b : ...)   // map of %b: (i, j, k) -> (k, j)
    ```

    with tiles that are 16 columns wide becomes

    ```mlir
    memref.global "private" constant @w_packed : memref<49152xf32> =
      #krnl.packed<dense_resource<w> : tensor<768x64xf32>, (j, k) -> (k, j),
                   shape = [64, 768], lines = 0, width = 16>
    ...
      %b = memref.reinterpret_cast %w to offset: [0], sizes: [64, 768],
        strides: [768, 1] : memref<f32> to memref<64x768xf32>
      // packed = array<i64: 0, 16>, map of %b: (i, j, k) -> (j, k)
    ```

    A constant that several contractions use in the same panels is packed once.
    One that is not used any more is erased. A constant stays as it is if the
    panels would take more memory, or if it is neither a resource nor a recipe.
    Constants for contractions with few rows are packed, too, even if it would
    not pay to copy their columns in a run. With at most three rows, tiles
    become wider.
  }];
  let dependentDialects = ["memref::MemRefDialect",
                           "::mlir::recipe::RecipeDialect"];
}

#endif // DIALECTS_KRNL_TRANSFORMS_PACK_CONSTANTS_PACK_CONSTANTS_TD
