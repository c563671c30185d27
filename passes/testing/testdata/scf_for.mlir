// RUN: mlir-opt %s --test-scf-for-utils=test-replace-with-new-yields | FileCheck %s

func.func @f(%a: f32, %b: f32, %ub: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c10 step %c3 iter_args(%x = %a) -> f32 {
    scf.yield %b : f32
  }
  scf.for %i = %c0 to %ub step %c3 { "test.x"() : () -> () }
  scf.for %i = %c10 to %c0 step %c3 { "test.x"() : () -> () }
  return %r : f32
}
func.func @g(%lb: index, %ub: index, %s: index, %a: f32, %b: f32) -> (f32, f32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %a, %y = %b) -> (f32, f32) {
    %z = arith.addf %x, %y : f32
    scf.yield %z, %x : f32, f32
  } {test}
  return %r#0, %r#1 : f32, f32
}

// CHECK: module {
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[UB:.*]]: index) -> f32 {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C10:.*]] = arith.constant 10 : index
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[LOOP:.*]]:2 = scf.for %{{.*}} = %[[C0]] to %[[C10]] step %[[C3]] iter_args(%{{.*}} = %[[A]], %{{.*}} = %[[A]]) -> (f32, f32) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[B]], %[[B]] : f32
// CHECK-NEXT: scf.yield %[[B]], %[[SUM]] : f32, f32
// CHECK-NEXT:     } {"test.trip-count" = 4 : i64}
// CHECK-NEXT: scf.for %{{.*}} = %[[C0]] to %[[UB]] step %[[C3]] {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:     } {"test.trip-count" = "none"}
// CHECK-NEXT: scf.for %{{.*}} = %[[C10]] to %[[C0]] step %[[C3]] {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:     } {"test.trip-count" = 0 : i64}
// CHECK-NEXT: return %[[LOOP]]#0 : f32
// CHECK-NEXT:   }
// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index, %[[A:.*]]: f32, %[[B:.*]]: f32) -> (f32, f32) {
// CHECK-NEXT: %[[LOOP:.*]]:4 = scf.for %{{.*}} = %[[LB]] to %[[UB]] step %[[S]] iter_args(%[[ITER:.*]] = %[[A]], %[[ITER_1:.*]] = %[[B]], %{{.*}} = %[[A]], %{{.*}} = %[[B]]) -> (f32, f32, f32, f32) {
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[ITER]], %[[ITER_1]] : f32
// CHECK-NEXT: %[[SUM_1:.*]] = arith.addf %[[SUM]], %[[SUM]] : f32
// CHECK-NEXT: %[[SUM_2:.*]] = arith.addf %[[ITER]], %[[ITER]] : f32
// CHECK-NEXT: scf.yield %[[SUM]], %[[ITER]], %[[SUM_1]], %[[SUM_2]] : f32, f32, f32, f32
// CHECK-NEXT:     } {test, "test.trip-count" = "none"}
// CHECK-NEXT: return %[[LOOP]]#0, %[[LOOP]]#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
