// SPDX-License-Identifier: Apache-2.0
//
// Passes that fold, sink and inline with single utilities.
#ifndef PASSES_TESTING_SIMPLIFICATION_TD
#define PASSES_TESTING_SIMPLIFICATION_TD

include "ods/records/pass.td"

def TestSingleFold : Pass<"test-single-fold"> {
  let summary =
      "Test single-pass operation folding and dead constant elimination";
  let options = [
    Option<"maxIterations", "max-iterations", "int", "1",
           "Max iterations in the tryToFold">
  ];
}
def TestTraitFolder : Pass<"test-trait-folder", "::mlir::func::FuncOp"> {
  let summary = "Run trait folding";
}
def TestControlFlowSinkPass
    : Pass<"test-control-flow-sink", "::mlir::func::FuncOp"> {
  let summary = "Test control-flow sink pass";
  let description = [{
    Sinks operations `test.sink_me` into the first region of operations
    `test.sink_target`.

    ```mlir
    %0 = "test.sink_me"() : () -> i32
    "test.sink_target"() ({
      "test.use"(%0) : (i32) -> ()
    }) : () -> ()
    ```
    becomes

    ```mlir
    "test.sink_target"() ({
      %0 = "test.sink_me"() : () -> i32
      "test.use"(%0) : (i32) -> ()
    }) : () -> ()
    ```
  }];
}
def InlinerTest : Pass<"test-inline", "::mlir::func::FuncOp"> {
  let summary = "Test inlining region calls";
}
def InlinerCallback : Pass<"test-inline-callback", "::mlir::func::FuncOp"> {
  let summary = "Test inlining region calls with call back functions";
  let dependentDialects = ["::mlir::scf::SCFDialect"];
}

#endif // PASSES_TESTING_SIMPLIFICATION_TD
