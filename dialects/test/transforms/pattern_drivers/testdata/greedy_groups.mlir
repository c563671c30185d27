// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-greedy-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Operations with several results.

// CHECK-LABEL: func.func @results
// CHECK-NEXT: %[[RESULT1:[^,]*]], %{{.*}} = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[ONE_RESULT1:.*]] = "test.one_result1"() <{kind = 4 : i64}> : () -> f32
// CHECK-NEXT: %{{[^,]*}}, %[[RESULT2:.*]] = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %{{[^,]*}}, %[[RESULT2_1:.*]] = "test.two_result"() <{kind = 6 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %[[ONE_RESULT3:.*]] = "test.one_result3"(%[[RESULT2_1]]) : (f32) -> i32
// CHECK-NEXT: %[[RESULT1_1:[^,]*]], %[[RESULT2_2:.*]] = "test.another_two_result"() <{kind = 6 : i64}> : () -> (f32, f32)
// CHECK-NEXT: "u.use"(%[[RESULT1]], %[[ONE_RESULT1]], %[[RESULT2]], %[[ONE_RESULT3]], %[[RESULT1_1]], %[[RESULT2_2]]) : (i32, f32, f32, i32, f32, f32) -> ()
func.func @results() {
  %0:3 = "test.three_result"() {kind = 4 : i64} : () -> (i32, f32, f32)
  %1:3 = "test.three_result"() {kind = 6 : i64} : () -> (i32, f32, f32)
  "u.use"(%0#0, %0#1, %0#2, %1#0, %1#1, %1#2) : (i32, f32, f32, i32, f32, f32) -> ()
  return
}

// -----

// Variadic operands and results.

// CHECK-LABEL: func.func @groups
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i32, %[[Z:.*]]: i32)
// CHECK-NEXT: %[[MIXED_VARIADIC_IN_OUT_I32:.*]] = "test.mixed_variadic_in_out_i32"(%[[X]]) : (i32) -> i32
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[X]], %[[Y]], %[[Z]]) <{attr1 = 0 : i32, pattern_name = "MatchVariadic"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[X]], %[[X]], %[[Z]]) <{attr1 = 1 : i32, pattern_name = "MatchVariadicSubDag"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in4"(%[[MIXED_VARIADIC_IN_OUT_I32]], %[[Y]], %[[Z]]) <{attr1 = 1 : i32}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in6"(%[[Z]], %[[X]], %[[X]], %[[Y]]) <{attr1 = -1 : i32}> : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%[[Z]], %[[MIXED_VARIADIC_IN_OUT_I32]], %[[Y]]) <{attr1 = 2 : i32, pattern_name = "MatchMultiVariadicSubSymbol"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in6"(%[[X]]) <{attr1 = 2 : i32}> : (i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_optional_in7"(%[[X]]) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// CHECK-NEXT: %[[OUTPUT1:[^,]*]], %[[OUTPUT2:.*]]:2, %[[OUTPUT3:.*]]:2 = "test.mixed_variadic_out3"() <{count = 2 : i32}> : () -> (i32, i32, i32, i32, i32)
// CHECK-NEXT: %[[MIXED_VARIADIC_IN3:.*]] = "test.mixed_variadic_in3"(%[[OUTPUT1]], %[[OUTPUT2]]#0, %[[OUTPUT2]]#1, %[[OUTPUT3]]#0, %[[OUTPUT3]]#1) <{count = 2 : i32}> : (i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: "u.use"(%[[MIXED_VARIADIC_IN3]]) : (i32) -> ()
func.func @groups(%x: i32, %y: i32, %z: i32) {
  %0 = "test.mixed_variadic_in_out_i32"(%x) : (i32) -> i32
  "test.mixed_variadic_in4"(%x, %y, %z) {attr1 = 0 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in4"(%0, %0, %z) {attr1 = 1 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in4"(%0, %y, %z) {attr1 = 1 : i32} : (i32, i32, i32) -> ()
  "test.mixed_variadic_in6"(%x, %y, %z, %x) {attr1 = 1 : i32} : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_in6"(%x, %y, %z, %0) {attr1 = 2 : i32} : (i32, i32, i32, i32) -> ()
  "test.mixed_variadic_optional_in7"(%x) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> ()
  "test.mixed_variadic_optional_in7"(%x) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
  %1 = "test.one_i32_out"() : () -> i32
  "u.use"(%1) : (i32) -> ()
  return
}

// -----

// A rule matches both orders of operands.

// CHECK-LABEL: func.func @either
// CHECK-SAME: (%[[X:.*]]: i32, %[[Y:.*]]: i16, %[[Z:.*]]: i8)
// CHECK-NEXT: %[[EITHER_OP_B:.*]] = "test.either_op_b"(%[[Y]], %[[Z]]) : (i16, i8) -> i32
// CHECK-NEXT: %[[EITHER_OP_B_1:.*]] = "test.either_op_b"(%[[Y]], %[[X]]) : (i16, i32) -> i32
// CHECK-NEXT: %[[EITHER_OP_C:.*]] = "test.either_op_c"(%[[Z]], %[[Y]]) <{attr = 0 : i32}> : (i8, i16) -> i32
// CHECK-NEXT: "u.use"(%[[EITHER_OP_B]], %[[EITHER_OP_B_1]], %[[EITHER_OP_C]]) : (i32, i32, i32) -> ()
func.func @either(%x: i32, %y: i16, %z: i8) {
  %0 = "test.either_op_a"(%y, %x, %z) : (i16, i32, i8) -> i32
  %1 = "test.either_op_c"(%x, %y) {attr = 0 : i32} : (i32, i16) -> i32
  %2 = "test.either_op_c"(%z, %y) {attr = 0 : i32} : (i8, i16) -> i32
  "u.use"(%0, %1, %2) : (i32, i32, i32) -> ()
  return
}

// -----

// Rules that specify result types.

// CHECK-LABEL: func.func @types
// CHECK-SAME: (%[[X:.*]]: i8)
// CHECK-NEXT: %[[OP_X:.*]] = "test.op_x"(%[[X]]) : (i8) -> i32
// CHECK-NEXT: %[[OP_X_1:.*]] = "test.op_x"(%[[OP_X]]) : (i32) -> i16
// CHECK-NEXT: %[[OP_X_2:.*]] = "test.op_x"(%[[X]]) : (i8) -> i8
// CHECK-NEXT: %[[OP_X_3:.*]] = "test.op_x"(%[[OP_X_2]]) : (i8) -> i16
// CHECK-NEXT: %[[ONE_TO_TWO:.*]]:2 = "test.one_to_two"(%[[X]]) : (i8) -> (i64, i32)
// CHECK-NEXT: %[[OP_X_4:.*]] = "test.op_x"(%[[ONE_TO_TWO]]#0) : (i64) -> i32
// CHECK-NEXT: %[[OP_X_5:.*]] = "test.op_x"(%[[ONE_TO_TWO]]#1) : (i32) -> i64
// CHECK-NEXT: %[[TWO_TO_ONE:.*]] = "test.two_to_one"(%[[OP_X_4]], %[[OP_X_5]]) : (i32, i64) -> i16
// CHECK-NEXT: %[[ONE_TO_TWO_1:.*]]:2 = "test.one_to_two"(%[[X]]) : (i8) -> (i8, i64)
// CHECK-NEXT: %[[TWO_TO_ONE_1:.*]] = "test.two_to_one"(%[[ONE_TO_TWO_1]]#0, %[[ONE_TO_TWO_1]]#1) : (i8, i64) -> i16
// CHECK-NEXT: "u.use"(%[[OP_X_1]], %[[OP_X_3]], %[[TWO_TO_ONE]], %[[TWO_TO_ONE_1]]) : (i16, i16, i16, i16) -> ()
func.func @types(%x: i8) {
  %0 = "test.source_op"(%x) {tag = 11 : i32} : (i8) -> i16
  %1 = "test.source_op"(%x) {tag = 22 : i32} : (i8) -> i16
  %2 = "test.source_op"(%x) {tag = 33 : i32} : (i8) -> i16
  %3 = "test.source_op"(%x) {tag = 55 : i32} : (i8) -> i16
  "u.use"(%0, %1, %2, %3) : (i16, i16, i16, i16) -> ()
  return
}
