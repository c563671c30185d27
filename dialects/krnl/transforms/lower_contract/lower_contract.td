// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_LOWER_CONTRACT_TD
#define DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_LOWER_CONTRACT_TD

include "ods/records/pass.td"

def LowerKrnlContractPass : Pass<"lower-krnl-contract"> {
  let summary = "Lower contractions to loop nests";
  let description = [{
    Replaces `krnl.contract` by a nest over the parallel iterators. It contains
    a nest over the reductions, which carries the sum.

    ```mlir
    krnl.contract {accumulator = f32, iterators = ["parallel", "reduction"],
        maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>,
                affine_map<(i, k) -> (i)>]}
      bounds(%m, %k) ins(%a, %b : memref<?x?xf32>, memref<?xf32>)
      outs(%c : memref<?xf32>)
    ```

    becomes, with `%zero` a constant,

    ```mlir
    %l:2 = krnl.define_loops 2
    krnl.iterate(%l#0) with (%l#0 -> %i = 0 to %m, %l#1 -> %j = 0 to %k) {
      %sum = krnl.iterate(%l#1) with () iter_args(%s = %zero) -> (f32) {
        %p = krnl.get_induction_var_value(%l#1) : (!krnl.loop) -> index
        %x = krnl.load %a[%i, %p] : memref<?x?xf32>
        %y = krnl.load %b[%p] : memref<?xf32>
        %t = math.fma %x, %y, %s : f32
        krnl.yield %t : f32
      }
      krnl.store %sum, %c[%i] : memref<?xf32>
    }
    ```

    A contraction of floats whose schedule has a tile and lanes is a product of
    matrices if a parallel iterator over which the output is contiguous occurs
    in one input only: it runs over columns, and those of the other input are
    rows. Dense convolutions are such products. They become loops over tiles of
    sums in registers:

    ```
    for blocks of columns, blocks of products:
      copy the columns to panels in a buffer, with zeros outside of the input
      for tiles of rows, panels:
        sums = 0
        for products k of the block: sums += a[rows, k] * panel[k, columns]
        add the sums of blocks before, which are in the output
        store the sums; after the last block what the epilogue makes of them
    ```

    An input that is stored in panels as wide as the tile, as `pack-krnl-constants`
    makes them, is read where it is: then columns are not copied, few rows are no
    reason against panels, and factors of rows are next to each other.

    Bytes of which one factor is signed and the other is not, whose columns are
    packed in groups of four, are added to sums of i32 by an instruction of x86-64
    if the schedule has `dot = 4`: a step of the loop over products is a group.

    If the input with rows is padded, as that of a convolution whose channels are
    neighbors, reductions are cut down to what is inside for all rows; tiles at
    the ends of rows leave out the products of elements that are outside.

    The epilogue is computed in vectors; operations that have none are computed
    for each lane. Without enough rows, panels would not pay, and products are
    contractions like others.

    A contraction with a schedule whose window slides over one input, such as a
    depthwise convolution, copies bands of this input to a buffer on the stack,
    with zeros around the input, and keeps tiles of sums in registers. The
    epilogue is applied to them. The window has at most a few hundred points.

    Functions with such tiles get the LLVM attribute `scheduled-loops`, with which
    LLVM does not unroll them again, unless they have loops without a contraction.

    Another contraction with a schedule accumulates rows of the output in memory
    if the output is contiguous along an iterator and the last index of an input
    is linear in it.
  }];
  let dependentDialects = ["arith::ArithDialect", "LLVM::LLVMDialect",
                           "math::MathDialect", "memref::MemRefDialect",
                           "scf::SCFDialect", "vector::VectorDialect"];
}

#endif // DIALECTS_KRNL_TRANSFORMS_LOWER_CONTRACT_LOWER_CONTRACT_TD
