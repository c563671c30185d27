// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_TOPOLOGICAL_SORT_TOPOLOGICAL_SORT_TD
#define PASSES_TOPOLOGICAL_SORT_TOPOLOGICAL_SORT_TD

include "ods/records/pass.td"

def TopologicalSort : Pass<"topological-sort"> {
  let summary = "Sort regions without SSA dominance in topological order";
  let description = [{
    In regions that are graphs, operations are moved behind what they use, as far
    as possible. Those that are in order stay as they are; in a cycle, the first
    one goes first.

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
