// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"a"() {a = #foo} : () -> ()
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"a"() {a = #foo.bar<} : () -> ()
// -----

// expected-error @+1 {{unbalanced '(' character in pretty dialect name}}
"a"() {a = #foo<(}>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = #foo.bar<x>> } : () -> ()
// -----

// expected-error @+1 {{dialect 'builtin' provides no attribute parsing hook}}
"a"() {a = #builtin.foo} : () -> ()
// -----

// expected-error @+1 {{dialect 'builtin' provides no attribute parsing hook}}
"a"() {a = #builtin.integer<1>} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() {a = #foo.bar : } : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"a"() {a = #foo : i32} : () -> ()
// -----

// expected-error @+1 {{expected '(' in inline location}}
"a"() {a = loc} : () -> ()
// -----

// expected-error @+1 {{expected location instance}}
"a"() {a = loc()} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = opaque<"x", "y">} : () -> ()
