// SPDX-License-Identifier: Apache-2.0
//
// Passes that print what analyses find, with the names and the text of the
// peer's, so that both can be compared.
#ifndef TESTS_PASSES_ANALYSIS_PASSES_TD
#define TESTS_PASSES_ANALYSIS_PASSES_TD

include "ods/records/pass.td"

def TestPrintLiveness : Pass<"test-print-liveness", "::mlir::func::FuncOp"> {
  let summary = "Print the contents of a constructed liveness information.";
}
def TestPrintCallGraph : Pass<"test-print-callgraph"> {
  let summary = "Print the contents of a constructed callgraph.";
}
def TestAliasAnalysis : Pass<"test-alias-analysis"> {
  let summary = "Test alias analysis results.";
}
def TestAliasAnalysisModRef : Pass<"test-alias-analysis-modref"> {
  let summary = "Test alias analysis ModRef results.";
}
def TestLivenessAnalysis : Pass<"test-liveness-analysis"> {
  let summary = "Print which values matter.";
}
def TestDeadCodeAnalysis : Pass<"test-dead-code-analysis"> {
  let summary = "Print what control reaches.";
}

#endif // TESTS_PASSES_ANALYSIS_PASSES_TD
