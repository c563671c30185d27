// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect --split-input-file --output-split-marker=
// FLAGS: --allow-unregistered-dialect --split-input-file --output-split-marker=//====
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect
// Chunks of a file.

"t.one"() : () -> ()
// -----
"t.two"() : () -> ()
"t.three"() : () -> ()
// -----

// -----
module {
  "t.four"() : () -> ()
}
// -----
