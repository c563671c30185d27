// SPDX-License-Identifier: Apache-2.0
#ifndef CONVERSIONS_KRNL_TO_AFFINE_KRNL_TO_AFFINE_TD
#define CONVERSIONS_KRNL_TO_AFFINE_KRNL_TO_AFFINE_TD

include "ods/records/pass.td"

def ConvertKrnlToAffinePass : Pass<"convert-krnl-to-affine"> {
  let summary = "Lower Krnl dialect";
  let description = [{
    Builds the loops of nests in the order of their schedules, and lowers
    accesses. Loops and accesses are those of affine where bounds and indices
    are valid dimensions and symbols, and those of scf and memref elsewhere.

    ```mlir
    %ii = krnl.define_loops 1
    %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
    krnl.iterate(%ib, %il) with (%ii -> %i = 0 to 10) {
      krnl.store %x, %m[%i] : memref<10xf32>
    }
    ```

    becomes

    ```mlir
    affine.for %i0 = 0 to 10 step 4 {
      affine.for %i1 = affine_map<(d0) -> (d0)>(%i0)
          to min affine_map<(d0) -> (d0 + 4, 10)>(%i0) {
        affine.store %x, %m[%i1] : memref<10xf32>
      }
    }
    ```

    Parallel loops become `affine.parallel` or `scf.parallel`. A loop that is
    unrolled and whose last tile may be smaller stays for that tile, under
    `scf.if`.

    A `krnl.matmul` with lanes keeps its sums in vectors, which the loop over
    the products carries and `math.fma` accumulates.
  }];
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect",
                           "math::MathDialect", "memref::MemRefDialect",
                           "scf::SCFDialect", "vector::VectorDialect"];
}

#endif // CONVERSIONS_KRNL_TO_AFFINE_KRNL_TO_AFFINE_TD
