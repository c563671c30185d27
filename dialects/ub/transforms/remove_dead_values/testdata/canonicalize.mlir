// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// The users of an operation with regions are canonicalized, too.
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

// The known result of a comparison in a loop is materialized before the loop.
// CHECK-LABEL: func @comparison_in_loop(
// CHECK-NEXT:    %[[false:.*]] = arith.constant false
// CHECK-NEXT:    %[[true:.*]] = arith.constant true
// CHECK-NEXT:    scf.while
// CHECK:         func.call @use(%{{.*}}, %[[true]], %[[false]])
func.func @comparison_in_loop(%a: i32, %n: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %same = arith.cmpi slt, %y, %n : i32
    %other = arith.cmpi sge, %y, %n : i32
    %z = func.call @use(%y, %same, %other) : (i32, i1, i1) -> i32
    scf.yield %z : i32
  }
  return %r : i32
}
func.func private @use(i32, i1, i1) -> i32
