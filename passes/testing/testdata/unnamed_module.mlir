// RUN: not mlir-opt %s --test-print-dominance -o %t 2>&1 | FileCheck %s

func.func private @f()

// CHECK: error: 'builtin.module' op trying to schedule pass '(anonymous namespace)::TestDominancePass' on an unsupported operation
// CHECK: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()
