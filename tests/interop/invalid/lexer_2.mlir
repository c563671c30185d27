// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected operation name in quotes}}
/
// -----

// expected-error @+1 {{expected operation name in quotes}}
/* a */
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
.
// -----

// expected-error @+1 {{expected three consecutive dots for an ellipsis}}
..
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 1.0e} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 0x} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"a"() {a = 0xG} : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"a"() {a = 1.} : ()
// -----

// expected-error @+1 {{expected non-function type}}
"a"() : () ->
// -----

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> i32 i64
// -----

// expected-error @+1 {{unexpected character}}
é
// -----

// expected-error @+1 {{unexpected character}}
"a"() {a = é} : () -> ()
// -----

// expected-error @+1 {{invalid block name}}
^
// -----

// expected-error @+1 {{expected operation name in quotes}}
^bb0:
// -----

// expected-error @+1 {{expected '=' after SSA name}}
%a#b = "x"() : () -> i32
// -----

// expected-error @+1 {{invalid SSA value result number}}
"a"(%a#b) : (i32) -> ()
// -----

// expected-error @+1 {{expected integer number of results}}
%a: = "x"() : () -> i32
// -----

// expected-error @+1 {{expected constant integer or floating point value}}
"a"() {a = -} : () -> ()
// -----

// expected-error @+1 {{expected constant integer or floating point value}}
"a"() {a = -x} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = +1} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id '1'}}
"a"() {a = #1foo<x>} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id '1'}}
"a"() {a = !1} : () -> ()
// -----

// expected-error @+1 {{invalid type identifier}}
"a"() {a = !"foo"} : () -> ()
