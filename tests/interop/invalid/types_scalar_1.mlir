// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (i
// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"a"() : () -> (i16777216)
// -----

// expected-error @+1 {{integer bitwidth is limited to 16777215 bits}}
"a"() : () -> (si16777216)
// -----

// expected-error @+1 {{invalid integer width}}
"a"() : () -> (i99999999999)
// -----

// expected-error @+1 {{invalid integer width}}
"a"() : () -> (i4294967297)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (ui)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (i32x)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (f99)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (f8E9M9)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (foo)
// -----

// expected-error @+1 {{expected memory space to be last in memref type}}
"a"() : () -> (memref<4xf32, 1, affine_map<(i) -> (i)>>)
// -----

// expected-error @+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
"a"() : () -> (memref<4xf32, affine_map<(i, j) -> (i, j)>>)
// -----

// expected-error @+1 {{cannot have affine map for unranked memref type}}
"a"() : () -> (memref<*xf32, affine_map<(i) -> (i)>>)
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() : () -> ((i32, i64)
// -----

// expected-error @+1 {{expected ')'}}
"a"() : () -> ((i32, i64) -> (i32)
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() : () -> ((i32, i64) - > i32)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> ((i32, ) -> i32)
// -----

// expected-error @+1 {{expected 0 operand types but had 1}}
"a"() : (i32) -> ()
// -----

// expected-error @+1 {{expected ')'}}
"a"() : () -> (none<i32>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (index32)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (I32)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> ("x")
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (1)
