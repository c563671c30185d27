// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_TD

include "ods/records/pass.td"

def SCFForToWhileLoop : Pass<"scf-for-to-while"> {
  let summary = "Convert SCF for loops to SCF while loops";
  let description = [{
    The induction variable becomes the first of the values that the new loop
    carries; it is compared before each round, and its sum with the step is
    yielded.

    ```mlir
    scf.for %i = %a to %b step %c {
      "body"(%i) : (index) -> ()
    }
    ```

    becomes

    ```mlir
    %0 = scf.while (%i = %a) : (index) -> index {
      %1 = arith.cmpi slt, %i, %b : index
      scf.condition(%1) %i : index
    } do {
    ^bb0(%i: index):
      %1 = arith.addi %i, %c : index
      "body"(%i) : (index) -> ()
      scf.yield %1 : index
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_TD
