// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics=only-expected
// FLAGS: --allow-unregistered-dialect --split-input-file

"t.ok"() : () -> ()
// -----
"t.use"(%a, %b) : (i32, i32) -> ()
// -----
// expected-error @+1 {{something else}}
"t.use"(%a) : (i32) -> ()
// -----
// expected-warning @+1 {{use of undeclared SSA value name}}
"t.use"(%a) : (i32) -> ()
// -----
%a = "t.def"() : () -> i32
// expected-error @+1 {{redefinition of SSA value '%a'}}
%a = "t.def"() : () -> i32
// -----
module attributes {a} {}
