// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// The marker without anything behind it is none.

"t.one"() : () -> ()
// -----