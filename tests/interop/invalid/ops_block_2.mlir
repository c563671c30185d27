// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
// expected-error @+1 {{expected location instance}}
^bb0(%x : i32 loc()):
  "c"() : () -> ()
}) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{operation with block successors must terminate its parent block}}
  "c"() [^bb1] : () -> ()
  "d"() : () -> ()
^bb1:
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
"b"() ({
  "c"() [^bb1] : () -> ()
^bb1:
}) : () -> ()
// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
"b"() ({
^bb0:
^bb1:
}) : () -> ()
// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
"b"() ({
^bb0:
^bb1:
  "c"() : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected ',' or ']'}}
  "c"() [^bb0 ^bb0] : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected block name}}
  "c"() [^bb0,] : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected ',' or ']'}}
  "c"() [^bb0(%x : i32)] : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected ',' or ']'}}
  "c"() [^bb0 : (%x : i32)] : () -> ()
}) : () -> ()
// -----

"b"() ({
  ^a:
  "c"() ({
// expected-error @+1 {{reference to an undefined block}}
    "d"() [^a] : () -> ()
  }): () -> ()
}) : () -> ()
// -----

"b"() ({
  "x"() [^a] : () -> ()
  ^a:
  "c"() ({
// expected-error @+1 {{reference to an undefined block}}
    "d"() [^a] : () -> ()
  }): () -> ()
}) : () -> ()
// -----

"b"() ({
  "c"() ({
   ^a:
    "d"() : () -> ()
  }): () -> ()
// expected-error @+1 {{reference to an undefined block}}
  "x"() [^a] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"b"() ({}) [^x] : () -> ()
