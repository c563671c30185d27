// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"a"() {a = dense<"foo"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"a"() {a = dense<"0x0"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"a"() {a = dense<"0x00"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"a"() {a = dense<"0x0G"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<1xi32>'}}
"a"() {a = dense<"0x0000000000"> : tensor<1xi32>} : () -> ()
// -----

// expected-error @+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
"a"() {a = dense<"0x"> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<["a", "b"]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
"a"() {a = dense<["a"]> : tensor<2x!foo.str>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"a"() {a = dense<["a", 1]> : tensor<2x!foo.str>} : () -> ()
