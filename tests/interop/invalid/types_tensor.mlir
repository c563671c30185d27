// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' in tensor type}}
"a"() : () -> (tensor)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (tensor<4>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<4x>)
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a"() : () -> (tensor<4xf32)
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a"() : () -> (tensor<4xf32, #foo.bar)
// -----

// expected-error @+1 {{cannot apply encoding to unranked tensor}}
"a"() : () -> (tensor<*xf32, #foo.bar>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (tensor<*>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (tensor<*f32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<-1xf32>)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (tensor<4 f32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<4x*xf32>)
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> (tensor<4xtensor<4xf32>>)
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> (tensor<4xnone>)
// -----

// expected-error @+1 {{invalid tensor element type}}
"a"() : () -> (tensor<4x() -> ()>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<[4]xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (tensor<99999999999999999999xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (tensor<9223372036854775808xf32>)
// -----

// expected-error @+1 {{expected '>' in tensor type}}
"a"() : () -> (tensor<?x?x?xf32)
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (tensor<4x4y4xf32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (tensor<4.0xf32>)
// -----

// expected-error @+1 {{expected function type}}
"a"() : tensor<2xf32>
