// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_DIALECT_TD
#define DIALECTS_TEST_DIALECT_TD

include "ods/records/op_base.td"

def Test_Dialect : Dialect {
  let name = "test";
  let summary = "operations, types and attributes for tests";
  let description = [{
    What tests of the infrastructure need: an operation for each directive of
    assembly formats, each constraint and trait, and for each interface one that
    implements it. None of them means anything.
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
  // What rules make.
  let dependentDialects = ["arith::ArithDialect", "func::FuncDialect"];

  let extraClassDeclaration = [{
    // What of the dialect does not stand in definitions.
    void registerDynamicOps();
    void registerDynamicTypes();
    void registerDynamicAttributes();
  }];
}

class TEST_Op<string mnemonic, list<Trait> traits = []>
    : Op<Test_Dialect, mnemonic, traits>;

#endif // DIALECTS_TEST_DIALECT_TD
