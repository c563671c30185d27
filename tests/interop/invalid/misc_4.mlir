// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-note @+1 {{prior use here}}
%a:2 = "d"() : () -> (i32, i64)
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'i64'}}
"u"(%a#1) : (i32) -> ()
// -----

// expected-note @+1 {{prior use here}}
%a = "d"() : () -> !d.t
// expected-error @+1 {{use of value '%a' expects different type than prior uses: '!d.u' vs '!d.t'}}
"u"(%a) : (!d.u) -> ()
// -----

// expected-note @+1 {{prior use here}}
%a = "d"() : () -> tensor<2xf32>
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'tensor<3xf32>' vs 'tensor<2xf32>'}}
"u"(%a) : (tensor<3xf32>) -> ()
// -----

"r"() ({
// expected-note @+1 {{prior use here}}
^b(%a: i32):
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
  "u"(%a) : (i64) -> ()
}) : () -> ()
// -----

// expected-note @+1 {{previously used here with type 'i64'}}
"u"(%a) : (i64) -> ()
"r"() ({
// expected-error @+1 {{definition of SSA value '%a#0' has type 'i32'}}
^b(%a: i32):
  "u"(%a) : (i64) -> ()
}) : () -> ()
// -----

"r"() ({
// expected-note @+1 {{previously defined here}}
^b(%a: i32):
  "br"()[^c] : () -> ()
// expected-error @+1 {{redefinition of SSA value '%a'}}
^c(%a: i32):
  "end"() : () -> ()
}) : () -> ()
// -----

"r"() ({
// expected-error @+1 {{expected ':' after block name}}
^b(%a: i32)
  "br"() : () -> ()
}) : () -> ()
// -----

"r"() ({
^b:
  "br"()[^b2] : () -> ()
// expected-error @+1 {{expected ':' after block name}}
^b2
  "br"() : () -> ()
}) : () -> ()
// -----

"r"() ({
^b:
// expected-error @+1 {{reference to an undefined block}}
  "br"()[^b3] : () -> ()
^b2: "br"()[^b2] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected ')'}}
"a"() : () -> (i32, i32
// -----

// expected-error @+1 {{expected ')'}}
"a"() : () -> (i32 i32)
// -----

// expected-error @+1 {{expected ')'}}
"a"() : (i32 -> i32
// -----

// expected-error @+1 {{expected SSA operand}}
"a"(%x, : (i32) -> ()
// -----

// expected-error @+1 {{expected function type}}
"a"(%x) : i32 -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() <{x = 1}> ({}) {y} loc("z") : () -> ()
