// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-note @+1 {{operand defined as a block argument (block #1 in the same region)}}
"r"() ({
  "br"()[^c] : () -> ()
^b(%y: i32):
  "br"()[^c] : () -> ()
^c:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "u"(%y) : (i32) -> ()
}) : () -> ()
// -----

"r"() ({
  "br"()[^c] : () -> ()
^b:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %y:2 = "d"() : () -> (i32, i32)
  "br"()[^c] : () -> ()
^c:
// expected-error @+1 {{operand #0 does not dominate this use}}
  "u"(%y#0, %y#1) : (i32, i32) -> ()
}) : () -> ()
// -----

"r"() ({
  "br"()[^b, ^c] : () -> ()
^b:
// expected-note @+1 {{operand defined here (op in a parent region)}}
  %y:2 = "d"() : () -> (i32, i32)
  "r"() ({
    "u"(%y#1) : (i32) -> ()
  }) : () -> ()
  "br"()[^c] : () -> ()
^c:
  "r"() ({
// expected-error @+1 {{operand #0 does not dominate this use}}
    "u"(%y#1) : (i32) -> ()
  }) : () -> ()
  "end"() : () -> ()
}) : () -> ()
// -----

"r"() ({
  "in"() ({
    "br"()[^x] : () -> ()
  ^x:
// expected-error @+1 {{operand #0 does not dominate this use}}
    "u"(%o) : (i32) -> ()
// expected-note @+1 {{operand defined here (op in the same block)}}
    %o = "d"() : () -> i32
    "end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"u"(%a) : (i32) -> ()
// expected-error @+1 {{use of undeclared SSA value name}}
"u"(%b, %a) : (i32, i32) -> ()
"r"() ({
// expected-error @+1 {{use of undeclared SSA value name}}
  "u"(%c) : (i32) -> ()
}) : () -> ()
// -----

"r"() ({
// expected-error @+1 {{reference to an undefined block}}
  "br"()[^x, ^y] : () -> ()
}) : () -> ()
// -----

"r"() ({
  "u"(%a) : (i32) -> ()
// expected-error @+1 {{reference to an undefined block}}
  "br"()[^x] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"u"(%a#1, %a#0) : (i32, i32) -> ()
%a = "d"() : () -> i32
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"u"(%a#2) : (i32) -> ()
%a:2 = "d"() : () -> (i32, i32)
// -----

// expected-error @+2 {{use of value '%a' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note @+1 {{prior use here}}
"u"(%a, %a#0) : (i32, i64) -> ()
%a = "d"() : () -> i32
