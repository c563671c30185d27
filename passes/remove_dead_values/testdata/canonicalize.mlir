// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// What is left of the operation that had regions is canonicalized too.
// CHECK-LABEL: func @branch_on_result(
// CHECK-NEXT:    return
func.func @branch_on_result(%bound: i32, %flag: i1) {
  %true = arith.constant true
  %last = scf.for %i = %bound to %bound step %bound
      iter_args(%carried = %true) -> (i1) : i32 {
    scf.yield %flag : i1
  }
  cf.cond_br %last, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
