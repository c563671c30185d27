// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Pairs of expectations and diagnostics.

// One expectation matches two diagnostics.
// expected-error @below {{undeclared}}
"t.use"(%a, %b) : (i32, i32) -> ()
// -----
// The second of two equal expectations is unmet.
// expected-error @+2 {{undeclared}}
// expected-error @+1 {{undeclared}}
"t.use"(%a) : (i32) -> ()
// -----
// Two expectations that refer to the same line.
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
