// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_CONVERSION_UTILITIES_TD
#define DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_CONVERSION_UTILITIES_TD

include "ods/records/pass.td"

def TestRemappedValue : Pass<"test-remapped-value", "::mlir::func::FuncOp"> {
  let summary = "Test public remapped value mechanism in "
                "ConversionPatternRewriter";
  let description = [{
    Duplicates the operand of operations with one operand, after its conversion.
    Inlines regions: the operands of their terminators replace the results of
    the operation.

    ```mlir
    %0 = "test.one_variadic_out_one_variadic_in1"(%x) : (i32) -> i32
    ```
    becomes

    ```mlir
    %0 = "test.one_variadic_out_one_variadic_in1"(%x, %x) : (i32, i32) -> i32
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestUnknownRootOpDriver
    : Pass<"test-legalize-unknown-root-patterns", "::mlir::func::FuncOp"> {
  let summary = "Test public remapped value mechanism in "
                "ConversionPatternRewriter";
  let description = [{
    Erases operations of the test dialect with a pattern that matches any
    operation.

    ```mlir
    func.func @f() {
      "test.op"() : () -> ()
      return
    }
    ```
    becomes

    ```mlir
    func.func @f() {
      return
    }
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestMergeBlocksPatternDriver : Pass<"test-merge-blocks", "::mlir::ModuleOp"> {
  let summary = "Test Merging operation in ConversionPatternRewriter";
  let description = [{
    Merges the two blocks of a region, and merges regions into those around
    them. Emits a remark for each operation that cannot be legalized.

    ```mlir
    "test.merge_blocks"() ({
      "test.br"(%x)[^bb1] : (i32) -> ()
    ^bb1(%y: i32):
      "test.return"(%y) : (i32) -> ()
    }) : () -> ()
    ```
    becomes

    ```mlir
    "test.merge_blocks"() ({
      "test.return"(%x) : (i32) -> ()
    }) : () -> ()
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_CONVERSION_UTILITIES_TD
