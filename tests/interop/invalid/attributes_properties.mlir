// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
"a"() <{a = 1, a = 2}> : () -> ()
// -----

// expected-error @+1 {{expected '>' to close properties}}
"a"() <{a = 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() <> : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() <{a = 1}> <{b = 1}> : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() {a = 1} <{b = 1}> : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() <{foo = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 1 : i64}}
"builtin.module"() <{sym_name = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties 1 : i64 for op builtin.module: expected DictionaryAttr to set properties}}
"builtin.module"() <1> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {sym_visibility = 1 : i64} for op builtin.module: Invalid attribute `sym_visibility` in property conversion: 1 : i64}}
"builtin.module"() <{sym_visibility = 1}> ({}) : () -> ()
// -----

// expected-error @+1 {{invalid properties {a = 1 : i64} for op builtin.unrealized_conversion_cast: this operation does not support properties}}
"builtin.unrealized_conversion_cast"() <{a = 1}> : () -> (i32)
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {a = 1 : tensor<2xi32>} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {a = 1 : complex<i32>} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"a"() {a = 1.0 : tensor<f32>} : () -> ()
