// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : !d.t} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : () -> ()} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : complex<i32>} : () -> ()
// -----

// expected-error @+1 {{elements literal must be a shaped type}}
"a"() {a = dense<1> : index} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<99999999999999999999> : tensor<2xindex>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = dense<[1, 300]> : tensor<2xui8>} : () -> ()
// -----

// expected-error @+1 {{expected unsigned integer elements, but parsed negative value}}
"a"() {a = dense<-1> : tensor<2xui64>} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = dense<[1.5, 0x1FFFF]> : tensor<2xf16>} : () -> ()
// -----

// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
"a"() {a = dense<"x"> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{expected shape ([2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
"a"() {a = sparse<[[0, 0]], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected 1-d tensor for sparse element values}}
"a"() {a = sparse<[[0]], [[1]]> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = sparse<[[0]], 1> : tensor<2xf32>} : () -> ()
// -----

// expected-error @+1 {{sparse index #0 is not contained within the value shape, with index=[2], and type='vector<2xi32>'}}
"a"() {a = sparse<[[2]], 1> : vector<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"a"() {a = sparse<[[0]] : 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"a"() {a = sparse<0> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = sparse<"a", 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"a"() {a = sparse<[true], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for type}}
"a"() {a = sparse<[99999999999999999999], 1> : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: 1, 2,>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32: [1]>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = array<i32: 1> : i32} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"a"() {a = array<i32:, 1>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"a"() {a = array<: 1>} : () -> ()
