// SPDX-License-Identifier: Apache-2.0
//
// Passes that print loops and orders of operations.
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
    Numbers the operations with an attribute `selected` that are nested in an
    operation with an attribute `root`: the attribute `pos` is their topological
    position. If the latter has an attribute `ordered`, the value of `selected`
    is the position before sorting.
  }];
}
def TestTopologicalSortPass : Pass<"test-print-topological-sort"> {
  let summary = "Sorts operations topologically and attaches attributes with "
                "their corresponding index in the ordering to them";
}

#endif // PASSES_TESTING_ORDER_TD
