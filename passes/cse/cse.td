// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_CSE_CSE_TD
#define PASSES_CSE_CSE_TD

include "ods/records/pass.td"

def CSE : Pass<"cse"> {
  let summary = "Eliminate common sub-expressions";
  let description = [{
    Replaces an operation without side effects by an equivalent operation that
    dominates it. An operation that only reads memory is replaced if there is no
    write between the two. Erases dead operations.

    ```mlir
    %0 = arith.addi %a, %b : i32
    %1 = arith.addi %b, %a : i32
    %2 = arith.muli %0, %1 : i32
    ```

    becomes

    ```mlir
    %0 = arith.addi %a, %b : i32
    %1 = arith.muli %0, %0 : i32
    ```
  }];
  let statistics = [
    Statistic<"numCSE", "num-cse'd", "Number of operations CSE'd">,
    Statistic<"numDCE", "num-dce'd", "Number of operations DCE'd">
  ];
}

#endif // PASSES_CSE_CSE_TD
