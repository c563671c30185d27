// SPDX-License-Identifier: Apache-2.0
//
// Passes that ask attributes and layouts.
#ifndef PASSES_TESTING_ATTRIBUTES_TD
#define PASSES_TESTING_ATTRIBUTES_TD

include "ods/records/pass.td"

def TestElementsAttrInterface
    : Pass<"test-elements-attr-interface", "::mlir::ModuleOp"> {
  let summary = "Test ElementsAttr interface support.";
  let description = [{
    Errors that list the elements of each attribute that has elements, as each
    of several classes.
  }];
}
def TestDataLayoutQuery
    : Pass<"test-data-layout-query", "::mlir::func::FuncOp"> {
  let summary = "Test data layout queries";
  let description = [{
    Operations `test.data_layout_query` get attributes: what the layout around
    them says, and how the type of their result lies.
  }];
  let dependentDialects = [
    "::mlir::DLTIDialect", "::test::TestDialect"
  ];
}

#endif // PASSES_TESTING_ATTRIBUTES_TD
