// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_PARALLEL_TILING_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_PARALLEL_TILING_TD

include "ods/records/pass.td"

def SCFParallelLoopTiling : Pass<"scf-parallel-loop-tiling"> {
  let summary = "Tile parallel loops";
  let description = [{
    Tiles innermost loops without reductions. The outer loop iterates over
    tiles, the inner loop over the points of a tile. Dimensions without a given
    size have tiles of size 1. With `parallel-loop-tile-sizes=4`,

    ```mlir
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      "body"(%i) : (index) -> ()
    }
    ```

    becomes

    ```mlir
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.muli %c, %c4 : index
    scf.parallel (%i) = (%a) to (%b) step (%0) {
      %1 = affine.min affine_map<(d0, d1, d2) -> (d0, d1 - d2)>(%0, %b, %i)
      scf.parallel (%j) = (%c0) to (%1) step (%c) {
        %2 = arith.addi %j, %i : index
        "body"(%2) : (index) -> ()
      }
    }
    ```
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

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_TILING_PARALLEL_TILING_TD
