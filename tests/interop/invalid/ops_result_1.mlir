// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{cannot name an operation with no results}}
%a = "x"() : () -> ()
// -----

// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
%a, %b = "x"() : () -> i32
// -----

// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
%a:2 = "x"() : () -> i32
// -----

// expected-error @+1 {{expected named operation to have at least 1 result}}
%a:0 = "x"() : () -> ()
// -----

// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
%a:1 = "x"() : () -> (i32, i32)
// -----

// expected-error @+1 {{expected integer number of results}}
%a:-1 = "x"() : () -> (i32)
// -----

// expected-error @+1 {{operation defines 1 results but was provided 99999999999 to bind}}
%a:99999999999 = "x"() : () -> (i32)
// -----

// expected-error @+1 {{expected valid ssa identifier}}
%a, = "x"() : () -> (i32)
// -----

// expected-error @+1 {{expected '=' after SSA name}}
%a "x"() : () -> (i32)
// -----

// expected-error @+1 {{expected valid ssa identifier}}
%a, "x"() : () -> (i32)
// -----

// expected-error @+1 {{expected '=' after SSA name}}
%a#0 = "x"() : () -> (i32)
// -----

// expected-note @+1 {{prior use here}}
%x = "b"() : () -> i32
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
"a"(%x) : (i64) -> ()
// -----

// expected-note @+1 {{previously used here with type 'i64'}}
"a"(%x) : (i64) -> ()
// expected-error @+1 {{definition of SSA value '%x#0' has type 'i32'}}
%x = "b"() : () -> i32
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{expected 1 operand type}}
"a"(%x) : () -> ()
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{expected 1 operand type}}
"a"(%x) : (i32, i32) -> ()
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{expected SSA operand}}
"a"(%x, ) : (i32) -> ()
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{expected ')' to end operand list}}
"a"(%x %x) : (i32) -> ()
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{reference to invalid result number}}
"a"(%x#1) : (i32) -> ()
// -----

%x = "b"() : () -> i32
"a"(%x#0) : (i32) -> ()
// expected-error @+1 {{invalid SSA value result number}}
"a"(%x#-1) : (i32) -> ()
// -----

%x:2 = "b"() : () -> (i32, i32)
// expected-error @+1 {{reference to invalid result number}}
"a"(%x#2) : (i32) -> ()
