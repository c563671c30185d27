// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --verify-diagnostics 2>&1 >/dev/null | FileCheck %s

// Malformed expectations are reported first, then diagnostics as they occur, and last
// the unmet expectations in the order of lines.

// CHECK: :[[@LINE+17]]:4: error: invalid regex: brackets ([ ]) not balanced
// CHECK: :[[@LINE+20]]:4: error: found start of regex with no end '}}'
// CHECK: :[[@LINE+4]]:9: error: unexpected error: use of undeclared SSA value name
// CHECK-NEXT: "t.use"(%[[A:.*]]) : (i32) -> ()
// CHECK-NEXT: {{^}}        ^

"t.use"(%a) : (i32) -> ()
// -----
// CHECK: :[[@LINE+3]]:30: error: 'error' diagnostic emitted when expecting a 'warning'
// CHECK-NEXT: "t.use"(%[[A]])
// CHECK-NEXT: {{^}}                             ^{{$}}
"t.use"(%a) : (i32) -> () // expected-warning {{undeclared}}
// -----
// expected-error {{never}}
"t.ok"() : () -> ()
// -----
// The next expectation is malformed.
// expected-error-re {{{{[}}}}
// expected-remark @+4 {{not said}}
// expected-note @unknown {{nowhere}}
// Another malformed expectation.
// expected-error-re {{a{{b}}

// CHECK: :[[@LINE-12]]:30: error: expected warning "undeclared" was not produced
// CHECK: :[[@LINE-11]]:4: error: expected error "never" was not produced
// CHECK-NEXT: {{^// expected-}}{{error .*never}}
// CHECK-NEXT: {{^}}   ^~~~~{{$}}
// CHECK: :[[@LINE-9]]:4: error: expected remark "not said" was not produced
// CHECK: <unknown>:0: error: expected note "nowhere" was not produced
