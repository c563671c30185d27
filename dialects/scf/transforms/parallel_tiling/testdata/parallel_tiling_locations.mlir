// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --allow-unregistered-dialect --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// The terminator keeps its location if no condition is created.

// CHECK:      "t.u"(%{{.*}}) : (index) -> () loc("use")
// CHECK-NEXT: scf.reduce {{.*}}loc("reduce")
// CHECK-NEXT: } loc("loop")
// CHECK-NEXT: scf.reduce {{.*}}loc("loop")
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.u"(%i) : (index) -> () loc("use")
    scf.reduce loc("reduce")
  } loc("loop")
  return
}
