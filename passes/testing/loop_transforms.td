// SPDX-License-Identifier: Apache-2.0
//
// Passes that change loops and branches by what scf has for others.
#ifndef PASSES_TESTING_LOOP_TRANSFORMS_TD
#define PASSES_TESTING_LOOP_TRANSFORMS_TD

include "ods/records/pass.td"

def TestSCFIfUtilsPass : Pass<"test-scf-if-utils", "::mlir::ModuleOp"> {
  let summary = "test scf.if utils";
  let description = [{
    Makes functions of the branches of each `scf.if`.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}
def TestSCFUpliftWhileToFor : Pass<"test-scf-uplift-while-to-for"> {
  let summary = "test scf while to for uplifting";
  let description = "Makes `scf.for` of each `scf.while` that counts.";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestWrapWhileLoopInZeroTripCheckPass
    : Pass<"test-wrap-scf-while-loop-in-zero-trip-check",
           "::mlir::func::FuncOp"> {
  let summary = "test scf::wrapWhileLoopInZeroTripCheck";
  let description = [{
    Lets each `scf.while` test behind its body, under an `scf.if`: greedily, or
    each once if it is forced.
  }];
  let options = [
    Option<"forceCreateCheck", "force-create-check", "bool", "false",
           "Force to create zero-trip-check.">
  ];
}

#endif // PASSES_TESTING_LOOP_TRANSFORMS_TD
