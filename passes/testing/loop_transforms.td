// SPDX-License-Identifier: Apache-2.0
//
// Passes that transform loops and conditionals with utilities of scf.
#ifndef PASSES_TESTING_LOOP_TRANSFORMS_TD
#define PASSES_TESTING_LOOP_TRANSFORMS_TD

include "ods/records/pass.td"

def TestSCFIfUtilsPass : Pass<"test-scf-if-utils", "::mlir::ModuleOp"> {
  let summary = "test scf.if utils";
  let description = [{
    Outlines the branches of each `scf.if` to functions.

    ```mlir
    scf.if %c {
      "test.op"(%x) : (i32) -> ()
    }
    ```
    becomes

    ```mlir
    scf.if %c {
      func.call @outlined_then0(%x) : (i32) -> ()
    }
    ```
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}
def TestSCFUpliftWhileToFor : Pass<"test-scf-uplift-while-to-for"> {
  let summary = "test scf while to for uplifting";
  let description = [{
    Replaces each `scf.while` that counts by an `scf.for`.

    ```mlir
    %r = scf.while (%i = %lower) : (i32) -> i32 {
      %c = arith.cmpi slt, %i, %upper : i32
      scf.condition(%c) %i : i32
    } do {
    ^bb0(%i: i32):
      "test.op"(%i) : (i32) -> ()
      %n = arith.addi %i, %step : i32
      scf.yield %n : i32
    }
    ```
    becomes, without the computation of `%r`,

    ```mlir
    scf.for %i = %lower to %upper step %step : i32 {
      "test.op"(%i) : (i32) -> ()
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestWrapWhileLoopInZeroTripCheckPass
    : Pass<"test-wrap-scf-while-loop-in-zero-trip-check",
           "::mlir::func::FuncOp"> {
  let summary = "test scf::wrapWhileLoopInZeroTripCheck";
  let description = [{
    Rotates each `scf.while`, so that it tests its condition after the body,
    inside an `scf.if`. Loops are rotated greedily, or exactly once if the check
    is forced.

    ```mlir
    scf.while : () -> () {
      %c = "test.cond"() : () -> i1
      scf.condition(%c)
    } do {
      "test.body"() : () -> ()
      scf.yield
    }
    ```
    becomes

    ```mlir
    %c = "test.cond"() : () -> i1
    scf.if %c {
      scf.while : () -> () {
        "test.body"() : () -> ()
        %d = "test.cond"() : () -> i1
        scf.condition(%d)
      } do {
        scf.yield
      }
    }
    ```
  }];
  let options = [
    Option<"forceCreateCheck", "force-create-check", "bool", "false",
           "Force to create zero-trip-check.">
  ];
}

#endif // PASSES_TESTING_LOOP_TRANSFORMS_TD
