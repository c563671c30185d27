// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{expected ')' to end operand list}}
"a"( : () -> ()
// -----

// expected-error @+1 {{expected '{' to begin a region}}
"a"() () : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() -> ()
// -----

"a"() : () -> () "b"() : () -> ()
// expected-error @+1 {{expected '(' to start operand list}}
"c"
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"a"(%x) : (i32) -> ()
// -----

// expected-error @+1 {{use of undeclared SSA value name}}
"a"(%x, %y) : (i32, i32) -> ()
// -----

// expected-note @+1 {{prior use here}}
"a"(%x) : (i64) -> ()
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'i64'}}
"a"(%x) : (i32) -> ()
// -----

// expected-error @+1 {{expected '(' in location}}
"a"() : () -> () loc
// -----

// expected-error @+1 {{expected operation name in quotes}}
"a"() : () -> (), "b"() : () -> ()
// -----

"a"(%x, %y) : (i32, i32) -> ()
// expected-error @+1 {{undefined symbol alias id 'foo'}}
"b"() : () -> (!foo
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"a"() ] : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"a"(1) : (i32) -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"a"("x") : (i32) -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"a"(%x : i32) : (i32) -> ()
