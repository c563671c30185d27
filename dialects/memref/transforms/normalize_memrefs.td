// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_TD
#define DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_TD

include "ods/records/pass.td"

def NormalizeMemRefsPass : Pass<"normalize-memrefs", "::mlir::ModuleOp"> {
  let summary = "Normalize memrefs";
  let description = [{
    Memrefs get the identity as layout. What the layout said goes into their
    shapes and into the indices of what reads and writes them: tiles and
    transpositions become sizes and index arithmetic. Functions then take and
    return such memrefs, and calls of them change along.

    A function stays as it is if a memref with another layout, that it takes,
    allocates or gets from a call, has a user without the trait
    MemRefsNormalizable; and so do the functions that it calls or that call it.
    External functions are taken to be able to change.

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

#endif // DIALECTS_MEMREF_TRANSFORMS_NORMALIZE_MEMREFS_TD
