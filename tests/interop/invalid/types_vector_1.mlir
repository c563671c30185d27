// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' in vector type}}
"a"() : () -> (vector)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (vector<4)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<4x)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<4x>)
// -----

// expected-error @+1 {{expected '>' in vector type}}
"a"() : () -> (vector<4xf32)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0}}
"a"() : () -> (vector<0xf32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 2, 0}}
"a"() : () -> (vector<2x0xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<?xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<*xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (vector<-1xf32>)
// -----

// expected-error @+1 {{expected '>' in vector type}}
"a"() : () -> (vector<4 x f32 x>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xtensor<4xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xvector<4xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xmemref<4xf32>>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4xnone>)
// -----

// expected-error @+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"a"() : () -> (vector<4x!foo.bar>)
// -----

// expected-error @+1 {{missing ']' closing scalable dimension}}
"a"() : () -> (vector<[4xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (vector<[]xf32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (vector<[4]f32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (vector<[4] f32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 4, 0}}
"a"() : () -> (vector<4x[0]xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (vector<[?]xf32>)
