// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_FORALL_TO_FOR_TD
#define DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_FORALL_TO_FOR_TD

include "ods/records/pass.td"

def SCFForallToForLoop : Pass<"scf-forall-to-for"> {
  let summary = "Convert SCF forall loops to SCF for loops";
  let description = [{
    Lowers a `forall` without outputs to a nest of `for`.

    ```mlir
    scf.forall (%i, %j) in (%m, %n) {
      "body"(%i, %j) : (index, index) -> ()
    }
    ```

    becomes

    ```mlir
    scf.for %i = %c0 to %m step %c1 {
      scf.for %j = %c0 to %n step %c1 {
        "body"(%i, %j) : (index, index) -> ()
      }
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FORALL_TO_FOR_FORALL_TO_FOR_TD
