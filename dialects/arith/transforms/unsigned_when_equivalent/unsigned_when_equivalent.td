// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_TRANSFORMS_UNSIGNED_WHEN_EQUIVALENT_UNSIGNED_WHEN_EQUIVALENT_TD
#define DIALECTS_ARITH_TRANSFORMS_UNSIGNED_WHEN_EQUIVALENT_UNSIGNED_WHEN_EQUIVALENT_TD

include "ods/records/pass.td"

def ArithUnsignedWhenEquivalentPass : Pass<"arith-unsigned-when-equivalent"> {
  let summary = "Replace signed ops with unsigned ones where they are proven "
                "equivalent";
  let description = [{
    Replaces signed divisions, remainders, minima, maxima, extensions and
    comparisons by unsigned ones if operands and results are known not to be
    negative.

    ```mlir
    %0 = arith.andi %a, %c7 : i32
    %1 = arith.divsi %0, %c2 : i32
    ```

    becomes

    ```mlir
    %0 = arith.andi %a, %c7 : i32
    %1 = arith.divui %0, %c2 : i32
    ```
  }];
}

#endif // DIALECTS_ARITH_TRANSFORMS_UNSIGNED_WHEN_EQUIVALENT_UNSIGNED_WHEN_EQUIVALENT_TD
