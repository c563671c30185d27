// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

"b"() ({
// expected-error @+1 {{expected operation name in quotes}}
  "c"() : () -> ()
) : () -> i32
// -----

"b"() ({
  "c"() : () -> ()
// expected-error @+1 {{expected ')' to end region list}}
} : () -> i32
// -----

"b"() ({
  "c"() : () -> ()
// expected-error @+1 {{expected '{' to begin a region}}
}, ) : () -> i32
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"b"() (
  "c"() : () -> ()
) : () -> i32
// -----

"b"() ({
// expected-error @+1 {{expected operation name in quotes}}
  "c"() : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"b"() ({
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"b"() (
// -----

// expected-error @+1 {{expected ')' to end region list}}
"b"() ({}
// -----

"b"() ({
// expected-error @+1 {{expected list element}}
  "c"() [] : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{expected block name}}
  "c"() [bb0] : () -> ()
}) : () -> ()
// -----

"b"() ({
  "c"() : () -> ()
// expected-error @+1 {{expected ':' followed by operation type}}
}) ({
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"b"() {a = 1} ({
  "c"() : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() {x} {y} : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> () {x}
// -----

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> ()
  }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"a"() ({ "b"() : () -> () }, "x") : () -> ()
