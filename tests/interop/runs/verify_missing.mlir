// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics=only-expected

// expected-error {{here}}
// expected-warning @+1 {{on the next line}}
// expected-remark @below {{below}}
// expected-note @above {{above}}
"t.ok"() : () -> ()
// -----
// expected-error @unknown {{nowhere}}
"t.ok"() : () -> ()
// -----
// expected-error @-1 {{in front of the chunk}}
"t.ok"() : () -> () // expected-error {{behind code}}
// -----
// expected-error @+99 {{behind the end}}
// expected-error {{}}
// expected-error {{two}} {{groups}}
"t.ok"() : () -> ()
