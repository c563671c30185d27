// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-parallel-for-to-nested-fors | FileCheck %s

// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) {
// CHECK-NEXT: scf.for %[[IV:.*]] = %[[A]] to %[[B]] step %[[C]] {
// CHECK-NEXT: scf.for %[[IV_1:.*]] = %[[B]] to %[[C]] step %[[C]] {
// CHECK-NEXT: "test.body"(%[[IV]], %[[IV_1]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel(%a: index, %b: index, %c: index) {
  scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) {
    "test.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

// CHECK-LABEL: func.func @parallel_reduce(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index, %[[F:.*]]: f32) -> (f32, i32) {
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[PARALLEL:.*]]:2 = scf.parallel (%[[IV:[^,]*]], %[[IV_1:.*]]) = (%[[A]], %[[B]]) to (%[[B]], %[[C]]) step (%[[C]], %[[C]]) init (%[[F]], %[[C0_I32]]) -> (f32, i32) {
// CHECK-NEXT: %[[X:.*]] = "test.x"(%[[IV]]) : (index) -> f32
// CHECK-NEXT: %[[Y:.*]] = "test.y"(%[[IV_1]]) : (index) -> i32
// CHECK-NEXT: scf.reduce(%[[X]], %[[Y]] : f32, i32) {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: f32, %[[BLOCK_ARG_1:.*]]: f32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : f32
// CHECK-NEXT: scf.reduce.return %[[SUM]] : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG_2:.*]]: i32, %[[BLOCK_ARG_3:.*]]: i32):
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]] : i32
// CHECK-NEXT: scf.reduce.return %[[PRODUCT]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[PARALLEL]]#0, %[[PARALLEL]]#1 : f32, i32
// CHECK-NEXT: }
func.func @parallel_reduce(%a: index, %b: index, %c: index, %f: f32) -> (f32, i32) {
  %z = arith.constant 0 : i32
  %0:2 = scf.parallel (%i, %j) = (%a, %b) to (%b, %c) step (%c, %c) init (%f, %z) -> (f32, i32) {
    %x = "test.x"(%i) : (index) -> f32
    %y = "test.y"(%j) : (index) -> i32
    scf.reduce(%x, %y : f32, i32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%l: i32, %r: i32):
      %s = arith.muli %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0#0, %0#1 : f32, i32
}

// -----

// CHECK-LABEL: func.func @parallel_in_for(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) {
// CHECK-NEXT: scf.for %[[IV:.*]] = %[[A]] to %[[B]] step %[[C]] {
// CHECK-NEXT: scf.for %[[IV_1:.*]] = %[[A]] to %[[B]] step %[[C]] {
// CHECK-NEXT: %[[D:.*]] = "test.d"() : () -> i1
// CHECK-NEXT: scf.if %[[D]] {
// CHECK-NEXT: "test.x"(%[[IV_1]], %[[IV]]) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @parallel_in_for(%a: index, %b: index, %c: index) {
  scf.for %k = %a to %b step %c {
    scf.parallel (%i) = (%a) to (%b) step (%c) {
      %d = "test.d"() : () -> i1
      scf.if %d { "test.x"(%i, %k) : (index, index) -> () }
      scf.reduce
    }
  }
  return
}
