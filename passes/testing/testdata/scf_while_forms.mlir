// RUN: mlir-opt %s --allow-unregistered-dialect --test-scf-uplift-while-to-for | FileCheck %s --check-prefix=FOR
// RUN: mlir-opt %s --allow-unregistered-dialect --test-wrap-scf-while-loop-in-zero-trip-check | FileCheck %s --check-prefix=CHECK-IF
// RUN: mlir-opt %s --allow-unregistered-dialect --test-wrap-scf-while-loop-in-zero-trip-check=force-create-check=1 | FileCheck %s --check-prefix=FORCED

// FOR-LABEL: @counts(
// FOR-SAME: %[[X:.*]]: f32, %[[L:.*]]: i32, %[[U:.*]]: i32, %[[S:.*]]: i32)
// FOR: %[[ONE:.*]] = arith.constant 1 : i32
// FOR: %[[R:.*]] = scf.for %[[I:.*]] = %[[L]] to %[[U]] step %[[S]] iter_args(%[[Y:.*]] = %[[X]]) -> (f32) : i32 {
// FOR-NEXT: %[[Z:.*]] = "test.body"(%[[Y]], %[[I]])
// FOR-NEXT: scf.yield %[[Z]] : f32
// FOR: %[[LESS:.*]] = arith.subi %[[S]], %[[ONE]]
// FOR-NEXT: %[[D:.*]] = arith.subi %[[U]], %[[L]]
// FOR-NEXT: %[[SUM:.*]] = arith.addi %[[D]], %[[LESS]]
// FOR-NEXT: %[[N:.*]] = arith.divsi %[[SUM]], %[[S]]
// FOR-NEXT: %[[M:.*]] = arith.subi %[[N]], %[[ONE]]
// FOR-NEXT: %[[P:.*]] = arith.muli %[[M]], %[[S]]
// FOR-NEXT: %[[LAST:.*]] = arith.addi %[[L]], %[[P]]
// FOR-NEXT: return %[[R]], %[[LAST]] : f32, i32

// CHECK-IF-LABEL: @counts(
// CHECK-IF-SAME: %[[X:.*]]: f32, %[[L:.*]]: i32, %[[U:.*]]: i32, %[[S:.*]]: i32)
// CHECK-IF: %[[C:.*]] = arith.cmpi sgt, %[[U]], %[[L]] : i32
// CHECK-IF-NEXT: scf.if %[[C]] -> (f32, i32) {
// CHECK-IF-NEXT: scf.while (%[[Y:.*]] = %[[X]], %[[I:.*]] = %[[L]])
// CHECK-IF-NEXT: %[[Z:.*]] = "test.body"(%[[Y]], %[[I]])
// CHECK-IF-NEXT: %[[N:.*]] = arith.addi %[[S]], %[[I]]
// CHECK-IF-NEXT: %[[D:.*]] = arith.cmpi sgt, %[[U]], %[[N]]
// CHECK-IF-NEXT: scf.condition(%[[D]]) %[[Z]], %[[N]]
// CHECK-IF-NEXT: } do {
// CHECK-IF-NEXT: ^bb0(%[[Y:.*]]: f32, %[[I:.*]]: i32):
// CHECK-IF-NEXT: scf.yield %[[Y]], %[[I]]
// CHECK-IF: } else {
// CHECK-IF-NEXT: scf.yield %[[X]], %[[L]]
func.func @counts(%x: f32, %l: i32, %u: i32, %s: i32) -> (f32, i32) {
  %r:2 = scf.while (%y = %x, %i = %l) : (f32, i32) -> (f32, i32) {
    %c = arith.cmpi sgt, %u, %i : i32
    scf.condition(%c) %y, %i : f32, i32
  } do {
  ^bb0(%y: f32, %i: i32):
    %z = "test.body"(%y, %i) : (f32, i32) -> f32
    %n = arith.addi %s, %i : i32
    scf.yield %z, %n : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}

// Not converted: unsigned; a step in the loop; an op before the condition.
// FOR-LABEL: @others(
// FOR-COUNT-3: scf.while
// FOR-NOT: scf.for
func.func @others(%l: i32, %u: i32, %s: i32) -> (i32, i32, i32) {
  %a = scf.while (%i = %l) : (i32) -> i32 {
    %c = arith.cmpi ult, %i, %u : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  %b = scf.while (%i = %l) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %u : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %t = "test.step"() : () -> i32
    %n = arith.addi %i, %t : i32
    scf.yield %n : i32
  }
  %d = scf.while (%i = %l) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %u : i32
    "test.before"() : () -> ()
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    %n = arith.addi %i, %s : i32
    scf.yield %n : i32
  }
  return %a, %b, %d : i32, i32, i32
}

// The loop already tests its condition after its body.
// CHECK-IF-LABEL: @do_while(
// CHECK-IF-NOT: scf.if
// FORCED-LABEL: @do_while(
// FORCED: %[[C:.*]] = "test.cond"(%{{.*}})
// FORCED-NEXT: scf.if %[[C]]
func.func @do_while(%l: i32) -> i32 {
  %a = scf.while (%i = %l) : (i32) -> i32 {
    %c = "test.cond"(%i) : (i32) -> i1
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%i: i32):
    scf.yield %i : i32
  }
  return %a : i32
}
