// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_INSPECTIONS_INSPECTIONS_TD
#define DIALECTS_TEST_TRANSFORMS_INSPECTIONS_INSPECTIONS_TD

include "ods/records/pass.td"

def TestDerivedAttributeDriver
    : Pass<"test-derived-attr", "::mlir::func::FuncOp"> {
  let summary = "Run test derived attributes";
  let description = [{ Emits a remark for each derived attribute. }];
}

def TestTypeInterfaces : Pass<"test-type-interfaces", "::mlir::ModuleOp"> {
  let summary = "Test type interface support.";
  let description = [{
    Calls the methods of an interface for the types of results that implement
    it. Each emits a remark.
  }];
}

def TestDistinctAttributes
    : Pass<"test-distinct-attrs", "::mlir::func::FuncOp"> {
  let summary = "Test parallel creation of distinct attributes";
  let description = [{
    Copies the attribute `distinct.input` of a function to a new distinct
    attribute `distinct.output` with the same contents.

    ```mlir
    func.func @f() attributes {distinct.input = distinct[0]<42 : i32>}
    ```
    becomes

    ```mlir
    func.func @f() attributes {distinct.input = distinct[0]<42 : i32>,
                               distinct.output = distinct[1]<42 : i32>}
    ```
  }];
}

def TestRewriteDynamicOp : Pass<"test-rewrite-dynamic-op"> {
  let summary = "Test rewritting on dynamic operations";
  let description = [{
    Replaces a dynamic operation, which has no ODS definition, by another one.

    ```mlir
    "test.dynamic_one_operand_two_results"(%x) : (i32) -> (i32, i32)
    ```
    becomes

    ```mlir
    "test.dynamic_generic"(%x) : (i32) -> (i32, i32)
    ```
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_INSPECTIONS_INSPECTIONS_TD
