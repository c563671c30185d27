// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{Expected '<' after 'sparse'}}
"a"() {a = sparse} : () -> ()
// -----

// expected-error @+1 {{expected element literal of primitive type}}
"a"() {a = sparse<} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"a"() {a = sparse<[0]>} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"a"() {a = sparse<[0], 1>} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = sparse<[0], 1> : i32} : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"a"() {a = sparse<[0], 1> : tensor<?xi32>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"a"() {a = sparse<[0] 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"a"() {a = sparse<[0], 1 : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
"a"() {a = sparse<[[0, 1]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{tensor literal is invalid; ranks are not consistent between elements}}
"a"() {a = sparse<[[0, 0], [0]], 1> : tensor<2x2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([3])}}
"a"() {a = sparse<[[0], [1]], [1, 2, 3]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[5], and type='tensor<2xi32>'}}
"a"() {a = sparse<[[5]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<2xi32>'}}
"a"() {a = sparse<[[-1]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[0, 5], and type='tensor<2x2xi32>'}}
"a"() {a = sparse<[[0, 5]], 1> : tensor<2x2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"a"() {a = sparse<[[1.0]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected integer elements, but parsed floating-point}}
"a"() {a = sparse<[[0]], 1.0> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"a"() {a = sparse<0, "x"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([0])}}
"a"() {a = sparse<[[0]], []> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{elements literal type must have static shape}}
"a"() {a = sparse<> : tensor<?xi32>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([1, 1, 1]); inferred shape of values literal ([1])}}
"a"() {a = sparse<[[[0]]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = sparse<"0x00", 1> : tensor<2xi32>} : () -> ()
