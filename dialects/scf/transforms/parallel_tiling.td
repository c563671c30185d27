// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_TD

include "ods/records/pass.td"

def SCFParallelLoopTiling : Pass<"scf-parallel-loop-tiling"> {
  let summary = "Tile parallel loops";
  let description = [{
    Innermost loops without reductions become two, one in the other: the outer
    one goes over tiles, the inner one over what is in a tile. Dimensions for
    which no size is given have tiles of size 1.
  }];
  let options = [
    ListOption<"tileSizes", "parallel-loop-tile-sizes", "int64_t",
               "Factors to tile parallel loops by">,
    Option<"noMinMaxBounds", "no-min-max-bounds", "bool", "false",
           "Perform tiling with fixed upper bound with inbound check inside "
           "the internal loops">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect"];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_TD
