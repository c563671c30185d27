// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_ARITH_TRANSFORMS_INT_RANGE_NARROWING_INT_RANGE_NARROWING_TD
#define DIALECTS_ARITH_TRANSFORMS_INT_RANGE_NARROWING_INT_RANGE_NARROWING_TD

include "ods/records/pass.td"

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Reduce integer operations bitwidth based on integer range "
                "analysis";
  let description = [{
    Narrows elementwise operations and comparisons whose operands and results
    fit in one of the given widths. The first width that fits is used. No width
    may exceed that of an index.

    ```mlir
    %0 = arith.minui %a, %c100 : index
    %1 = arith.addi %0, %c1 : index
    ```

    becomes, with `int-bitwidths-supported=16`,

    ```mlir
    %0 = arith.minui %a, %c100 : index
    %1 = arith.index_castui %0 : index to i16
    %2 = arith.addi %1, %c1_i16 : i16
    %3 = arith.index_castui %2 : i16 to index
    ```
  }];
  let options = [
    ListOption<"bitwidthsSupported", "int-bitwidths-supported", "unsigned",
               "Integer bitwidths supported">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // DIALECTS_ARITH_TRANSFORMS_INT_RANGE_NARROWING_INT_RANGE_NARROWING_TD
