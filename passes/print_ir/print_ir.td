// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_PRINT_IR_PRINT_IR_TD
#define PASSES_PRINT_IR_PRINT_IR_TD

include "ods/records/pass.td"

def PrintIRPass : Pass<"print-ir"> {
  let summary = "Print IR on the debug stream";
  let description = [{
    Prints the operation to standard error, below a line with the label. With
    `print-ir{label=after}`

    ```mlir
    func.func private @f()
    ```
    is unchanged, and the output is

    ```mlir
    // -----// IR Dump after //----- //
    func.func private @f()
    ```
  }];
  let options = [Option<"label", "label", "std::string", "", "Label">];
}

#endif // PASSES_PRINT_IR_PRINT_IR_TD
