// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_OPERATION_UTILITIES_OPERATION_UTILITIES_TD
#define DIALECTS_TEST_TRANSFORMS_OPERATION_UTILITIES_OPERATION_UTILITIES_TD

include "ods/records/pass.td"

def TestFoldTypeConvertingOp
    : Pass<"test-fold-type-converting-op", "::mlir::ModuleOp"> {
  let summary = "Test helper functions for folding ops whose input and output "
                "types differ, e.g. float comparisons of the form `(f32, f32) "
                "-> i1`.";
  let description = [{
    Folds `test.less_than` of constants to a constant.

    ```mlir
    %0 = arith.constant dense<[1.0, 3.0]> : tensor<2xf32>
    %1 = arith.constant dense<2.0> : tensor<2xf32>
    %2 = test.less_than %0, %1
      : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    ```

    becomes

    ```mlir
    %2 = arith.constant dense<[true, false]> : tensor<2xi1>
    ```
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect", "::test::TestDialect"
  ];
}

def TestCommutativityUtils
    : Pass<"test-commutativity-utils", "::mlir::func::FuncOp"> {
  let summary = "Test the functionality of the commutativity utility";
  let description = [{
    Sorts the operands of commutative operations: block arguments, then results
    of operations by name, then constants.

    ```mlir
    func.func @f(%a: i32) {
      %x = "test.x"(%a) : (i32) -> i32
      %0 = "test.op_commutative2"(%x, %a) : (i32, i32) -> i32
      return
    }
    ```

    becomes

    ```mlir
    func.func @f(%a: i32) {
      %x = "test.x"(%a) : (i32) -> i32
      %0 = "test.op_commutative2"(%a, %x) : (i32, i32) -> i32
      return
    }
    ```
  }];
}

def TestReturnTypeDriver
    : Pass<"test-return-type", "::mlir::func::FuncOp"> {
  let summary = "Run return type functions";
  let description = [{
    In a function `testCreateFunctions`, creates operations for all pairs of its
    arguments for which the result types can be inferred, after each operation.
    In a function `testReifyFunctions`, emits the shapes of results as remarks.

    ```mlir
    func.func @testCreateFunctions(%a: tensor<1xf32>) {
      "test.blackhole"(%a) {kept} : (tensor<1xf32>) -> ()
      return
    }
    ```

    becomes, with two further operations after this one,

    ```mlir
    func.func @testCreateFunctions(%a: tensor<1xf32>) {
      "test.blackhole"(%a) {kept} : (tensor<1xf32>) -> ()
      %0 = "test.op_with_shaped_type_infer_type_if"(%a, %a) {kept}
        : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi17>
      …
      return
    }
    ```
  }];
  let dependentDialects = [
    "::mlir::tensor::TensorDialect", "::test::TestDialect"
  ];
}

def TestRecursiveTypesPass
    : Pass<"test-recursive-types", "::mlir::func::FuncOp"> {
  let summary = "Test support for recursive types";
  let description = [{
    Creates an operation with a recursive type in a function `create`. Leaves a
    function `roundtrip` unchanged. Errors: functions with other names.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_OPERATION_UTILITIES_OPERATION_UTILITIES_TD
