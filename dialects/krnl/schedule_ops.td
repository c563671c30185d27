// SPDX-License-Identifier: Apache-2.0
//
// Schedules: block, parallel, permute, skew, unroll.
#ifndef DIALECTS_KRNL_SCHEDULE_OPS_TD
#define DIALECTS_KRNL_SCHEDULE_OPS_TD

include "dialects/krnl/dialect.td"

// All have unknown effects, so that no pass removes or joins them.

def BlockOp : Krnl_Op<"block"> {
  let summary = "splits a loop into a loop over tiles and one within a tile";
  let description = [{
    Returns the loop over tiles of `tile_size` iterations, and the loop over the
    iterations of one tile. The last tile may be smaller.

    ```mlir
    %ib, %il = krnl.block %ii 4 : (!krnl.loop) -> (!krnl.loop, !krnl.loop)
    ```
  }];

  let arguments = (ins Krnl_Loop:$loop, I64Attr:$tile_size);
  let results = (outs Krnl_Loop:$loop_block, Krnl_Loop:$loop_local);
  let builders = [OpBuilder<(ins "Value":$loop, "int64_t":$tileSize)>];
  let assemblyFormat = [{
    $loop $tile_size attr-dict `:` functional-type($loop, results)
  }];
  let hasVerifier = 1;
}

def ParallelOp : Krnl_Op<"parallel", [AttrSizedOperandSegments]> {
  let summary = "lets the iterations of loops run in parallel";
  let description = [{
    The iterations of each loop are independent and may run on several threads.
    The nest carries no values. `num_threads` and `proc_bind`, which is
    "primary", "close" or "spread", are hints.

    ```mlir
    krnl.parallel(%ib) : !krnl.loop
    ```
  }];

  let arguments = (ins Variadic<Krnl_Loop>:$loops, Optional<I32>:$num_threads,
                       OptionalAttr<StrAttr>:$proc_bind);
  let builders = [OpBuilder<(ins "ValueRange":$loops)>];
  let assemblyFormat = [{
    `(` $loops `)` (`,` `num_threads` `(` $num_threads^ `)`)? attr-dict
    `:` type($loops)
  }];
  let hasVerifier = 1;
}

def PermuteOp : Krnl_Op<"permute"> {
  let summary = "reorders loops of a nest";
  let description = [{
    The loops are in the order in which they are nested. The i-th loop moves to
    the position `map[i]`.

    ```mlir
    krnl.permute(%ib, %il, %jb, %jl) [0, 2, 1, 3]
      : !krnl.loop, !krnl.loop, !krnl.loop, !krnl.loop
    ```

    nests `%ib`, `%jb`, `%il`, `%jl`.
  }];

  let arguments = (ins Variadic<Krnl_Loop>:$loops, I64ArrayAttr:$map);
  let builders = [
    OpBuilder<(ins "ValueRange":$loops, "ArrayRef<int64_t>":$map)>
  ];
  let assemblyFormat = "`(` $loops `)` $map attr-dict `:` type($loops)";
  let hasVerifier = 1;
}

def SkewOp : Krnl_Op<"skew"> {
  let summary = "delays a loop by a multiple of another one";
  let description = [{
    Returns a loop that replaces `loop`. Its value is that of `loop` plus
    `factor` times that of `base`, so that both can be nested in any order, and
    split, where dependences forbid that for the original loops. The induction
    variables of the body are those of the original loops.

    ```mlir
    %js = krnl.skew %jj by 1 of %ii : (!krnl.loop, !krnl.loop) -> !krnl.loop
    krnl.permute(%ii, %js) [1, 0] : !krnl.loop, !krnl.loop
    krnl.iterate(%ii, %js) with (%ii -> %i = 0 to 10, %jj -> %j = 0 to 20) {
    }
    ```

    iterates the diagonals `i + j` from 0 to 28, and the points of each.
  }];

  let arguments = (ins Krnl_Loop:$loop, Krnl_Loop:$base, I64Attr:$factor);
  let results = (outs Krnl_Loop:$skewed);
  let assemblyFormat = [{
    $loop `by` $factor `of` $base attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def UnrollOp : Krnl_Op<"unroll"> {
  let summary = "unrolls a loop completely";
  let description = [{
    The number of iterations is a constant, or the size of a tile. Where the
    last tile is smaller, it stays a loop.

    ```mlir
    krnl.unroll %il : !krnl.loop
    ```
  }];

  let arguments = (ins Krnl_Loop:$loop);
  let assemblyFormat = "$loop attr-dict `:` type($loop)";
  let hasVerifier = 1;
}

#endif // DIALECTS_KRNL_SCHEDULE_OPS_TD
