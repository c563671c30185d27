// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{entry block of region may not have predecessors}}
"builtin.module"() ({
^a:
  "b"()[^a] : () -> ()
}) : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
^a:
"b"() : () -> ()
// -----

// expected-error @+1 {{expected operation name in quotes}}
"b"() : () -> ()
^a:
// -----

// expected-error @+1 {{cannot name an operation with no results}}
%0, %1 = module {}
// -----

// expected-error @+1 {{cannot name an operation with no results}}
%0 = module {}
// -----

// expected-error @+1 {{cannot name an operation with no results}}
%0 = "builtin.module"() ({^bb0:}) : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module {} module
// -----

// expected-error @+2 {{redefinition of symbol named 'a.b.c'}}
// expected-note @+1 {{see existing symbol definition here}}
module @a.b.c {} module @a.b.c {}
// -----

// expected-note @+1 {{see existing symbol definition here}}
module @"a\22b" {}
// expected-error @+1 {{redefinition of symbol named 'a"b'}}
module @"a\22b" {}
// -----

// expected-note @+1 {{see existing symbol definition here}}
"x"() {sym_name = "same"} : () -> ()
// expected-error @+1 {{redefinition of symbol named 'same'}}
"y"() {sym_name = "same"} : () -> ()
// -----

"r"() ({
  "x"() {sym_name = "same"} : () -> ()
  "y"() {sym_name = "same"} : () -> ()
}) : () -> ()
// expected-note @+1 {{see existing symbol definition here}}
"x"() {sym_name = "other"} : () -> ()
// expected-error @+1 {{redefinition of symbol named 'other'}}
module @other {}
// -----

module {
  "x"() {sym_name = "a"} : () -> ()
  "x"() <{sym_name = "a"}> : () -> ()
}
// expected-error @+1 {{expected '"' in string literal}}
"x
// -----

%0 = "a"() : () -> i32
"r"() ({
// expected-note @+1 {{required by region isolation constraints}}
  module {
    "r"() ({
      "r"() ({
// expected-error @+1 {{'u' op using value defined outside the region}}
        "u"(%0) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()
  }
}) : () -> ()
// -----

"r"() ({
^a(%x: i32):
  "br"()[^b] : () -> ()
^b:
// expected-note @+1 {{required by region isolation constraints}}
  module {
// expected-error @+1 {{'u' op using value defined outside the region}}
    "u"(%x, %x) : (i32, i32) -> ()
  }
  "end"() : () -> ()
}) : () -> ()
