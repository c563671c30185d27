// What was read without an error is printed, and kept if all is as expected.

// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --verify-diagnostics -o %t.out
// RUN: FileCheck %s < %t.out

// CHECK: "t.first"
// CHECK: {{^// -{5}$}}
// CHECK-NEXT: {{^// -{5}$}}
// CHECK-NEXT: module {
// CHECK-NEXT: "t.third"
"t.first"() : () -> ()
// -----
"t.second"(%a) : (i32) -> () // expected-error {{undeclared}}
// -----
"t.third"() : () -> ()
