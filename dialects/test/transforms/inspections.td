// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_INSPECTIONS_TD
#define DIALECTS_TEST_TRANSFORMS_INSPECTIONS_TD

include "ods/records/pass.td"

def TestDerivedAttributeDriver
    : Pass<"test-derived-attr", "::mlir::func::FuncOp"> {
  let summary = "Run test derived attributes";
  let description = [{ A remark for each attribute that is computed. }];
}

def TestTypeInterfaces : Pass<"test-type-interfaces", "::mlir::ModuleOp"> {
  let summary = "Test type interface support.";
  let description = [{
    Calls the methods of an interface for types of results that have it; each
    is a remark.
  }];
}

def TestDistinctAttributes
    : Pass<"test-distinct-attrs", "::mlir::func::FuncOp"> {
  let summary = "Test parallel creation of distinct attributes";
  let description = [{
    Functions with an attribute `distinct.input` get another one with the same
    contents, `distinct.output`.
  }];
}

def TestRewriteDynamicOp : Pass<"test-rewrite-dynamic-op"> {
  let summary = "Test rewritting on dynamic operations";
  let description = [{
    Replaces one operation that is in no definitions by another one.
  }];
  let dependentDialects = ["::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_INSPECTIONS_TD
