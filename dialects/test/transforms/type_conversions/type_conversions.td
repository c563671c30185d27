// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TYPE_CONVERSIONS_TD
#define DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TYPE_CONVERSIONS_TD

include "ods/records/pass.td"

def TestTypeConversionDriver
    : Pass<"test-legalize-type-conversion", "::mlir::ModuleOp"> {
  let summary = "Test various type conversion functionalities in "
                "DialectConversion";
  let description = [{
    Converts floats of at most 32 bits to f64, recursive types to others, and
    integers to no values. Values of the original types are materialized by
    casts or recreated.

    ```mlir
    %0 = "test.type_producer"() : () -> f32
    "test.type_consumer"(%0) : (f32) -> ()
    ```
    becomes

    ```mlir
    %0 = "test.type_producer"() : () -> f64
    "test.type_consumer"(%0) : (f64) -> ()
    ```
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
    Converts i16 to i64, and replaces results by operands. An unused value needs
    no cast.

    ```mlir
    func.func @f(%a: i16) -> i64 {
      %0 = "test.type_changer"(%a) : (i16) -> i64
      return %0 : i64
    }
    ```

    becomes

    ```mlir
    func.func @f(%a: i16) -> i64 {
      %0 = "test.cast"(%a) : (i16) -> i64
      return %0 : i64
    }
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

def TestDecomposeCallGraphTypes
    : Pass<"test-decompose-call-graph-types", "::mlir::ModuleOp"> {
  let summary = "Decomposes types at call graph boundaries.";
  let description = [{
    Replaces tuples by their elements in functions, calls and returns.

    ```mlir
    func.func @f(%t: tuple<i1, tuple<f32>>) -> tuple<i1, tuple<f32>> {
      return %t : tuple<i1, tuple<f32>>
    }
    ```

    becomes

    ```mlir
    func.func @f(%a: i1, %b: f32) -> (i1, f32) {
      return %a, %b : i1, f32
    }
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_TYPE_CONVERSIONS_TYPE_CONVERSIONS_TD
