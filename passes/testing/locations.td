// SPDX-License-Identifier: Apache-2.0
//
// Passes that report something at locations.
#ifndef PASSES_TESTING_LOCATIONS_TD
#define PASSES_TESTING_LOCATIONS_TD

include "ods/records/pass.td"

def TestDiagnosticFilterPass
    : InterfacePass<"test-diagnostic-filter", "::mlir::SymbolOpInterface"> {
  let summary = "Test diagnostic filtering support.";
  let description = [{
    An error at each location that is an attribute `test.loc`.
  }];
  let options = [
    ListOption<"filters", "filters", "std::string",
               "Specifies the diagnostic file name filters.">
  ];
}
def TestDiagnosticMetadataPass
    : InterfacePass<"test-diagnostic-metadata", "::mlir::SymbolOpInterface"> {
  let summary = "Test diagnostic metadata.";
  let description = [{
    An error for each operation whose `attr` is "emit_error", which a handler
    passes on because of its metadata.
  }];
}
def TestOpaqueLoc : Pass<"test-opaque-loc", "::mlir::ModuleOp"> {
  let summary = "Changes all leaf locations to opaque locations";
  let description = [{
    Copies each operation that is no terminator and not directly in a module,
    with another kind of opaque location, and prints an error for each
    operation.
  }];
}

#endif // PASSES_TESTING_LOCATIONS_TD
