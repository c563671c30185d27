// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_LOOP_INVARIANT_CODE_MOTION_LOOP_INVARIANT_CODE_MOTION_TD
#define PASSES_LOOP_INVARIANT_CODE_MOTION_LOOP_INVARIANT_CODE_MOTION_TD

include "ods/records/pass.td"

def LoopInvariantCodeMotion : Pass<"loop-invariant-code-motion"> {
  let summary = "Hoist loop invariant instructions outside of the loop";
  let description = [{
    Hoists operations out of loops if they have no side effects, can be
    speculated, and use only values that are defined outside. Inner loops are
    visited first.

    ```mlir
    scf.for %i = %a to %b step %c {
      %0 = arith.addi %x, %y : i32
      "use"(%0) : (i32) -> ()
    }
    ```

    becomes

    ```mlir
    %0 = arith.addi %x, %y : i32
    scf.for %i = %a to %b step %c {
      "use"(%0) : (i32) -> ()
    }
    ```
  }];
}

#endif // PASSES_LOOP_INVARIANT_CODE_MOTION_LOOP_INVARIANT_CODE_MOTION_TD
