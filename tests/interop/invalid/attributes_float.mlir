// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = 1 : f32} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"a"() {a = -1 : f64} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"a"() {a = 1.0 : i32} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"a"() {a = 1.0 : index} : () -> ()
// -----

// expected-error @+1 {{floating point value not valid for specified type}}
"a"() {a = 1.0 : none} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float literal should not have a leading minus}}
"a"() {a = -0x1 : f32} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x1FFFFFFFF : f32} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x10000 : f16} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x10000 : bf16} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x100 : f8E5M2} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x10 : f4E2M1FN} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x40 : f6E2M3FN} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x80000 : tf32} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x10000000000000000 : f64} : () -> ()
// -----

// expected-error @+1 {{hexadecimal float constant out of range for type}}
"a"() {a = 0x1FFFFFFFFFFFFFFFFFFFF : f80} : () -> ()
