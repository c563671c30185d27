// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> () loc("z") {y}
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() {a = 1}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {{a = 1} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a : 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a == 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a =, b} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {a,, b} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {,} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"a"() {a.b.c = @} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {%a = 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {#a = 1} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {"a = 1} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {a = "b} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {a = "b
c"} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 1 2} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() {a = 1 : 2} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"a"() {a = 1.0.0} : () -> ()
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
"a"() {a = 1..0} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 1.0e+} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 1_000} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 0b11} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 0xfg} : () -> ()
// -----

// expected-error @+1 {{expected constant integer or floating point value}}
"a"() {a = --1} : () -> ()
