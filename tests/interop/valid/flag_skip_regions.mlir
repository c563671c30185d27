// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --mlir-print-skip-regions
// FLAGS: --allow-unregistered-dialect --mlir-print-skip-regions --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --mlir-print-skip-regions --no-implicit-module
// FLAGS: --allow-unregistered-dialect --no-implicit-module
// FLAGS: --allow-unregistered-dialect --no-implicit-module --mlir-print-debuginfo
// FLAGS: --allow-unregistered-dialect --no-implicit-module --mlir-print-local-scope
// Omitted regions; one operation that is not wrapped in a module.

%0:2 = "t.region"() ({
  "t.in"() : () -> ()
}, {
}, {
^bb0(%a: i32):
  "t.in"(%a) : (i32) -> ()
}) {a = 1 : i32} : () -> (i32, i32)
