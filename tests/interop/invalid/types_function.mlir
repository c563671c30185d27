// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected non-function type}}
"a"() : () -> (() -> )
// -----

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> () -> ()
// -----

// expected-error @+1 {{expected function type}}
"a"() : i32
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() : ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : (
