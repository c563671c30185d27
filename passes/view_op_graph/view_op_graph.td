// SPDX-License-Identifier: Apache-2.0
#ifndef PASSES_VIEW_OP_GRAPH_VIEW_OP_GRAPH_TD
#define PASSES_VIEW_OP_GRAPH_VIEW_OP_GRAPH_TD

include "ods/records/pass.td"

def ViewOpGraph : Pass<"view-op-graph"> {
  let summary = "Print Graphviz visualization of an operation";
  let description = [{
    Prints a graph in the language DOT to standard error: operations are nodes,
    those with regions and blocks are clusters; uses of values are edges, and on
    demand the order of operations is, dashed.
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
