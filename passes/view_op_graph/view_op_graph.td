// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_VIEW_OP_GRAPH_VIEW_OP_GRAPH_TD
#define PASSES_VIEW_OP_GRAPH_VIEW_OP_GRAPH_TD

include "ods/records/pass.td"

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print Graphviz visualization of an operation";
  let description = [{
    Prints a Graphviz (DOT) graph of the operation to standard error. Operations
    are nodes; operations with regions and blocks are clusters. Uses of values
    are edges, and optionally the order of operations, with dashed lines. For

    ```mlir
    %0 = arith.addi %x, %y : i32
    "use"(%0) : (i32) -> ()
    ```
    which is unchanged, there are an edge to `arith.addi` from each definition
    of an operand and an edge from `arith.addi` to `use`.
  }];
  let options = [
    Option<"maxLabelLen", "max-label-len", "unsigned", "20",
           "Limit attribute/type length to number of chars">,
    Option<"printAttrs", "print-attrs", "bool", "true",
           "Print attributes of operations">,
    Option<"printControlFlowEdges", "print-control-flow-edges", "bool", "false",
           "Print control flow edges">,
    Option<"printDataFlowEdges", "print-data-flow-edges", "bool", "true",
           "Print data flow edges">,
    Option<"printResultTypes", "print-result-types", "bool", "true",
           "Print result types of operations">
  ];
}

#endif // PASSES_VIEW_OP_GRAPH_VIEW_OP_GRAPH_TD
