// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_KRNL_TRANSFORMS_SCHEDULE_CONTRACT_SCHEDULE_CONTRACT_TD
#define DIALECTS_KRNL_TRANSFORMS_SCHEDULE_CONTRACT_SCHEDULE_CONTRACT_TD

include "ods/records/pass.td"

def ScheduleKrnlContractPass : Pass<"schedule-krnl-contract"> {
  let summary = "Choose the tiles of contractions";
  let description = [{
    Gives each `krnl.contract` of floats that has no schedule one for the vector
    registers of the target, which DLTI describes (`max_vector_op_width`,
    `vector_register_count`, sizes of caches, rate and latency of FMA). With m
    rows of n vectors, m * n sums, n vectors of a row of the second factor and
    one element of the first one are in registers. For constant sizes the tile
    is the one with the least rest. Without a description of the target, nothing
    changes.

    A contraction of bytes gets one with `dot` if the target has an instruction
    that adds so many of their products to a lane (`byte_dot_product_size`).

    ```mlir
    krnl.contract {accumulator = f32,
        iterators = ["parallel", "parallel", "reduction"],
        maps = [affine_map<(i, j, k) -> (i, k)>,
                affine_map<(i, j, k) -> (k, j)>,
                affine_map<(i, j, k) -> (i, j)>]}
      bounds(%m, %n, %k) ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>)
      outs(%c : memref<?x?xf32>)
    ```

    gets `schedule = {depth = 384 : i64, lanes = 8 : i64, panels = 5 : i64,
    tile = array<i64: 6, 16, 0>}` for 16 registers of 256 bits, and caches of 32
    and 256 KiB.

    A contraction may have inputs in panels for another machine, which has wider
    vectors, and the schedule for it. It gets a tile for the vectors of this
    machine of which the panels consist: `packed = array<i64: 8, 48>` with
    `lanes = 16` and `tile = array<i64: 8, 48, 0>` gets `lanes = 8` and
    `tile = array<i64: 4, 24, 0>`.
  }];
}

#endif // DIALECTS_KRNL_TRANSFORMS_SCHEDULE_CONTRACT_SCHEDULE_CONTRACT_TD
