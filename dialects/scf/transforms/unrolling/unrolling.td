// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_UNROLLING_UNROLLING_TD
#define DIALECTS_SCF_TRANSFORMS_UNROLLING_UNROLLING_TD

include "ods/records/pass.td"

def TestLoopUnrolling : Pass<"test-loop-unrolling"> {
  let summary = "Tests loop unrolling transformation";
  let description = [{
    Unrolls the `scf.for` loops that are nested in `loop-depth` other loops.
    With `unroll-factor=2`,

    ```mlir
    scf.for %i = %c0 to %c8 step %c1 {
      "body"(%i) : (index) -> ()
    }
    ```

    becomes

    ```mlir
    %c2 = arith.constant 2 : index
    scf.for %i = %c0 to %c8 step %c2 {
      "body"(%i) : (index) -> ()
      %c1_0 = arith.constant 1 : index
      %0 = arith.muli %c1, %c1_0 : index
      %1 = arith.addi %i, %0 : index
      "body"(%1) : (index) -> ()
    }
    ```
  }];
  let options = [
    Option<"unrollFactor", "unroll-factor", "int64_t", "1",
           "Loop unroll factor, set it to -1, and it will fully unroll.">,
    Option<"annotateLoop", "annotate", "bool", "false",
           "Annotate unrolled iterations.">,
    Option<"unrollUpToFactor", "unroll-up-to-factor", "bool", "false",
           "Loop unroll up to factor.">,
    Option<"loopDepth", "loop-depth", "unsigned", "0", "Loop depth.">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // DIALECTS_SCF_TRANSFORMS_UNROLLING_UNROLLING_TD
