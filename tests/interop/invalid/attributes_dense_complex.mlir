// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected ',' between complex elements}}
"a"() {a = dense<(1)> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"a"() {a = dense<(1, 2> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{expected ')' after complex elements}}
"a"() {a = dense<(1, 2, 3)> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
"a"() {a = dense<[(1, 2)]> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = dense<(1, 2)> : tensor<2xcomplex<f32>>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"a"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<(300, 2)> : tensor<2xcomplex<i8>>} : () -> ()
// -----

// expected-error @+1 {{parsed 1 elements, but type ('complex<i32>') expected 2 elements}}
"a"() {a = dense<1> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{parsed 1 elements, but type ('complex<f32>') expected 2 elements}}
"a"() {a = dense<1.0> : tensor<2xcomplex<f32>>} : () -> ()
// -----

// expected-error @+1 {{parsed 2 elements, but type ('tensor<2xcomplex<i32>>') expected 4 elements}}
"a"() {a = dense<[1, 2]> : tensor<2xcomplex<i32>>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([1])}}
"a"() {a = dense<[1, 2, 3]> : tensor<1xcomplex<i32>>} : () -> ()
