// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_NORMALIZE_MEMREFS_TD
#define DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_NORMALIZE_MEMREFS_TD

include "ods/records/pass.td"

def NormalizeMemRefsPass : Pass<"normalize-memrefs", "::mlir::ModuleOp"> {
  let summary = "Normalize memrefs";
  let description = [{
    Changes the layouts of memrefs to the identity. The old layout is applied to
    the shapes and to the indices of accesses: tiles and transpositions become
    sizes and index arithmetic. Updates the signatures of functions and their
    calls.

    A function is not changed if it has a memref with another layout, as an
    argument, an allocation or the result of a call, with a user without the
    trait MemRefsNormalizable. Then the functions that it calls or that call it
    are not changed, either. External functions are assumed to be normalizable.

    ```mlir
    #tile = affine_map<(i) -> (i floordiv 8, i mod 8)>
    func.func @first(%m: memref<64xf32, #tile>, %i: index) -> f32 {
      %x = memref.load %m[%i] : memref<64xf32, #tile>
      return %x : f32
    }
    ```

    becomes

    ```mlir
    func.func @first(%m: memref<8x8xf32>, %i: index) -> f32 {
      %0 = affine.apply affine_map<()[s0] -> (s0 floordiv 8)>()[%i]
      %1 = affine.apply affine_map<()[s0] -> (s0 mod 8)>()[%i]
      %x = memref.load %m[%0, %1] : memref<8x8xf32>
      return %x : f32
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect"
  ];
}

#endif // DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_NORMALIZE_MEMREFS_TD
