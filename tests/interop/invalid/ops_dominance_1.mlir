// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
  "br"() [^a, ^b] : () -> ()
^a:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %x = "d"() : () -> i32
  "br"() [^b] : () -> ()
^b:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "use"(%x) : (i32) -> ()
}) : () -> ()
// -----

"b"() ({
  "br"() [^a] : () -> ()
^a:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "use"(%x) : (i32) -> ()
  "br"() [^b] : () -> ()
^b:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %x = "d"() : () -> i32
  "end"() : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{operand #0 does not dominate this use}}
  "br"(%x) [^a] : (i32) -> ()
^a:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %x = "d"() : () -> i32
  "end"() : () -> ()
}) : () -> ()
// -----

// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
"b"() ({
// expected-error @+1 {{operand #0 does not dominate this use}}
  "br"(%y) [^a] : (i32) -> ()
^a(%y: i32):
  "end"() : () -> ()
}) : () -> ()
// -----

"b"() ({
  "br"() [^a] : () -> ()
^a:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "use"(%x) : (i32) -> ()
// expected-note @+1 {{operand defined here (op in the same block)}}
  %x = "d"() : () -> i32
  "end"() : () -> ()
}) : () -> ()
// -----

"b"() ({
  "br"() [^a] : () -> ()
^a:
// expected-error @+2 {{operand #0 does not dominate this use}}
// expected-note @+1 {{operand defined here (op in the same block)}}
  %x = "d"(%x) : (i32) -> i32
  "end"() : () -> ()
}) : () -> ()
// -----

"b"() ({
  "in"() ({
    %x = "d"() : () -> i32
    "end"() : () -> ()
  }) : () -> ()
// expected-error @+1 {{use of undeclared SSA value name}}
  "use"(%x) : (i32) -> ()
}) : () -> ()
// -----

"b"() ({
  "br"() [^a] : () -> ()
^a:
  "in"() ({
// expected-error @+1 {{operand #0 does not dominate this use}}
    "use"(%x) : (i32) -> ()
  }) : () -> ()
// expected-note @+1 {{operand defined here (op in a parent region)}}
  %x = "d"() : () -> i32
  "br"() : () -> ()
}) : () -> ()
