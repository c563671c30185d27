// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

"t.op"() ({
  // CHECK: ub.unreachable
  // GENERIC: "ub.unreachable"() : () -> ()
  ub.unreachable
}, {
  // CHECK: ub.unreachable {a}
  // GENERIC: "ub.unreachable"() {a} : () -> ()
  ub.unreachable {a}
}) : () -> ()
