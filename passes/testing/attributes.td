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

    ```mlir
    "test.a"() {e = dense<[1, 2]> : tensor<2xi64>} : () -> ()
    ```

    emits, among others,

    ```
    error: Test iterating `int64_t`: 1, 2
    error: Test iterating `IntegerAttr`: 1 : i64, 2 : i64
    ```
  }];
}
def TestDataLayoutQuery
    : Pass<"test-data-layout-query", "::mlir::func::FuncOp"> {
  let summary = "Test data layout queries";
  let description = [{
    Adds the data layout, as queried at the operation, and the layout of the
    result type as attributes to operations `test.data_layout_query`.

    ```mlir
    %0 = "test.data_layout_query"() : () -> index
    ```

    becomes

    ```mlir
    %0 = "test.data_layout_query"() {alignment = 4 : index,
      bitsize = 64 : index, preferred = 8 : index, …} : () -> index
    ```
  }];
  let dependentDialects = [
    "::mlir::DLTIDialect", "::test::TestDialect"
  ];
}

#endif // PASSES_TESTING_ATTRIBUTES_TD
