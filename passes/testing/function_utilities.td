// SPDX-License-Identifier: Apache-2.0
//
// Passes that change functions as attributes say.
#ifndef PASSES_TESTING_FUNCTION_UTILITIES_TD
#define PASSES_TESTING_FUNCTION_UTILITIES_TD

include "ods/records/pass.td"

def TestFuncInsertArg : Pass<"test-func-insert-arg", "::mlir::ModuleOp"> {
  let summary = "Test inserting func args.";
  let description = [{
    `test.insert_args = [[place, type, attributes, location], …]`, the last two
    of which may be left out.
  }];
}
def TestFuncInsertResult : Pass<"test-func-insert-result", "::mlir::ModuleOp"> {
  let summary = "Test inserting func results.";
  let description = "`test.insert_results = [[place, type, attributes], …]`";
}
def TestFuncEraseArg : Pass<"test-func-erase-arg", "::mlir::ModuleOp"> {
  let summary = "Test erasing func args.";
  let description = "Those with an attribute `test.erase_this_arg`.";
}
def TestFuncEraseResult : Pass<"test-func-erase-result", "::mlir::ModuleOp"> {
  let summary = "Test erasing func results.";
  let description = "Those with an attribute `test.erase_this_result`.";
}
def TestFuncSetType : Pass<"test-func-set-type", "::mlir::ModuleOp"> {
  let summary = "Test FunctionOpInterface::setType.";
  let description = "`test.set_type_from = @other`";
}

#endif // PASSES_TESTING_FUNCTION_UTILITIES_TD
