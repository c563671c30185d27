// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
module attributes {sym_name = 1} {}
// -----

// expected-error @+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
module @a attributes {sym_visibility = "foo"} {}
// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
  "a"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb0(%a: i32):
}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op requires one region}}
"builtin.module"() ({}, {}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op requires zero results}}
%0 = "builtin.module"() ({
^bb0:
}) : () -> (i32)
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{'builtin.module' op requires zero operands}}
"builtin.module"(%x) ({
^bb0:
}) : (i32) -> ()
// -----

// expected-error @+1 {{'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"builtin.module"() ({
^bb0:
}) {sym_name = 1} : () -> ()
// -----

// expected-note @+1 {{see existing symbol definition here}}
module @a {}
// expected-error @+1 {{redefinition of symbol named 'a'}}
module @a {}
// -----

// expected-note @+1 {{see existing symbol definition here}}
module @a {}
module @b {}
// expected-error @+1 {{redefinition of symbol named 'a'}}
module @"a" {}
// -----

module {
// expected-note @+1 {{see existing symbol definition here}}
  module @a {}
// expected-error @+1 {{redefinition of symbol named 'a'}}
  "x"() {sym_name = "a"} : () -> ()
}
// -----

module {
// expected-note @+1 {{see existing symbol definition here}}
  module @a attributes {sym_visibility = "private"} {}
// expected-error @+1 {{redefinition of symbol named 'a'}}
  module @a attributes {sym_visibility = "private"} {}
}
// -----

module {
// expected-note @+1 {{see existing symbol definition here}}
  "x"() {sym_name = "a"} : () -> ()
// expected-error @+1 {{redefinition of symbol named 'a'}}
  "x"() {sym_name = "a"} : () -> ()
}
