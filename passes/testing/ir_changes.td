// SPDX-License-Identifier: Apache-2.0
//
// Passes that copy, move and rename parts of the IR.
#ifndef PASSES_TESTING_IR_CHANGES_TD
#define PASSES_TESTING_IR_CHANGES_TD

include "ods/records/pass.td"

def ClonePass : InterfacePass<"test-clone", "::mlir::FunctionOpInterface"> {
  let summary = "Test clone of op";
  let description = [{
    Copies the operations of a function behind themselves; the copies use what
    the last of the operations before them gave in place of the arguments.
  }];
}
def TakeBodyPass : Pass<"test-take-body", "::mlir::ModuleOp"> {
  let summary = "Test Region's takeBody";
  let description = "Moves the body of the second function to the first.";
}
def TestMakeIsolatedFromAbovePass
    : Pass<"test-make-isolated-from-above", "::mlir::func::FuncOp"> {
  let summary = "Test making a region isolated from above";
  let description = [{
    Makes `test.isolated_one_region_op` of operations
    `test.one_region_with_operands_op`.
  }];
  let options = [
    Option<"simple", "simple", "bool", "false",
           "Test simple case with no cloning of operations">,
    Option<"cloneOpsWithNoOperands", "clone-ops-with-no-operands", "bool",
           "false", "Test case with cloning of operations with no operands">,
    Option<"cloneOpsWithOperands", "clone-ops-with-operands", "bool", "false",
           "Test case with cloning of operations with operands">
  ];
}
def SymbolUsesPass : Pass<"test-symbol-uses", "::mlir::ModuleOp"> {
  let summary = "Test detection of symbol uses";
}
def SymbolReplacementPass : Pass<"test-symbol-rauw", "::mlir::ModuleOp"> {
  let summary = "Test replacement of symbol uses";
  let description = "An attribute `sym.new_name` has the new name.";
}

#endif // PASSES_TESTING_IR_CHANGES_TD
