// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SROA_SROA_TD
#define PASSES_SROA_SROA_TD

include "ods/records/pass.td"

def SROA : Pass<"sroa"> {
  let summary = "Scalar Replacement of Aggregates";
  let description = [{
    Replaces a memory slot whose elements are accessed one by one by slots for
    the accessed elements.

    ```mlir
    %m = memref.alloca() : memref<4xi32>
    memref.store %x, %m[%c1] : memref<4xi32>
    ```

    becomes, where `%c1` is a constant,

    ```mlir
    %m = memref.alloca() : memref<i32>
    memref.store %x, %m[] : memref<i32>
    ```
  }];
  let statistics = [
    Statistic<"destructuredAmount", "destructured slots",
              "Total amount of memory slots destructured">,
    Statistic<"slotsWithMemoryBenefit", "slots with memory benefit",
              "Total amount of memory slots in which the destructured size was "
              "smaller than the total size after eliminating unused fields">,
    Statistic<"maxSubelementAmount", "max subelement number",
              "Maximal number of sub-elements a successfully destructured slot "
              "initially had">
  ];
}

#endif // PASSES_SROA_SROA_TD
