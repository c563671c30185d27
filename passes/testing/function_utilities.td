// SPDX-License-Identifier: Apache-2.0
//
// Passes that modify functions according to their attributes.
#ifndef PASSES_TESTING_FUNCTION_UTILITIES_TD
#define PASSES_TESTING_FUNCTION_UTILITIES_TD

include "ods/records/pass.td"

def TestFuncInsertArg : Pass<"test-func-insert-arg", "::mlir::ModuleOp"> {
  let summary = "Test inserting func args.";
  let description = [{
    Inserts the arguments that are listed in `test.insert_args = [[index, type,
    attributes, location], …]`. The last two elements may be omitted.

    ```mlir
    func.func @f(%x: i32) attributes {test.insert_args = [[0, i1]]}
    ```
    becomes

    ```mlir
    func.func @f(%y: i1, %x: i32)
    ```
  }];
}
def TestFuncInsertResult : Pass<"test-func-insert-result", "::mlir::ModuleOp"> {
  let summary = "Test inserting func results.";
  let description = [{
    Inserts the results that are listed in `test.insert_results = [[index, type,
    attributes], …]`.

    ```mlir
    func.func private @f() -> f32 attributes {test.insert_results = [[0, i1]]}
    ```
    becomes

    ```mlir
    func.func private @f() -> (i1, f32)
    ```
  }];
}
def TestFuncEraseArg : Pass<"test-func-erase-arg", "::mlir::ModuleOp"> {
  let summary = "Test erasing func args.";
  let description = [{
    Erases the arguments with the attribute `test.erase_this_arg`.

    ```mlir
    func.func private @f(f32 {test.erase_this_arg}, i1)
    ```
    becomes

    ```mlir
    func.func private @f(i1)
    ```
  }];
}
def TestFuncEraseResult : Pass<"test-func-erase-result", "::mlir::ModuleOp"> {
  let summary = "Test erasing func results.";
  let description = [{
    Erases the results with the attribute `test.erase_this_result`.

    ```mlir
    func.func private @f() -> (f32 {test.erase_this_result}, i1)
    ```
    becomes

    ```mlir
    func.func private @f() -> i1
    ```
  }];
}
def TestFuncSetType : Pass<"test-func-set-type", "::mlir::ModuleOp"> {
  let summary = "Test FunctionOpInterface::setType.";
  let description = [{
    Sets the type of a function to that of the function which the attribute
    `test.set_type_from` names.

    ```mlir
    func.func private @f() attributes {test.set_type_from = @g}
    func.func private @g(i1)
    ```
    becomes

    ```mlir
    func.func private @f(i1) attributes {test.set_type_from = @g}
    func.func private @g(i1)
    ```
  }];
}

#endif // PASSES_TESTING_FUNCTION_UTILITIES_TD
