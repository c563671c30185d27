// Nodes, clusters and edges in the language DOT.

// RUN: mlir-opt %s --view-op-graph -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --view-op-graph='print-control-flow-edges=true \
// RUN:   print-data-flow-edges=false print-attrs=false print-result-types=false' \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTROL
// RUN: mlir-opt %s --view-op-graph=max-label-len=3 -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SHORT

//      CHECK: digraph G {
// CHECK-NEXT:   compound = true;
// CHECK-NEXT:   subgraph cluster_1 {
// CHECK-NEXT:     v2 [label = " ", shape = plain];
// CHECK-NEXT:     label = "builtin.module : ()\l";
// CHECK-NEXT:     subgraph cluster_3 {
// CHECK-NEXT:       v4 [label = " ", shape = plain];
// CHECK-NEXT:       label = "";
// CHECK-NEXT:       subgraph cluster_5 {
// CHECK-NEXT:         v6 [label = " ", shape = plain];
// CHECK-NEXT:         label = "func.func : ()\lfunction_type: (i1) -\> i1\lsym_name: \"f\"\l";
// CHECK-NEXT:         subgraph cluster_7 {
// CHECK-NEXT:           v8 [label = " ", shape = plain];
// CHECK-NEXT:           label = "";
// CHECK-NEXT: v9 [label = "<res_arg0> %[[ARG0:.*]] i1", shape = Mrecord];
// CHECK-NEXT: v10 [fillcolor = "0.000000 0.3 0.95", label = "{arith.constant\l\lvalue: true\l|{<res_true> %[[TRUE:.*]] i1}}", shape = Mrecord, style = filled];
// CHECK-NEXT: v11 [fillcolor = "0.200000 0.3 0.95", label = "{{[{][{]}}<arg_arg0> %[[ARG0]]|<arg_true> %[[TRUE]]}|arith.andi\l|{<res_0> %[[VALUE:.*]] i1{{[}][}]}}", shape = Mrecord, style = filled];
// CHECK-NEXT: v12 [fillcolor = "0.400000 0.3 0.95", label = "{{[{][{]}}<arg_0> %[[VALUE]]}|func.return\l}", shape = Mrecord, style = filled];
//      CHECK:   v9:res_arg0:s -> v11:arg_arg0:n[style = solid];
// CHECK-NEXT:   v10:res_true:s -> v11:arg_true:n[style = solid];
// CHECK-NEXT:   v11:res_0:s -> v12:arg_0:n[style = solid];
// CHECK-NEXT: {{^}}}

// CONTROL: label = "builtin.module";
// CONTROL: v10 -> v11[style = dashed];
// CONTROL-NEXT: v11 -> v12[style = dashed];
// CONTROL-NEXT: {{^}}}

// SHORT: sym_name: \"f\"\l
// SHORT: value: tru...\l
func.func @f(%a: i1) -> i1 {
  %true = arith.constant true
  %0 = arith.andi %a, %true : i1
  return %0 : i1
}
