// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-very-unsafe-disable-verifier-on-parsing
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-assume-verified
// Invalid operations that are parsed without verification.

module attributes {a} {}
// -----
"t.region"() ({
  "t.br"()[^bb1] : () -> ()
^bb1:
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
// -----
module { module @a {} module @a {} }
