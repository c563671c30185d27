// SPDX-License-Identifier: Apache-2.0
//
// Passes that emit diagnostics at locations.
#ifndef PASSES_TESTING_LOCATIONS_TD
#define PASSES_TESTING_LOCATIONS_TD

include "ods/records/pass.td"

def TestDiagnosticFilterPass
    : InterfacePass<"test-diagnostic-filter", "::mlir::SymbolOpInterface"> {
  let summary = "Test diagnostic filtering support.";
  let description = [{
    Emits an error at each location that is an attribute `test.loc`.

    ```mlir
    "test.x"() {test.loc = loc("a.c":1:2)} : () -> ()
    ```

    emits

    ```
    a.c:1:2: error: test diagnostic
    ```
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
    Emits an error for each operation whose attribute `attr` is "emit_error".
    The metadata of the diagnostic makes a handler forward it.

    ```mlir
    "test.x"() {attr = "emit_error"} : () -> ()
    ```

    emits

    ```
    error: test diagnostic metadata
    ```
  }];
}
def TestOpaqueLoc : Pass<"test-opaque-loc", "::mlir::ModuleOp"> {
  let summary = "Changes all leaf locations to opaque locations";
  let description = [{
    Gives all operations opaque locations. Clones each operation that is neither
    a terminator nor in the body of a module, twice: the location of the second
    clone points to nothing. Prints an error for each operation.
  }];
}

#endif // PASSES_TESTING_LOCATIONS_TD
