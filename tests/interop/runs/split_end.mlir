// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// A marker at the end of the file does not split.

"t.one"() : () -> ()
// -----