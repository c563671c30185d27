// Types are escaped in the labels of records, but not in those of clusters.

// RUN: mlir-opt %s --allow-unregistered-dialect --view-op-graph -o /dev/null \
// RUN:   2>&1 | FileCheck %s

// CHECK: label = "t.region : (vector<2xf32>)\l"
// CHECK: label = "{t.leaf\l|{<res_1> %{{.*}} vector\<2xf32\>{{[}][}]}}"
%0 = "t.region"() ({}) : () -> vector<2xf32>
%1 = "t.leaf"() : () -> vector<2xf32>
