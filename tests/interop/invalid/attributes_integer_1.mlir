// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
"a"() {a = 1, a = 2} : () -> ()
// -----

// expected-error @+1 {{duplicate key 'a' in dictionary attribute}}
"a"() {a = 1, "a" = 2} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {= 1} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"a"() {1 = 1} : () -> ()
// -----

// expected-error @+1 {{expected valid attribute name}}
"a"() {"" = 1} : () -> ()
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
"a"() {a = 1 : () -> ()
// -----

// expected-error @+1 {{duplicate key 'b' in dictionary attribute}}
"a"() {a = {b = 1, b = 2}} : () -> ()
// -----

// expected-error @+1 {{expected valid attribute name}}
"a"() {a = {"" = 1}} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = {b = 1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 256 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -129 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 128 : si8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -129 : si8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 256 : ui8} : () -> ()
// -----

// expected-error @+1 {{negative integer literal not valid for unsigned integer type}}
"a"() {a = -1 : ui8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 2 : i1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -2 : i1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 2 : si1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 1 : si1} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 0x100 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -0x81 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 0x80 : si8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = 18446744073709551616} : () -> ()
