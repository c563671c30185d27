// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect
// FLAGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=20
// FLAGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=0
// FLAGS: --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=28
// FLAGS: --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=1
// FLAGS: --allow-unregistered-dialect --mlir-print-local-scope
// FLAGS: --allow-unregistered-dialect --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --mlir-print-skip-regions
// Elided long resources, and effects of other flags on the last section.

module attributes {d.a = dense_resource<s> : tensor<1xi8>} {
  "t.v"() {a = dense_resource<long> : tensor<16xi8>, b = dense_resource<mid> : tensor<8xi8>} : () -> ()
}
{-#
  dialect_resources: {
    builtin: { long: "0x04000000000102030405060708090A0B0C0D0E0F", mid: "0x040000000102030405060708", s: "0x0100000042" }
  },
  external_resources: {
    e: { str: "a string that is longer than twenty", short: "abc", flag: true, blob: "0x04000000000102030405060708090A0B" }
  }
#-}
