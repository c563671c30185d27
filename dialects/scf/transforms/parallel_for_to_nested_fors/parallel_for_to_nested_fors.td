// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_PARALLEL_FOR_TO_NESTED_FORS_TD
#define DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_PARALLEL_FOR_TO_NESTED_FORS_TD

include "ods/records/pass.td"

def SCFParallelForToNestedFors : Pass<"scf-parallel-for-to-nested-fors"> {
  let summary = "Convert SCF parallel for loops to nested SCF for loops";
  let description = [{
    Lowers a `parallel` without results to a nest of `for`, one for each
    dimension. The first dimension is the outermost loop. Loops with results are
    not changed.

    ```mlir
    scf.parallel (%i, %j) = (%a, %b) to (%c, %d) step (%e, %f) {
      "body"(%i, %j) : (index, index) -> ()
    }
    ```

    becomes

    ```mlir
    scf.for %i = %a to %c step %e {
      scf.for %j = %b to %d step %f {
        "body"(%i, %j) : (index, index) -> ()
      }
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_PARALLEL_FOR_TO_NESTED_FORS_PARALLEL_FOR_TO_NESTED_FORS_TD
