// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --no-implicit-module
// One operation at the top, no more and no less.

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
