// RUN: mlir-opt %s --test-operations-equality -o %t | FileCheck %s

"test.cmp"() ({
  %0 = "test.a"() {x=1:i32}: () -> i32
  }) : () -> ()
"test.cmp"() ({
  %0 = "test.a"() {x=1:i32}: () -> i32
  }) : () -> ()

// CHECK: test.cmp with attr {} compares equals.
