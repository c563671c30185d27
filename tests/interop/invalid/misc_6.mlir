// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"a"() {a = - 1} : () -> ()
// expected-error @+1 {{expected '"' in string literal}}
"x
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = nan} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = inf : f32} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 1 : i32 : i32} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = [1 : i32, ] } : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = [, 1] } : () -> ()
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a"() {a = tensor<2xf32} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"a"() {a = dense<[1, 2] : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
"a"() {a = dense[1, 2] : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"a"() {a = dense<1, 2> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected ']'}}
"a"() {a = dense<[1 2]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = dense<{1}> : tensor<1xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"a"() {a = dense<[1, "a"]> : tensor<2x!d.s>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1.0}}
"a"() {a = dense<["a", 1.0]> : tensor<2x!d.s>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got true}}
"a"() {a = dense<[true]> : tensor<1x!d.s>} : () -> ()
// -----

// expected-error @+1 {{parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"a"() {a = dense<[(1, 2), 3]> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{parsed 3 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"a"() {a = dense<[1, (2, 3)]> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = dense<(1.0, 2)> : tensor<2xcomplex<f32>>} : () -> ()
// -----

// expected-error @+1 {{parsed 3 elements, but type ('complex<i32>') expected 2 elements}}
"a"() {a = dense<((1, 2), 3)> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xcomplex<f32>>'}}
"a"() {a = dense<"0x000000400000"> : tensor<2xcomplex<f32>>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<8xi1>'}}
"a"() {a = dense<"0xFFFF"> : tensor<8xi1>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi4>'}}
"a"() {a = dense<"0x010203"> : tensor<2xi4>} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : tuple<i32>} : () -> ()
