// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_FORALL_TO_PARALLEL_TD
#define DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_FORALL_TO_PARALLEL_TD

include "ods/records/pass.td"

def SCFForallToParallelLoop : Pass<"scf-forall-to-parallel"> {
  let summary = "Convert SCF forall loops to SCF parallel loops";
  let description = [{
    Lowers a `forall` without outputs to a `parallel`, which keeps the mapping.

    ```mlir
    scf.forall (%i, %j) in (%m, %n) {
      "body"(%i, %j) : (index, index) -> ()
    }
    ```

    becomes

    ```mlir
    scf.parallel (%i, %j) = (%c0, %c0) to (%m, %n) step (%c1, %c1) {
      "body"(%i, %j) : (index, index) -> ()
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_TO_PARALLEL_FORALL_TO_PARALLEL_TD
