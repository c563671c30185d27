// SPDX-License-Identifier: Apache-2.0
//
// Passes that query matches, effects and equality of operations.
#ifndef PASSES_TESTING_QUERIES_TD
#define PASSES_TESTING_QUERIES_TD

include "ods/records/pass.td"

def TestMatchers : InterfacePass<"test-matchers", "::mlir::FunctionOpInterface"> {
  let summary = "Test C++ pattern matchers.";
}
def TestMatchReductionPass
    : InterfacePass<"test-match-reduction", "::mlir::FunctionOpInterface"> {
  let summary = "Test the match reduction utility.";
}
def SideEffectsPass : Pass<"test-side-effects", "::mlir::ModuleOp"> {
  let summary = "Test side effects interfaces";
}
def TestOperationEqualPass
    : Pass<"test-operations-equality", "::mlir::ModuleOp"> {
  let summary = "Test operations equality.";
  let description = [{
    Compares the two operations of the module. Compares locations, too, if the
    first operation has an attribute `strict_loc_check`.
  }];
}

#endif // PASSES_TESTING_QUERIES_TD
