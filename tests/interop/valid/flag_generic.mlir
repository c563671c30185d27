// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic --mlir-print-assume-verified
// FLAGS: --allow-unregistered-dialect --mlir-print-assume-verified
// FLAGS: --allow-unregistered-dialect --mlir-disable-threading
// FLAGS: --allow-unregistered-dialect --mlir-very-unsafe-disable-verifier-on-parsing
// FLAGS: --allow-unregistered-dialect --verify-roundtrip
// FLAGS: --allow-unregistered-dialect --verify-each=0
// Registered operations in generic form.

module @m attributes {d.a = affine_map<(i) -> (i)>, sym_visibility = "private"} {
  %0 = unrealized_conversion_cast to i32
  %1:2 = unrealized_conversion_cast %0, %0 : i32, i32 to i64, memref<2xf32, affine_map<(i) -> (i + 1)>> {x = affine_map<(i) -> (i)>}
  module {}
  module @n {
    "t.op"() <{a = 1 : i32}> {b} : () -> ()
  }
  module attributes {d.x} {
    %2 = "t.def"() : () -> i32
  }
}
