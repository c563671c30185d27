// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

unrealized_conversion_cast
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
// -----

// expected-error @+1 {{expected non-function type}}
unrealized_conversion_cast to
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
unrealized_conversion_cast %x : i32 to i64
// -----

// expected-error @+1 {{expected non-function type}}
%0 = unrealized_conversion_cast to
// -----

// expected-error @+1 {{expected ':'}}
%0 = unrealized_conversion_cast %x to i32
// -----

// expected-note @+1 {{prior use here}}
%x = "a"() : () -> i32
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
%0 = unrealized_conversion_cast %x : i64 to i32
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
%0 = unrealized_conversion_cast %x : i32 i32
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 1 operands and 2 types}}
%0 = unrealized_conversion_cast %x : i32, i32 to i32
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 2 operands and 1 types}}
%0 = unrealized_conversion_cast %x, %x : i32 to i32
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{expected non-function type}}
unrealized_conversion_cast %x : i32 to
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"(%x) : (i32) -> ()
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = unrealized_conversion_cast %x : i32 to i32
// -----

// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
%0 = unrealized_conversion_cast to i32, i64
// -----

%x = "a"() : () -> i32
// expected-error @+1 {{'builtin.unrealized_conversion_cast' op requires zero regions}}
"builtin.unrealized_conversion_cast"(%x) ({}) : (i32) -> (i32)
// -----

"b"() ({
%x = "a"() : () -> i32
// expected-error @+1 {{successors in non-terminator}}
"builtin.unrealized_conversion_cast"(%x) [^a] : (i32) -> (i32)
^a:
"c"() : () -> ()
}) : () -> ()
// -----

"b"() ({
// expected-error @+1 {{block with no terminator, has %0 = "builtin.unrealized_conversion_cast"() : () -> i32}}
  %0 = unrealized_conversion_cast to i32
  ^a:
  "br"() [^a] : () -> ()
}) : () -> ()
// -----

"b"() ({
  %0 = unrealized_conversion_cast to i32
}) : () -> ()
// expected-error @+1 {{expected '"' in string literal}}
"c
