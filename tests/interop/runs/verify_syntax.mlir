// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Comments that are expectations and comments that are not.

"t.use"(%a) : (i32) -> () //expected-error{{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // expected-error   @+0   {{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // expected-error @0 {{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // expected-error {{undeclared}} and more
// -----
"t.use"(%a) : (i32) -> () // expected-failure {{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // expected-error {undeclared}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{un{{[a-z]+}} SSA}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{un{{[A-Z]+}} SSA}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{un{{[}} SSA}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{un{{x SSA}}
// -----
"t.use"(%a) : (i32) -> () // expected-error-re {{undeclared (SSA) val.e}}
// -----
"t.use"(%a) : (i32) -> () // EXPECTED-ERROR {{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // unexpected-error {{undeclared}}
// -----
"t.use"(%a) : (i32) -> () // expected-error @+1{{undeclared}} // expected-error {{undeclared}}
