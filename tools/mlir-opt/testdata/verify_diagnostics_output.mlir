// Valid parts are printed, and the output is kept if all expectations are met.

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
