// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD
#define PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD

include "ods/records/pass.td"

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print statistics of operations";
  let description = [{
    Prints the number of operations of each kind to standard error. For

    ```mlir
    module {
      func.func private @f()
    }
    ```
    which is unchanged, the output is

    ```
    Operations encountered:
    -----------------------
      builtin.module , 1
         func.func   , 1
    ```
  }];
  let options = [
    Option<"printAsJSON", "json", "bool", "false", "print the stats as JSON">
  ];
}

#endif // PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD
