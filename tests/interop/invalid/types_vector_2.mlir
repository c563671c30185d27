// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected 'x' in dimension list}}
"a"() : () -> (vector<4]xf32>)
// -----

// expected-error @+1 {{vector types must have positive constant sizes but got 0, 4}}
"a"() : () -> (vector<0x4xf32>)
// -----

// expected-error @+1 {{expected '>' in vector type}}
"a"() : () -> (vector<4xf32, 1>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (vector<99999999999999999999xf32>)
// -----

// expected-error @+1 {{invalid dimension}}
"a"() : () -> (vector<9223372036854775808xf32>)
