// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// How expectations and diagnostics pair up.

// One serves two.
// expected-error @below {{undeclared}}
"t.use"(%a, %b) : (i32, i32) -> ()
// -----
// The second of two equal ones is left over.
// expected-error @+2 {{undeclared}}
// expected-error @+1 {{undeclared}}
"t.use"(%a) : (i32) -> ()
// -----
// Two lines that mean the same line.
// expected-error @below {{undeclared}}
// expected-error @below {{SSA value}}
"t.use"(%a) : (i32) -> ()
// -----
"t.use"(%a) : (i32) -> ()
// expected-error @above {{undeclared}}
// expected-error @above {{SSA value}}
// -----
// expected-error @below {{undeclared}}

"t.use"(%a) : (i32) -> ()
