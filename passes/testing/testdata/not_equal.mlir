// RUN: mlir-opt %s --test-operations-equality -o %t | FileCheck %s

"test.cmp"() ({
  %0 = "test.a"() {x=1:i32}: () -> i32
  }) {strict_loc_check}: () -> ()
"test.cmp"() ({
  %0 = "test.a"() {x=1:i32}: () -> i32
  }) {strict_loc_check, "b"=2}: () -> ()

// CHECK: test.cmp with attr {strict_loc_check} compares NOT equals!
