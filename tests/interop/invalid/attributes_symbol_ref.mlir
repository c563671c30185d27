// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected attribute name}}
"a"() {a = {@b = 1}} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {@a = 1} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"a"() {a = @a::} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"a"() {a = @a::b} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = @a:@b} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"a"() {a = @a::@} : () -> ()
