// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics=all
// FLAGS: --allow-unregistered-dialect --split-input-file --verify-diagnostics=only-expected
// ROUNDTRIP: no
// Valid chunks are printed while diagnostics are verified.

"t.one"() : () -> ()
// -----
// expected-error @below {{use of undeclared SSA value name}}
"t.two"(%x) : (i32) -> ()
// -----
"t.three"() : () -> ()
