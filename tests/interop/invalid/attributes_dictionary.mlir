// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected attribute value}}
"a"() {a = } : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {a = 1,} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = {b = }} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = true : i32} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"a"() {a = [1, 2} : () -> ()
// -----

// expected-error @+1 {{expected ',' or ']'}}
"a"() {a = [1 2]} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = [1,]} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = foo} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = %x} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = ^x} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() {a = "x" : } : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = i32 : i32} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = unit : i32} : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() {a = (i32)} : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() {a = ()} : () -> ()
