// SPDX-License-Identifier: Apache-2.0
#ifndef DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_PATTERNS_TD
#define DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_PATTERNS_TD

include "ods/records/pass.td"

def TestLegalizePatternDriver
    : Pass<"test-legalize-patterns", "::mlir::ModuleOp"> {
  let summary = "Run test dialect legalization patterns";
  let description = [{
    Converts operations of the test dialect, and types: i64 to f64, i42 to i43,
    f32 to two f16, i16 and i24 to no values. With the mode `partial` and
    rollback it prints the notifications of a listener. Remarks name operations
    that can, or cannot, be legalized.

    ```mlir
    "test.illegal_op_a"() : () -> i32
    ```
    becomes

    ```mlir
    "test.legal_op_a"() {status = "Success"} : () -> i32
    ```
  }];
  let options = [
    Option<"mode", "test-legalize-mode", "::test::LegalizeMode",
           "::test::LegalizeMode::Partial",
           "The legalization mode to use with the test driver",
           [{::llvm::cl::values(
               clEnumValN(::test::LegalizeMode::Analysis, "analysis",
                          "Perform an analysis conversion"),
               clEnumValN(::test::LegalizeMode::Full, "full",
                          "Perform a full conversion"),
               clEnumValN(::test::LegalizeMode::Partial, "partial",
                          "Perform a partial conversion"))}]>,
    Option<"foldingMode", "test-legalize-folding-mode",
           "::mlir::DialectConversionFoldingMode",
           "::mlir::DialectConversionFoldingMode::BeforePatterns",
           "The folding mode to use with the test driver",
           [{::llvm::cl::values(
               clEnumValN(::mlir::DialectConversionFoldingMode::Never, "never",
                          "Never attempt to fold"),
               clEnumValN(::mlir::DialectConversionFoldingMode::BeforePatterns,
                          "before-patterns",
                          "Only attempt to fold not legal operations before "
                          "applying patterns"),
               clEnumValN(::mlir::DialectConversionFoldingMode::AfterPatterns,
                          "after-patterns",
                          "Only attempt to fold not legal operations after "
                          "applying patterns"))}]>,
    Option<"allowPatternRollback", "allow-pattern-rollback", "bool", "true",
           "Allow pattern rollback">,
    Option<"buildMaterializations", "build-materializations", "bool", "true",
           "If set to 'false', leave unrealized_conversion_cast ops in place">,
    Option<"attachDebugMaterializationKind",
           "attach-debug-materialization-kind", "bool", "false",
           "Attach materialization kind to unrealized_conversion_cast ops">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect", "::test::TestDialect"];
}

#endif // DIALECTS_TEST_TRANSFORMS_LEGALIZE_PATTERNS_LEGALIZE_PATTERNS_TD
