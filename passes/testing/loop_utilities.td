// SPDX-License-Identifier: Apache-2.0
//
// Passes that call what scf and memref have for others.
#ifndef PASSES_TESTING_LOOP_UTILITIES_TD
#define PASSES_TESTING_LOOP_UTILITIES_TD

include "ods/records/pass.td"

def TestSCFForUtilsPass
    : Pass<"test-scf-for-utils", "::mlir::func::FuncOp"> {
  let summary = "test scf.for utils";
  let description = [{
    Writes the number of rounds of each loop, if it is known, in an attribute
    `test.trip-count`.
  }];
  let options = [
    Option<"testReplaceWithNewYields", "test-replace-with-new-yields", "bool",
           "false", "Test replacing a loop with a new loop that returns new "
           "additional yield values">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestSCFWhileOpBuilderPass
    : Pass<"test-scf-while-op-builder", "::mlir::func::FuncOp"> {
  let summary = "test build functions of scf.while";
  let description = "Builds a loop of the same types before each `scf.while`.";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}
def TestMemRefStrideCalculation
    : Pass<"test-memref-stride-calculation"> {
  let summary = "Test operation constant folding";
  let description = "Prints the layouts of what `memref.alloc` gives.";
}

#endif // PASSES_TESTING_LOOP_UTILITIES_TD
