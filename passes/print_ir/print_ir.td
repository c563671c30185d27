// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_PRINT_IR_PRINT_IR_TD
#define PASSES_PRINT_IR_PRINT_IR_TD

include "ods/records/pass.td"

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print IR on the debug stream";
  let description = [{
    The operation is printed to standard error, under a line with the label.
  }];
  let options = [Option<"label", "label", "std::string", "", "Label">];
}

#endif // PASSES_PRINT_IR_PRINT_IR_TD
