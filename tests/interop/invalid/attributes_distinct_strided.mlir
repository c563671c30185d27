// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '[' after 'distinct'}}
"a"() {a = distinct} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"a"() {a = distinct[} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"a"() {a = distinct[x]<1>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"a"() {a = distinct[-1]<1>} : () -> ()
// -----

// expected-error @+1 {{expected ']' to close distinct ID}}
"a"() {a = distinct[0} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"a"() {a = distinct[0]} : () -> ()
// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{expected attribute}}
"a"() {a = distinct[0]<} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"a"() {a = distinct[0]<1} : () -> ()
// -----

// expected-error @+1 {{referenced attribute does not match previous definition: 1 : i64}}
"a"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> ()
// -----

// expected-error @+1 {{expected an unsigned 64-bit integer}}
"a"() {a = distinct[99999999999999999999]<1>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
"a"() {a = strided} : () -> ()
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"a"() {a = strided<[1], offset: 99999999999999999999>} : () -> ()
