// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' in tuple type}}
"a"() : () -> (tuple)
// -----

// expected-error @+1 {{expected '>' in tuple type}}
"a"() : () -> (tuple<i32)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tuple<i32,>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tuple<x>)
// -----

// expected-error @+1 {{expected '<' in complex type}}
"a"() : () -> (complex)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (complex<)
// -----

// expected-error @+1 {{expected '>' in complex type}}
"a"() : () -> (complex<i32)
// -----

// expected-error @+1 {{invalid element type for complex}}
"a"() : () -> (complex<index>)
// -----

// expected-error @+1 {{invalid element type for complex}}
"a"() : () -> (complex<tensor<2xf32>>)
// -----

// expected-error @+1 {{invalid element type for complex}}
"a"() : () -> (complex<complex<f32>>)
// -----

// expected-error @+1 {{invalid element type for complex}}
"a"() : () -> (complex<!foo.bar>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xtuple<>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xcomplex<f32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> (tensor<4xtuple<>>)
// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> (memref<4xtuple<>>)
