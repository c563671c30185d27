// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TD
#define DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TD

include "ods/records/pass.td"

def TestTypeConversionDriver
    : Pass<"test-legalize-type-conversion", "::mlir::ModuleOp"> {
  let summary = "Test various type conversion functionalities in "
                "DialectConversion";
  let description = [{
    Converts floats of up to 32 bits to f64, recursive types to others, and
    integers to nothing; values of the types before are casts, or made anew.
  }];
  let options = [
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Allow pattern rollback">
  ];
  let dependentDialects = ["::test::TestDialect"];
}

def TestTargetMaterializationWithNoUses
    : Pass<"test-target-materialization-with-no-uses", "::mlir::ModuleOp"> {
  let summary = "Test a special case of target materialization in "
                "DialectConversion";
  let description = [{
    Converts i16 to i64, and puts operands in the places of results: values for
    which nothing has a use need no cast.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestDecomposeCallGraphTypes
    : Pass<"test-decompose-call-graph-types", "::mlir::ModuleOp"> {
  let summary = "Decomposes types at call graph boundaries.";
  let description = [{
    Tuples become their elements where values go between functions.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TD
