// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_TOPOLOGICAL_SORT_TOPOLOGICAL_SORT_TD
#define PASSES_TOPOLOGICAL_SORT_TOPOLOGICAL_SORT_TD

include "ods/records/pass.td"

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    In graph regions, moves operations after the definitions of their operands,
    as far as possible. Operations that are in order stay. The first operation
    of a cycle comes first.

    ```mlir
    "t.use"(%a) : (i32) -> ()
    %a = "t.def"() : () -> i32
    ```

    becomes

    ```mlir
    %a = "t.def"() : () -> i32
    "t.use"(%a) : (i32) -> ()
    ```
  }];
}

#endif // PASSES_TOPOLOGICAL_SORT_TOPOLOGICAL_SORT_TD
