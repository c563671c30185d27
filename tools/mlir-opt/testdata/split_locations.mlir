// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Locations refer to the whole file. The implicit module of a part has the location
// of the part's start; that of the first part has the file's.

// CHECK: "t.op"() : () -> () loc("{{.*}}split_locations.mlir":[[@LINE+2]]:3)
// CHECK: } loc("{{.*}}split_locations.mlir":0:0)
  "t.op"() : () -> ()
// -----
// CHECK: "t.op"() : () -> () loc("{{.*}}split_locations.mlir":[[@LINE+2]]:1)
// CHECK: } loc("{{.*}}split_locations.mlir":[[@LINE-2]]:9)
"t.op"() : () -> ()
