// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD
#define PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD

include "ods/records/pass.td"

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Do optimizations based on integer range analysis";
  let description = [{
    Replaces values that have only one possible value by constants, and
    remainders whose dividend is always less than the divisor by the dividend.

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

    where the uses of `%1` are replaced by `%0` and those of `%2` by `%true`.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // PASSES_INT_RANGE_OPTIMIZATIONS_INT_RANGE_OPTIMIZATIONS_TD
