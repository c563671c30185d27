// SPDX-License-Identifier: Apache-2.0
//
// Passes for tests of the pass manager. Most do nothing, or fail.
#ifndef PASSES_TESTING_PASS_MANAGER_TD
#define PASSES_TESTING_PASS_MANAGER_TD

include "ods/records/pass.td"

def TestModulePass : Pass<"test-module-pass", "::mlir::ModuleOp"> {
  let summary = "Test a module pass in the pass manager";
}
def TestFunctionPass : Pass<"test-function-pass", "::mlir::func::FuncOp"> {
  let summary = "Test a function pass in the pass manager";
}
def TestInterfacePass
    : InterfacePass<"test-interface-pass", "::mlir::FunctionOpInterface"> {
  let summary = "Test an interface pass (running on FunctionOpInterface) in the "
                "pass manager";
}

// Options.

def TestOptionsPass : Pass<"test-options-pass", "::mlir::func::FuncOp"> {
  let summary = "Test options parsing capabilities";
  let options = [
    ListOption<"list", "list", "int", "Example list option">,
    ListOption<"stringList", "string-list", "std::string",
               "Example string list option">,
    Option<"string", "string", "std::string", "", "Example string option">,
    Option<"number", "enum", "::mlir::testing::Number",
           "::mlir::testing::Number::zero", "Example enum option",
           [{::llvm::cl::values(
               clEnumValN(::mlir::testing::Number::zero, "zero",
                          "Example zero value"),
               clEnumValN(::mlir::testing::Number::one, "one",
                          "Example one value"),
               clEnumValN(::mlir::testing::Number::two, "two",
                          "Example two value"))}]>
  ];
}
def TestOptionsSuperPass
    : Pass<"test-options-super-pass", "::mlir::func::FuncOp"> {
  let summary = "Test options of options parsing capabilities";
  let description = [{
    The option `list` is a list of options of `test-options-pass`.
  }];
}
def TestOptionsPassA : Pass<"test-options-pass-a", "::mlir::func::FuncOp"> {
  let summary = "Test superset options parsing capabilities - subset A";
}
def TestOptionsPassB : Pass<"test-options-pass-b", "::mlir::func::FuncOp"> {
  let summary = "Test superset options parsing capabilities - subset B";
}

// Failures.

def TestCrashRecoveryPass : Pass<"test-pass-crash"> {
  let summary = "Test a pass in the pass manager that always crashes";
}
def TestFailurePass : Pass<"test-pass-failure"> {
  let summary = "Test a pass in the pass manager that always fails";
  let options = [
    Option<"genDiagnostics", "gen-diagnostics", "bool", "false",
           "Generate a diagnostic message">
  ];
}
def TestInvalidIRPass : InterfacePass<"test-pass-create-invalid-ir",
                                      "::mlir::FunctionOpInterface"> {
  let summary = "Test pass that adds an invalid operation in a function body";
  let options = [
    Option<"signalFailure", "signal-pass-failure", "bool", "false",
           "Trigger a pass failure">,
    Option<"emitInvalidIR", "emit-invalid-ir", "bool", "true",
           "Emit invalid IR">
  ];
  let dependentDialects = ["::test::TestDialect"];
}
def TestInvalidParentPass : InterfacePass<"test-pass-invalid-parent",
                                          "::mlir::FunctionOpInterface"> {
  let summary = "Test a pass in the pass manager that makes the parent "
                "operation invalid";
  let dependentDialects = ["::test::TestDialect"];
}

// Features of passes.

def TestStatisticPass : Pass<"test-stats-pass"> {
  let summary = "Test pass statistics";
  let statistics = [
    Statistic<"opCount", "num-ops", "Number of operations counted">
  ];
}
def TestDynamicPipelinePass : Pass<"test-dynamic-pipeline"> {
  let summary = "Tests the dynamic pipeline feature by applying a pipeline on a "
                "selected set of functions";
  let options = [
    ListOption<"opNames", "op-name", "std::string",
               "List of function name to apply the pipeline to">,
    Option<"pipeline", "dynamic-pipeline", "std::string", "",
           "The pipeline description that will run on the filtered function.">,
    Option<"runOnNestedOperations", "run-on-nested-operations", "bool", "false",
           "This will apply the pipeline on nested operations under the visited "
           "operation.">,
    Option<"runOnParent", "run-on-parent", "bool", "false",
           "This will apply the pipeline on the parent operation if it exist, "
           "this is expected to fail.">
  ];
}

#endif // PASSES_TESTING_PASS_MANAGER_TD
