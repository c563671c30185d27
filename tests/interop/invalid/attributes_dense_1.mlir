// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' after 'dense'}}
"a"() {a = dense} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = dense<} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"a"() {a = dense<1} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"a"() {a = dense<1>} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : i32} : () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() {a = dense<1> : } : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"a"() {a = dense<1> : tensor<?xi32>} : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"a"() {a = dense<1> : tensor<*xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"a"() {a = dense<1> : tensor<2x!foo.bar>} : () -> ()
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() {a = dense<1> : tensor<2xtensor<2xi32>>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"a"() {a = dense<1.0> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = dense<1> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = dense<[1, 2]> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
"a"() {a = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
"a"() {a = dense<[1, 2, 3]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1, 2]) does not match type ([2])}}
"a"() {a = dense<[[1, 2]]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a"() {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a"() {a = dense<[1, [2]]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a"() {a = dense<[[1], 2]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([])}}
"a"() {a = dense<[1, 2]> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([])}}
"a"() {a = dense<[1]> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([0]) does not match type ([])}}
"a"() {a = dense<[]> : tensor<i32>} : () -> ()
// -----

// expected-error @+1 {{parsed zero elements, but type ('tensor<i32>') expected at least 1}}
"a"() {a = dense<> : tensor<i32>} : () -> ()
