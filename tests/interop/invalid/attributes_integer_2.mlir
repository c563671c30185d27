// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -9223372036854775809} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 18446744073709551616 : i64} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -18446744073709551615 : i64} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 18446744073709551616 : index} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 9223372036854775808 : index} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -9223372036854775809 : index} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 1 : i0} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -1 : i0} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {a = 1 : none} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {a = 1 : !foo.bar} : () -> ()
