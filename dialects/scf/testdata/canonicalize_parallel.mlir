// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @one_round
// CHECK-SAME: (%[[U:.*]]: index, %[[A:.*]]: f32)
func.func @one_round(%u: index, %a: f32) -> f32 {
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: scf.parallel (%[[I:.*]]) = (%[[C0]]) to (%[[U]]) step (%[[C1]])
  // CHECK-NEXT: "x.a"(%[[I]], %[[C0]])
  // CHECK: %[[V:.*]] = "x.v"(%[[C0]])
  // CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[V]]
  // CHECK-NEXT: return %[[S]]
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%u, %c1) step (%c1, %c1) {
    "x.a"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%a) -> f32 {
    %v = "x.v"(%i) : (index) -> f32
    scf.reduce(%v : f32) {
    ^bb0(%p: f32, %q: f32):
      %s = arith.addf %p, %q : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}

// -----

// CHECK-LABEL: @merge
// CHECK-SAME: (%[[U:.*]]: index, %[[V:.*]]: index, %[[L:.*]]: index, %{{.*}}: index)
func.func @merge(%u: index, %v: index, %l: index, %s: index) {
  // CHECK-NEXT: scf.parallel (%[[I:[^,]*]], %[[J:.*]]) = (%[[L]], %[[L]]) to (%[[U]], %[[V]])
  // CHECK-NEXT: "x.a"(%[[I]], %[[J]])
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    scf.parallel (%j) = (%l) to (%v) step (%s) {
      "x.a"(%i, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

// CHECK-LABEL: @forall
// CHECK-SAME: (%[[U:.*]]: index)
func.func @forall(%u: index) {
  // CHECK: %[[C0:.*]] = arith.constant 0 : index
  // CHECK: %[[C1:.*]] = arith.constant 1 : index
  // CHECK: scf.forall (%[[I:.*]]) in (%[[U]])
  // CHECK-NEXT: "x.a"(%[[I]], %[[C1]])
  // CHECK: "x.b"(%[[C0]])
  // CHECK-NEXT: return
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.forall (%i, %j) = (%c0, %c1) to (%u, %c7) step (%c1, %c7) {
    "x.a"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) in (1) {
    "x.b"(%i) : (index) -> ()
  }
  scf.forall (%i) in (0) {
    "x.c"(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: @execute_region
// CHECK-SAME: (%[[C:.*]]: i1)
func.func @execute_region(%c: i1) -> (i64, i64) {
  // CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
  // CHECK: %[[X:.*]] = "x.3"
  // CHECK-NEXT: scf.execute_region -> i64 no_inline
  %v = scf.execute_region -> i64 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = "x.1"() : () -> i64
    scf.yield %x : i64
  ^bb2:
    %y = "x.2"() : () -> i64
    scf.yield %y : i64
  }
  %w = scf.execute_region -> i64 {
    %x = "x.3"() : () -> i64
    scf.yield %x : i64
  }
  %n = scf.execute_region -> i64 no_inline {
    %x = "x.4"(%w) : (i64) -> i64
    scf.yield %x : i64
  }
  return %v, %n : i64, i64
}

// -----

// CHECK-LABEL: @index_switch
func.func @index_switch(%a: i32) -> i32 {
  // CHECK-NEXT: %[[X:.*]] = "x.2"
  // CHECK-NEXT: return %[[X]]
  %c2 = arith.constant 2 : index
  %0 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    %x = "x.2"() : () -> i32
    scf.yield %x : i32
  }
  default {
    scf.yield %a : i32
  }
  return %0 : i32
}
