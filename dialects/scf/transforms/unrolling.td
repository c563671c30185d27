// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_SCF_TRANSFORMS_UNROLLING_TD
#define DIALECTS_SCF_TRANSFORMS_UNROLLING_TD

include "ods/records/pass.td"

def TestLoopUnrolling : Pass<"test-loop-unrolling"> {
  let summary = "Tests loop unrolling transformation";
  let description = [{
    Unrolls the `scf.for` loops that stand in as many others as `loop-depth`
    says.
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

#endif // DIALECTS_SCF_TRANSFORMS_UNROLLING_TD
