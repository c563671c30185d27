// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_SCCP_SCCP_TD
#define PASSES_SCCP_SCCP_TD

include "ods/records/pass.td"

def SCCP : Pass<"sccp"> {
  let summary = "Sparse Conditional Constant Propagation";
  let description = [{
    Assumes that all values are constants and all blocks unreachable until the
    propagation proves otherwise. Replaces values that are constants, and erases
    their operations if these have no side effects. Does not change branches.

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
