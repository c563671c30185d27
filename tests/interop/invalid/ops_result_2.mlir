// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect

// expected-error @+1 {{use of undeclared SSA value name}}
"a"(%x#1) : (i32) -> ()
%x = "b"() : () -> i32
// -----

%x = "b"() : () -> i32
// expected-error @+1 {{invalid SSA value result number}}
"a"(%x#99999999999) : (i32) -> ()
// -----

// expected-note @+1 {{previously defined here}}
%x = "b"() : () -> i32
// expected-error @+1 {{redefinition of SSA value '%x'}}
%x = "b"() : () -> i32
// -----

// expected-error @+2 {{redefinition of SSA value '%x'}}
// expected-note @+1 {{previously defined here}}
%x, %x = "b"() : () -> (i32, i32)
// -----

%x:2 = "b"() : () -> (i32, i32)
// expected-error @+1 {{expected '=' after SSA name}}
%x#1 = "b"() : () -> i32
// -----

// expected-note @+1 {{previously used here with type 'i32'}}
"a"(%arg0) : (i32) -> ()
// expected-error @+1 {{definition of SSA value '%arg0#0' has type 'i64'}}
%arg0 = "b"() : () -> i64
