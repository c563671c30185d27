// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected '"' in string literal}}
"a"() {s = "abc
// -----

// expected-error @+1 {{unknown escape in string literal}}
"a"() {s = "abc\q"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"a"() {s = "abc\1"} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {s = "abc\"} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a
// -----

// expected-error @+1 {{invalid SSA name}}
%
// -----

// expected-error @+1 {{invalid SSA name}}
%0 = % : i32
// -----

// expected-error @+1 {{invalid SSA name}}
"a"(%) : () -> ()
// -----

// expected-error @+1 {{invalid SSA name}}
"a"(%#) : () -> ()
// -----

// expected-error @+1 {{invalid block name}}
"a"() [^] : () -> ()
// -----

// expected-error @+1 {{invalid attribute name}}
#
// -----

// expected-error @+1 {{invalid type identifier}}
!
// -----

// expected-error @+1 {{invalid attribute name}}
"a"() {a = #} : () -> ()
// -----

// expected-error @+1 {{invalid type identifier}}
"a"() {a = !} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"a"() {a = @} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {a = @"} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"a"() {a = @"x} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"a"() {a = @1} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
$
// -----

// expected-error @+1 {{unexpected character}}
~
// -----

// expected-error @+1 {{unexpected character}}
`
// -----

// expected-error @+1 {{unexpected character}}
&
// -----

// expected-error @+1 {{unexpected character}}
;
