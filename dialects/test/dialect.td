// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_DIALECT_TD
#define DIALECTS_TEST_DIALECT_TD

include "ods/records/op_base.td"

def Test_Dialect : Dialect {
  let name = "test";
  let summary = "operations, types and attributes for tests";
  let description = [{
    Operations, types and attributes for tests of the infrastructure. There is
    an operation for each directive of assembly formats, for each constraint and
    trait, and an implementation of each interface. They have no semantics.
  }];
  let cppNamespace = "::test";
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let isExtensible = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  // Patterns create operations of these.
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];

  let extraClassDeclaration = [{
    // Register the parts of the dialect that have no definitions.
    void registerDynamicOps();
    void registerDynamicTypes();
    void registerDynamicAttributes();
  }];
}

class TEST_Op<string mnemonic, list<Trait> traits = []>
    : Op<Test_Dialect, mnemonic, traits>;

#endif // DIALECTS_TEST_DIALECT_TD
