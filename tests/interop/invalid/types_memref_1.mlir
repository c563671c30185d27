// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> (tensor<4xmemref<4xf32>>)
// -----

// expected-error @+1 {{expected '<' in memref type}}
"a"() : () -> (memref)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (memref<)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (memref<>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (memref<4>)
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
"a"() : () -> (memref<4xf32)
// -----

// expected-error @+1 {{expected list element}}
"a"() : () -> (memref<4xf32,>)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"a"() : () -> (memref<4xf32, 1, 2>)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"a"() : () -> (memref<4xf32, 1, "x">)
// -----

// expected-error @+1 {{multiple memory spaces specified in memref type}}
"a"() : () -> (memref<*xf32, 1, 2>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<*xf32, 1.0>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<4xf32, 1.0>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<4xf32, i32>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<4xf32, [1]>)
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() : () -> (memref<4xf32, 1 : f32>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<4xf32, unit>)
// -----

// expected-error @+1 {{unsupported memory space Attribute}}
"a"() : () -> (memref<*xf32, unit>)
// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> (memref<4xtensor<4xf32>>)
// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> (memref<4xnone>)
// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> (memref<4x() -> ()>)
// -----

// expected-error @+1 {{invalid memref element type}}
"a"() : () -> (memref<*xtensor<4xf32>>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (memref<*>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (memref<-1xf32>)
