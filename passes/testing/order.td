// SPDX-License-Identifier: Apache-2.0
//
// Passes that show loops and orders of operations.
#ifndef PASSES_TESTING_ORDER_TD
#define PASSES_TESTING_ORDER_TD

include "ods/records/pass.td"

def IsInLoopPass : Pass<"test-block-is-in-loop", "::mlir::func::FuncOp"> {
  let summary = "Test mlir::blockIsInLoop()";
}
def TestCFGLoopInfo
    : InterfacePass<"test-cfg-loop-info", "::mlir::FunctionOpInterface"> {
  let summary = "Test the loop info analysis.";
}
def TestTopologicalSortAnalysisPass
    : Pass<"test-topological-sort-analysis", "::mlir::ModuleOp"> {
  let summary = "Test topological sorting of ops";
  let description = [{
    The operations with an attribute `selected` that are in one with an attribute
    `root` get their places in an attribute `pos`. With `ordered` on the latter,
    the value of `selected` is the place before.
  }];
}
def TestTopologicalSortPass : Pass<"test-print-topological-sort"> {
  let summary = "Sorts operations topologically and attaches attributes with "
                "their corresponding index in the ordering to them";
}

#endif // PASSES_TESTING_ORDER_TD
