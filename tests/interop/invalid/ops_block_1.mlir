// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
// expected-note @+1 {{previously defined here}}
^bb0(%x : i32):
// expected-error @+1 {{redefinition of SSA value '%x'}}
  %x = "c"() : () -> i32
}) : () -> i32
// -----

"b"() ({
// expected-error @+2 {{redefinition of SSA value '%x'}}
// expected-note @+1 {{previously defined here}}
^bb0(%x : i32, %x : i32):
  "c"() : () -> i32
}) : () -> i32
// -----

"b"() ({
^bb0:
// expected-error @+1 {{reference to an undefined block}}
  "c"() [^bb1] : () -> ()
}) : () -> i32
// -----

"b"() ({
^bb0:
// expected-error @+1 {{reference to an undefined block}}
  "c"() [^bb1, ^bb2] : () -> ()
}) : () -> i32
// -----

"b"() ({
^bb0:
  "c"() : () -> ()
// expected-error @+1 {{redefinition of block '^bb0'}}
^bb0:
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
^bb0:
  "c"() [^bb1] : () -> ()
// expected-error @+1 {{expected ':' after block name}}
^bb1
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected SSA operand}}
^bb0(:
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected ':' and type for SSA operand}}
^bb0(%x):
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected non-function type}}
^bb0(%x : ):
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected SSA operand}}
^bb0(%x : i32,):
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected SSA operand}}
^bb0(i32):
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected ')'}}
^bb0(%x : i32
  "c"() : () -> ()
}) : () -> i32
