// RUN: mlir-opt %s --allow-unregistered-dialect --sccp | FileCheck %s

// Nothing is known of an unregistered operation, also of a loaded dialect that
// folds operations.
// CHECK-LABEL: func @unregistered
// CHECK-SAME: (%[[c:.*]]: i1)
func.func @unregistered(%c: i1) -> (i32, i32) {
  // CHECK: %[[one:.*]] = arith.constant 1 : i32
  // CHECK: %[[init:.*]] = "test.init"() : () -> i32
  %init = "test.init"() : () -> i32
  %one = arith.constant 1 : i32
  // CHECK: %[[two:.*]] = "test.two"(%[[one]]) <{a = 1 : i32}> {b} : (i32) -> i32
  %two = "test.two"(%one) <{a = 1 : i32}> {b} : (i32) -> i32
  // CHECK: "test.branch"(%[[c]])[^[[next:.*]]] : (i1) -> ()
  "test.branch"(%c)[^next] : (i1) -> ()
// CHECK: ^[[next]]:
^next:
  // CHECK: return %[[init]], %[[two]]
  return %init, %two : i32, i32
}
