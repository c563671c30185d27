// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_FOR_TO_WHILE_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_FOR_TO_WHILE_TD

include "ods/records/pass.td"

def SCFForToWhileLoop : Pass<"scf-for-to-while"> {
  let summary = "Convert SCF for loops to SCF while loops";
  let description = [{
    Converts `scf.for` to `scf.while`. The induction variable becomes the first
    iteration argument. The condition compares it with the upper bound before
    each iteration. The body yields its sum with the step.

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

#endif // DIALECTS_SCF_TRANSFORMS_FOR_TO_WHILE_FOR_TO_WHILE_TD
