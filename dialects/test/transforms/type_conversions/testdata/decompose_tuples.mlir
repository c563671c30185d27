// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-decompose-call-graph-types | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @identity(
// CHECK-SAME:    %[[A:.*]]: i1, %[[B:.*]]: f32, %[[C:.*]]: i8) -> (i1, f32, i8)
// CHECK-NEXT:    return %[[A]], %[[B]], %[[C]] : i1, f32, i8
func.func @identity(%t: tuple<i1, tuple<f32, tuple<>>>, %c: i8)
    -> (tuple<i1, tuple<f32, tuple<>>>, i8) {
  return %t, %c : tuple<i1, tuple<f32, tuple<>>>, i8
}

// -----

// CHECK-LABEL: func.func @nested(
// CHECK-SAME:    %[[A:.*]]: i1, %[[B:.*]]: f32) -> (i1, f32)
// CHECK-NEXT:    %[[R:.*]]:2 = call @nested(%[[A]], %[[B]]) : (i1, f32) -> (i1, f32)
// CHECK-NEXT:    %[[I:.*]] = "test.make_tuple"(%[[R]]#1) : (f32) -> tuple<f32>
// CHECK-NEXT:    %[[T:.*]] = "test.make_tuple"(%[[R]]#0, %[[I]]) : (i1, tuple<f32>) -> tuple<i1, tuple<f32>>
// CHECK-NEXT:    %[[U:.*]] = "test.op"(%[[T]])
// CHECK-NEXT:    %[[X:.*]] = "test.get_tuple_element"(%[[U]]) <{index = 0 : i32}>
// CHECK-NEXT:    %[[Y:.*]] = "test.get_tuple_element"(%[[U]]) <{index = 1 : i32}>
// CHECK-NEXT:    %[[Z:.*]] = "test.get_tuple_element"(%[[Y]]) <{index = 0 : i32}>
// CHECK-NEXT:    return %[[X]], %[[Z]] : i1, f32
func.func @nested(%t: tuple<i1, tuple<f32>>) -> tuple<i1, tuple<f32>> {
  %0 = call @nested(%t) : (tuple<i1, tuple<f32>>) -> tuple<i1, tuple<f32>>
  %1 = "test.op"(%0) : (tuple<i1, tuple<f32>>) -> tuple<i1, tuple<f32>>
  return %1 : tuple<i1, tuple<f32>>
}

// -----

// Only the arguments of the entry block are converted.

// CHECK-LABEL: func.func @blocks(
// CHECK-SAME:    %[[A:.*]]: i1)
// CHECK-NEXT:    %[[T:.*]] = "test.make_tuple"(%[[A]])
// CHECK-NEXT:    cf.br ^bb1(%[[T]] : tuple<i1>)
// CHECK-NEXT:  ^bb1(%[[U:.*]]: tuple<i1>):
func.func @blocks(%t: tuple<i1>) {
  cf.br ^bb1(%t : tuple<i1>)
^bb1(%u: tuple<i1>):
  return
}
