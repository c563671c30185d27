// RUN: not mlir-opt %s --test-take-body -o %t 2>&1 | FileCheck %s

func.func private @f()

// CHECK: error: Expected only two functions in test
// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
