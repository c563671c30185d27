// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_TD
#define DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_TD

include "ods/records/pass.td"

def TestRemappedValue : Pass<"test-remapped-value", "::mlir::func::FuncOp"> {
  let summary = "Test public remapped value mechanism in "
                "ConversionPatternRewriter";
  let description = [{
    Operations with one operand get it twice, as it is after the conversion;
    regions are inlined, and what their terminators give takes the place of the
    operation.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestUnknownRootOpDriver
    : Pass<"test-legalize-unknown-root-patterns", "::mlir::func::FuncOp"> {
  let summary = "Test public remapped value mechanism in "
                "ConversionPatternRewriter";
  let description = [{
    Erases operations of the test dialect by a pattern of any operation.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestMergeBlocksPatternDriver : Pass<"test-merge-blocks", "::mlir::ModuleOp"> {
  let summary = "Test Merging operation in ConversionPatternRewriter";
  let description = [{
    Merges the two blocks of a region, and regions into those around them.
    Remarks say which operations cannot be made legal.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_CONVERSION_UTILITIES_TD
