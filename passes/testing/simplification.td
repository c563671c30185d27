// SPDX-License-Identifier: Apache-2.0
//
// Passes that fold, sink and inline with single utilities.
#ifndef PASSES_TESTING_SIMPLIFICATION_TD
#define PASSES_TESTING_SIMPLIFICATION_TD

include "ods/records/pass.td"

def TestSingleFold : Pass<"test-single-fold"> {
  let summary =
      "Test single-pass operation folding and dead constant elimination";
  let description = [{
    Folds each operation and erases unused constants.

    ```mlir
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %0 = arith.addi %c1, %c2 : i32
    ```

    becomes

    ```mlir
    %c3 = arith.constant 3 : i32
    ```
  }];
  let options = [
    Option<"maxIterations", "max-iterations", "int", "1",
           "Max iterations in the tryToFold">
  ];
}
def TestTraitFolder : Pass<"test-trait-folder", "::mlir::func::FuncOp"> {
  let summary = "Run trait folding";
  let description = [{
    Folds operations by their traits.

    ```mlir
    %0 = "test.op_idempotent_trait"(%x) : (i32) -> i32
    %1 = "test.op_idempotent_trait"(%0) : (i32) -> i32
    "test.use"(%1) : (i32) -> ()
    ```

    becomes

    ```mlir
    %0 = "test.op_idempotent_trait"(%x) : (i32) -> i32
    "test.use"(%0) : (i32) -> ()
    ```
  }];
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
  let description = [{
    Inlines the region of `test.functional_region_op` into its calls.

    ```mlir
    %f = "test.functional_region_op"() ({
    ^bb0(%a: i32):
      %b = arith.addi %a, %a : i32
      "test.return"(%b) : (i32) -> ()
    }) : () -> ((i32) -> i32)
    %0 = call_indirect %f(%x) : (i32) -> i32
    ```

    becomes

    ```mlir
    %0 = arith.addi %x, %x : i32
    ```
  }];
}
def InlinerCallback : Pass<"test-inline-callback", "::mlir::func::FuncOp"> {
  let summary = "Test inlining region calls with call back functions";
  let description = [{
    Inlines like `test-inline`, but the inlined body becomes the region of an
    `scf.execute_region`.

    ```mlir
    %f = "test.functional_region_op"() ({
    ^bb0(%a: i32):
      %b = arith.addi %a, %a : i32
      "test.return"(%b) : (i32) -> ()
    }) : () -> ((i32) -> i32)
    %0 = call_indirect %f(%x) : (i32) -> i32
    ```

    becomes

    ```mlir
    %0 = scf.execute_region -> i32 {
      %1 = arith.addi %x, %x : i32
      scf.yield %1 : i32
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect"];
}

#endif // PASSES_TESTING_SIMPLIFICATION_TD
