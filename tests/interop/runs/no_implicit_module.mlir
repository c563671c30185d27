// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --no-implicit-module
// Exactly one operation at the top level.

"t.one"() : () -> ()
// -----
"t.one"() : () -> ()
"t.two"() : () -> ()
// -----

// -----
module @m {}
// -----
module {}
module {}
