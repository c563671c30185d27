// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected the number of strides to match the rank}}
"a"() : () -> (memref<4x4xf32, strided<[1]>>)
// -----

// expected-error @+1 {{cannot have affine map for unranked memref type}}
"a"() : () -> (memref<*xf32, strided<[1]>>)
// -----

// expected-error @+1 {{expected the number of strides to match the rank}}
"a"() : () -> (memref<4xf32, strided<[1, 2]>, 1>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() : () -> (memref<2xf32, strided<[x]>>)
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
"a"() : () -> (memref<2xf32, strided>)
// -----

// expected-error @+1 {{expected '['}}
"a"() : () -> (memref<2xf32, strided<>>)
// -----

// expected-error @+1 {{expected ']'}}
"a"() : () -> (memref<2xf32, strided<[1>>)
// -----

// expected-error @+1 {{expected 'offset' after comma}}
"a"() : () -> (memref<2xf32, strided<[1], >>)
// -----

// expected-error @+1 {{expected 'offset' after comma}}
"a"() : () -> (memref<2xf32, strided<[1], foo: 1>>)
// -----

// expected-error @+1 {{expected ':' after 'offset'}}
"a"() : () -> (memref<2xf32, strided<[1], offset>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() : () -> (memref<2xf32, strided<[1], offset:>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() : () -> (memref<2xf32, strided<[1], offset: x>>)
// -----

// expected-error @+1 {{expected '>'}}
"a"() : () -> (memref<2xf32, strided<[1], offset: 1)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() : () -> (memref<2xf32, strided<[1.0]>>)
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() : () -> (memref<2xf32, strided<[9999999999999999999]>>)
