// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_PARALLEL_FUSION_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_PARALLEL_FUSION_TD

include "ods/records/pass.td"

def SCFParallelLoopFusion : Pass<"scf-parallel-loop-fusion"> {
  let summary = "Fuse adjacent parallel loops";
  let description = [{
    Fuses loops over the same space that follow each other if each reads
    elements that the other writes only in the same iteration.

    ```mlir
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      memref.store %x, %m[%i] : memref<?xf32>
    }
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      memref.store %y, %n[%i] : memref<?xf32>
    }
    ```

    becomes

    ```mlir
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      memref.store %x, %m[%i] : memref<?xf32>
      memref.store %y, %n[%i] : memref<?xf32>
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_FUSION_PARALLEL_FUSION_TD
