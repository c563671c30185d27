// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_STRIP_DEBUGINFO_STRIP_DEBUGINFO_TD
#define PASSES_STRIP_DEBUGINFO_STRIP_DEBUGINFO_TD

include "ods/records/pass.td"

def StripDebugInfo : Pass<"strip-debuginfo"> {
  let summary = "Strip debug info from all operations";
  let description = [{
    Sets the locations of operations and block arguments to unknown.

    ```mlir
    %0 = arith.addi %a, %b : i32 loc("f.c":1:1)
    ```

    becomes

    ```mlir
    %0 = arith.addi %a, %b : i32 loc(unknown)
    ```
  }];
}

#endif // PASSES_STRIP_DEBUGINFO_STRIP_DEBUGINFO_TD
