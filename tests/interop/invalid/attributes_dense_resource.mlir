// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '<' after 'dense_resource'}}
"a"() {a = dense_resource} : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
"a"() {a = dense_resource<} : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
"a"() {a = dense_resource<>} : () -> ()
// -----

// expected-error @+1 {{expected identifier key for 'resource' entry}}
"a"() {a = dense_resource<1>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"a"() {a = dense_resource<foo} : () -> ()
// -----

// expected-error @+1 {{expected ':'}}
"a"() {a = dense_resource<foo>} : () -> ()
// -----

// expected-error @+1 {{`dense_resource` expected a shaped type}}
"a"() {a = dense_resource<foo> : i32} : () -> ()
