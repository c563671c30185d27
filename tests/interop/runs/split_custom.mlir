// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file=!!cu\x74!!
// FLAGS: --allow-unregistered-dialect --split-input-file=!!cu\x74!! --output-split-marker=<->
// FLAGS: --allow-unregistered-dialect --split-input-file=!!cu\x74!! --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --split-input-file=!!cu\x74!! --output-split-marker=

"t.one"() : () -> ()
!!cut!!
"t.two"() : () -> ()
// -----
"t.three"() : () -> () !!cut!! "t.four"() : () -> ()
