// SPDX-License-Identifier: Apache-2.0
//
// Passes that print the results of analyses. Names and output are those of MLIR
// release 22, for comparison.
#ifndef PASSES_TESTING_ANALYSES_TD
#define PASSES_TESTING_ANALYSES_TD

include "ods/records/pass.td"

def TestLivenessPass : Pass<"test-print-liveness"> {
  let summary = "Print the contents of a constructed liveness information.";
}
def TestCallGraphPass : Pass<"test-print-callgraph", "::mlir::ModuleOp"> {
  let summary = "Print the contents of a constructed callgraph.";
}
def TestAliasAnalysisPass : Pass<"test-alias-analysis"> {
  let summary = "Test alias analysis results.";
}
def TestAliasAnalysisModRefPass : Pass<"test-alias-analysis-modref"> {
  let summary = "Test alias analysis ModRef results.";
}
def TestLivenessAnalysisPass : Pass<"test-liveness-analysis">;
def TestDeadCodeAnalysisPass : Pass<"test-dead-code-analysis">;

#endif // PASSES_TESTING_ANALYSES_TD
