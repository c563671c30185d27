// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD
#define PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD

include "ods/records/pass.td"

def PrintOpStats : Pass<"print-op-stats"> {
  let summary = "Print statistics of operations";
  let description = [{
    How often each kind of operations occurs is printed to standard error.
  }];
  let options = [
    Option<"printAsJSON", "json", "bool", "false", "print the stats as JSON">
  ];
}

#endif // PASSES_PRINT_OP_STATS_PRINT_OP_STATS_TD
