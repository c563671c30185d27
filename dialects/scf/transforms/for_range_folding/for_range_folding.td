// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_FOR_RANGE_FOLDING_FOR_RANGE_FOLDING_TD
#define DIALECTS_SCF_TRANSFORMS_FOR_RANGE_FOLDING_FOR_RANGE_FOLDING_TD

include "ods/records/pass.td"

def SCFForLoopRangeFolding : Pass<"scf-for-loop-range-folding"> {
  let summary = "Fold add/mul ops into loop range";
  let description = [{
    Folds a sum or a product with a value defined outside into the bounds and
    the step if it is the only use of the induction variable.

    ```mlir
    scf.for %i = %a to %b step %c {
      %0 = arith.addi %i, %x : index
      "use"(%0) : (index) -> ()
    }
    ```

    becomes

    ```mlir
    %0 = arith.addi %a, %x : index
    %1 = arith.addi %b, %x : index
    scf.for %i = %0 to %1 step %c {
      "use"(%i) : (index) -> ()
    }
    ```
  }];
}

#endif // DIALECTS_SCF_TRANSFORMS_FOR_RANGE_FOLDING_FOR_RANGE_FOLDING_TD
