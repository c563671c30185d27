// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (@x)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (#x)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> ([i32])
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (opaque)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (opaque<"x">)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (opaque<"foo", "bar">)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (strided<[1]>)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (f8E4M3FNZ)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (bf)
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (unit)
