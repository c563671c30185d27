// RUN: mlir-opt %s --test-print-invalid -o %t | FileCheck %s



// CHECK: Invalid operation:
// CHECK-NEXT: "func.func"() <{function_type = () -> (), sym_name = "test"}> ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: Valid operation:
// CHECK-NEXT: func.func @test() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
