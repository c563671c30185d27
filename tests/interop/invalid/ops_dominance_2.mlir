// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
  "br"() [^a] : () -> ()
^a:
// expected-note @+1 {{operand defined here (op in a parent region)}}
  %x = "in"() ({
// expected-error @+1 {{operand #0 does not dominate this use}}
    "use"(%x) : (i32) -> ()
  }) : () -> (i32)
  "br"() : () -> ()
}) : () -> ()
// -----

"b"() ({
^e(%x : i32):
  "br"() : () -> ()
},{
// expected-error @+1 {{use of undeclared SSA value name}}
  "use"(%x) : (i32) -> ()
}) : () -> ()
