// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD
#define PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD

include "ods/records/pass.td"

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Values that are known to be one number only become constants, and remainders
    of what is known to be less than the divisor what they are of.

    ```mlir
    %0 = arith.andi %a, %c7 : i32
    %1 = arith.remui %0, %c8 : i32
    %2 = arith.cmpi ult, %1, %c8 : i32
    ```

    becomes

    ```mlir
    %0 = arith.andi %a, %c7 : i32
    %true = arith.constant true
    ```

    with `%0` for `%1`, and `%true` for `%2`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD
