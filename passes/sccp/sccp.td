// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SCCP_SCCP_TD
#define PASSES_SCCP_SCCP_TD

include "ods/records/pass.td"

def SCCP : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Takes all values for constants until something else is known, and all blocks
    for unreachable until control reaches them. What is a constant in the end is
    replaced by it, and operations without effects that gave it are erased;
    branches stay.

    ```mlir
    %one = arith.constant 1 : i32
    cf.br ^loop(%one : i32)
    ^loop(%i: i32):
    cf.cond_br %again, ^loop(%one : i32), ^exit(%i : i32)
    ```

    becomes

    ```mlir
    %one = arith.constant 1 : i32
    cf.br ^loop(%one : i32)
    ^loop(%i: i32):
    cf.cond_br %again, ^loop(%one : i32), ^exit(%one : i32)
    ```
  }];
}

#endif // PASSES_SCCP_SCCP_TD
