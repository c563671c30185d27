// RUN: mlir-opt %s --allow-unregistered-dialect --test-pattern-selective-replacement | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Terminators use the first value.

// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NEXT: "test.foo"(%[[Y]]) : (i32) -> ()
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: "test.bar"(%[[Y]]) : (i32) -> ()
// CHECK-NEXT: return %[[X]] : i32
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = "test.cast"(%x, %y) : (i32, i32) -> i32
  "test.foo"(%0) : (i32) -> ()
  cf.br ^bb1
^bb1:
  "test.bar"(%0) : (i32) -> ()
  return %0 : i32
}
