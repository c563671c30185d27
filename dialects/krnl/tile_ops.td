// SPDX-License-Identifier: Apache-2.0
//
// Tiles of memrefs: copy_from_tile_buffer, copy_to_tile_buffer, matmul.
#ifndef DIALECTS_KRNL_TILE_OPS_TD
#define DIALECTS_KRNL_TILE_OPS_TD

include "dialects/krnl/dialect.td"

def CopyToTileBufferOp : Krnl_Op<"copy_to_tile_buffer", [
    Krnl_ElementOf<"source", "padValue">,
    Krnl_ElementOf<"buffer", "padValue">]> {
  let summary = "copies a tile into a buffer";
  let description = [{
    Copies the elements of the source from `starts` on. The buffer has a static
    shape, and the tile its rank: the first dimensions of a source of larger
    rank are fixed. The tile is as large as the buffer, or as `tileSize` says,
    and ends where the source ends. With `transpose` the last two dimensions of
    the source are those of the buffer in the other order.

    Elements after the tile, up to the next multiple of `padToNext` in each
    dimension, become `padValue`. By default there are none.

    ```mlir
    krnl.copy_to_tile_buffer %buffer, %a[%i, %k], %zero {padToNext = [4, 1]}
      : memref<8x8xf32>, memref<?x?xf32>
    ```
  }];

  let arguments = (ins Arg<AnyStaticShapeMemRef, "buffer", [MemWrite]>:$buffer,
                       Arg<AnyMemRef, "memory", [MemRead]>:$source,
                       Variadic<Index>:$starts, AnyType:$padValue,
                       OptionalAttr<I64ArrayAttr>:$tileSize,
                       OptionalAttr<I64ArrayAttr>:$padToNext,
                       DefaultValuedAttr<BoolAttr, "false">:$transpose);
  let assemblyFormat = [{
    $buffer `,` $source `[` $starts `]` `,` $padValue attr-dict
    `:` type($buffer) `,` type($source)
  }];
  let hasVerifier = 1;
}

def CopyFromTileBufferOp : Krnl_Op<"copy_from_tile_buffer"> {
  let summary = "copies a tile out of a buffer";
  let description = [{
    Copies a tile, as `krnl.copy_to_tile_buffer` does, to the elements of the
    destination from `starts` on.

    ```mlir
    krnl.copy_from_tile_buffer %buffer, %c[%i, %j]
      : memref<8x8xf32>, memref<?x?xf32>
    ```
  }];

  let arguments = (ins Arg<AnyStaticShapeMemRef, "buffer", [MemRead]>:$buffer,
                       Arg<AnyMemRef, "dest", [MemWrite]>:$dest,
                       Variadic<Index>:$starts,
                       OptionalAttr<I64ArrayAttr>:$tileSize);
  let assemblyFormat = [{
    $buffer `,` $dest `[` $starts `]` attr-dict
    `:` type($buffer) `,` type($dest)
  }];
  let hasVerifier = 1;
}

def MatMulOp : Krnl_Op<"matmul", [AttrSizedOperandSegments]> {
  let summary = "adds the product of two tiles to a third";
  let description = [{
    Computes C += A * B for a tile of I x J elements of C and K products for
    each. A, B and C have rank 2 or more; the first dimensions are fixed.

    All indices are those of the whole matrices: the last two dimensions of a
    memref hold the part of its matrix from its `GlobalIndexMemStart` on. The
    tile begins at the `ComputeStart` indices and ends before the `UB` indices.
    `computeTileSize` is [I, J, K]; a size of 0 is up to the upper bound.
    Without it the tile is all that C and A hold. The loops within the tile, if
    there are any, are not iterated elsewhere.

    With `simdize` and `lanes`, which divides J, a complete tile of I x J sums
    is kept in vectors of this number of elements. The last dimensions of B and
    C then have stride 1. `unroll` and `overcompute` have no effect, and
    `aTileSize`, `bTileSize`, `cTileSize` are the sizes of buffers that are
    larger than their tiles.

    ```mlir
    krnl.matmul %a[%i1, %k1], %b[%k1, %j1], %c[%i1, %j1], (%il, %jl, %kl),
        (%i2, %j2, %k2), (%m, %n, %p) {computeTileSize = [4, 8, 16], lanes = 8}
      : memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>,
        (!krnl.loop, !krnl.loop, !krnl.loop)
    ```
  }];

  let arguments = (ins
    Arg<AnyMemRef, "A", [MemRead]>:$A,
    Variadic<Index>:$aGlobalIndexMemStart,
    Arg<AnyMemRef, "B", [MemRead]>:$B,
    Variadic<Index>:$bGlobalIndexMemStart,
    Arg<AnyMemRef, "C", [MemRead, MemWrite]>:$C,
    Variadic<Index>:$cGlobalIndexMemStart,
    Variadic<Krnl_Loop>:$loops,
    Index:$iGlobalIndexComputeStart, Index:$jGlobalIndexComputeStart,
    Index:$kGlobalIndexComputeStart,
    Index:$iGlobalUB, Index:$jGlobalUB, Index:$kGlobalUB,
    OptionalAttr<I64ArrayAttr>:$computeTileSize,
    OptionalAttr<I64ArrayAttr>:$aTileSize,
    OptionalAttr<I64ArrayAttr>:$bTileSize,
    OptionalAttr<I64ArrayAttr>:$cTileSize,
    OptionalAttr<I64Attr>:$lanes,
    DefaultValuedAttr<BoolAttr, "true">:$simdize,
    DefaultValuedAttr<BoolAttr, "true">:$unroll,
    DefaultValuedAttr<BoolAttr, "false">:$overcompute);
  let assemblyFormat = [{
    $A `[` $aGlobalIndexMemStart `]` `,` $B `[` $bGlobalIndexMemStart `]` `,`
    $C `[` $cGlobalIndexMemStart `]` `,` `(` $loops `)` `,`
    `(` $iGlobalIndexComputeStart `,` $jGlobalIndexComputeStart `,`
    $kGlobalIndexComputeStart `)` `,`
    `(` $iGlobalUB `,` $jGlobalUB `,` $kGlobalUB `)` attr-dict
    `:` type($A) `,` type($B) `,` type($C) (`,` `(` type($loops)^ `)`)?
  }];
  let hasVerifier = 1;
}

#endif // DIALECTS_KRNL_TILE_OPS_TD
