// RUN: not mlir-opt %s --test-operations-equality -o %t 2>&1 | FileCheck %s

func.func private @only()

// CHECK: error: expected 2 top-level ops in the module, got 1
// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "only", sym_visibility = "private"}> ({
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
