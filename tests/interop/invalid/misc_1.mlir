// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected ')' after child location of NameLoc}}
"a"() : () -> () loc("x"(unknown "y"))
// -----

// expected-error @+1 {{expected ')' in callsite location}}
"a"() : () -> () loc(callsite("a" at "b" "c"))
// -----

// expected-error @+1 {{expected string token, got 1}}
"a"() {a = dense<1> : tensor<2xvector<2xf32>>} : () -> ()
// -----

// expected-error @+1 {{expected string token, got 1}}
"a"() {a = dense<1> : tensor<2x!d<"x">>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -0 : i8} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -0x0 : i32} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range for attribute}}
"a"() {a = -0} : () -> ()
// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
"a"() ({
^e:
  "br"()[^e] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
"a"() ({
^e:
  "br"()[^f] : () -> ()
^f:
  "br"()[^e] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{entry block of region may not have predecessors}}
"a"() ({
^e(%x: i32):
  "br"()[^e] : () -> ()
}) : () -> ()
// -----

"a"() ({
  "op"() : () -> ()
  "end"() : () -> ()
^a:
// expected-error @+1 {{operation with block successors must terminate its parent block}}
  "op"() [^b] : () -> ()
  "op"() : () -> ()
^b:
  "end"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
module {
^a(%x: i32):
  "b"() : () -> ()
}
// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
  "b"()[^a] : () -> ()
^a:
  "b"() : () -> ()
}
// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
module {
  "b"() : () -> ()
^a:
  "b"() : () -> ()
}
// -----

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "b"() : () -> ()
^a:
  "b"() : () -> ()
}) : () -> ()
