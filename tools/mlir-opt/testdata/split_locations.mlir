// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Places count in the whole file. The module that is put around a part has that
// of the part's beginning; around the first one it has the file's.

// CHECK: "t.op"() : () -> () loc("{{.*}}split_locations.mlir":[[@LINE+2]]:3)
// CHECK: } loc("{{.*}}split_locations.mlir":0:0)
  "t.op"() : () -> ()
// -----
// CHECK: "t.op"() : () -> () loc("{{.*}}split_locations.mlir":[[@LINE+2]]:1)
// CHECK: } loc("{{.*}}split_locations.mlir":[[@LINE-2]]:9)
"t.op"() : () -> ()
