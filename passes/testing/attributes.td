// SPDX-License-Identifier: Apache-2.0
//
// Passes that query attributes and data layouts.
#ifndef PASSES_TESTING_ATTRIBUTES_TD
#define PASSES_TESTING_ATTRIBUTES_TD

include "ods/records/pass.td"

def TestElementsAttrInterface
    : Pass<"test-elements-attr-interface", "::mlir::ModuleOp"> {
  let summary = "Test ElementsAttr interface support.";
  let description = [{
    Emits errors that list the elements of each elements attribute, as values of
    several C++ types.
  }];
}
def TestDataLayoutQuery
    : Pass<"test-data-layout-query", "::mlir::func::FuncOp"> {
  let summary = "Test data layout queries";
  let description = [{
    Adds the data layout, as queried at the operation, and the layout of the
    result type as attributes to operations `test.data_layout_query`.
  }];
  let dependentDialects = [
    "::mlir::DLTIDialect", "::test::TestDialect"
  ];
}

#endif // PASSES_TESTING_ATTRIBUTES_TD
