// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{invalid attribute name}}
"a"() {a = #"foo"} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
@foo
// -----

// expected-error @+1 {{expected operation name in quotes}}
-> 
// -----

// expected-error @+1 {{expected operation name in quotes}}
::
// -----

// expected-error @+1 {{expected attribute value}}
"a"() {a = ...} : () -> ()
// -----

// expected-error @+1 {{expected identifier key in file metadata dictionary}}
{-#
// -----

// expected-error @+1 {{expected operation name in quotes}}
#-}
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"()
// -----

// expected-error @+1 {{expected operation name in quotes}}
?
// -----

// expected-error @+1 {{expected operation name in quotes}}
*
// -----

// expected-error @+1 {{expected operation name in quotes}}
|
// -----

// expected-error @+1 {{expected operation name in quotes}}
[
// -----

// expected-error @+1 {{expected operation name in quotes}}
(
// -----

// expected-error @+1 {{expected operation name in quotes}}
<
// -----

// expected-error @+1 {{expected operation name in quotes}}
{
// -----

// expected-error @+1 {{expected operation name in quotes}}
1
// -----

// expected-error @+1 {{expected operation name in quotes}}
1.0
// -----

// expected-error @+1 {{expected operation name in quotes}}
0x1
// -----

// expected-error @+1 {{expected operation name in quotes}}
i32
// -----

// expected-error @+1 {{custom op 'true' is unknown (tried 'builtin.true' as well)}}
true
// -----

// expected-error @+1 {{expected operation name in quotes}}
,
// -----

// expected-error @+1 {{expected operation name in quotes}}
=
