// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' after 'array'}}
"a"() {a = array} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"a"() {a = array<} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"a"() {a = array<>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"a"() {a = array<foo>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32:>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"a"() {a = array<i32: 1, 2} : () -> ()
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"a"() {a = array<i32 1, 2>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: 1,>} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"a"() {a = array<i7: 1>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: 'tensor<2xi32>'}}
"a"() {a = array<tensor<2xi32>: 1>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"a"() {a = array<i8: -129>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"a"() {a = array<i64: 18446744073709551616>} : () -> ()
// -----

// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"a"() {a = array<i1: 1>} : () -> ()
// -----

// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"a"() {a = array<i1: 2>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i1: foo>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"a"() {a = array<i32: true>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: 1.0>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = array<f32: 1>} : () -> ()
// -----

// expected-error @+1 {{expected floating point literal}}
"a"() {a = array<f32: x>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: x>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: -x>} : () -> ()
// -----

// expected-error @+1 {{expected floating point literal}}
"a"() {a = array<f32: -x>} : () -> ()
