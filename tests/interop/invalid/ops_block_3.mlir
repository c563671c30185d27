// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{empty block: expect at least a terminator}}
"b"() ({
  "br"() [^a] : () -> ()
  ^a:
  ^b:
  "br"() [^a] : () -> ()
}) : () -> ()
// -----

"b"() ({
  "br"()[^bb0] : () -> ()
  ^bb0:
  "br"()[^bb1] : () -> ()
  ^bb1:
// expected-error @+1 {{reference to an undefined block}}
  "br"()[^entry] : () -> ()
}) : () -> ()
// -----

"b"() ({
^entry:
  "br"()[^entry] : () -> ()
}) : () -> ()
// expected-error @+1 {{expected '"' in string literal}}
"c
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"a" [^x] () : () -> ()
