// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --test-greedy-patterns | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// Operations with several results.

// CHECK-LABEL: func.func @results
// CHECK-NEXT: %result1, %result2 = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %0 = "test.one_result1"() <{kind = 4 : i64}> : () -> f32
// CHECK-NEXT: %result1_0, %result2_1 = "test.two_result"() <{kind = 4 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %result1_2, %result2_3 = "test.two_result"() <{kind = 6 : i64}> : () -> (i32, f32)
// CHECK-NEXT: %1 = "test.one_result3"(%result2_3) : (f32) -> i32
// CHECK-NEXT: %result1_4, %result2_5 = "test.another_two_result"() <{kind = 6 : i64}> : () -> (f32, f32)
// CHECK-NEXT: "u.use"(%result1, %0, %result2_1, %1, %result1_4, %result2_5) : (i32, f32, f32, i32, f32, f32) -> ()
func.func @results() {
  %0:3 = "test.three_result"() {kind = 4 : i64} : () -> (i32, f32, f32)
  %1:3 = "test.three_result"() {kind = 6 : i64} : () -> (i32, f32, f32)
  "u.use"(%0#0, %0#1, %0#2, %1#0, %1#1, %1#2) : (i32, f32, f32, i32, f32, f32) -> ()
  return
}

// -----

// Variadic operands and results.

// CHECK-LABEL: func.func @groups
// CHECK-NEXT: %0 = "test.mixed_variadic_in_out_i32"(%arg0) : (i32) -> i32
// CHECK-NEXT: "test.mixed_variadic_in5"(%arg0, %arg1, %arg2) <{attr1 = 0 : i32, pattern_name = "MatchVariadic"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%arg0, %arg0, %arg2) <{attr1 = 1 : i32, pattern_name = "MatchVariadicSubDag"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in4"(%0, %arg1, %arg2) <{attr1 = 1 : i32}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in6"(%arg2, %arg0, %arg0, %arg1) <{attr1 = -1 : i32}> : (i32, i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in5"(%arg2, %0, %arg1) <{attr1 = 2 : i32, pattern_name = "MatchMultiVariadicSubSymbol"}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_in6"(%arg0) <{attr1 = 2 : i32}> : (i32) -> ()
// CHECK-NEXT: "test.mixed_variadic_optional_in7"(%arg0) <{attr1 = 2 : i32, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
// CHECK-NEXT: %output1, %output2:2, %output3:2 = "test.mixed_variadic_out3"() <{count = 2 : i32}> : () -> (i32, i32, i32, i32, i32)
// CHECK-NEXT: %1 = "test.mixed_variadic_in3"(%output1, %output2#0, %output2#1, %output3#0, %output3#1) <{count = 2 : i32}> : (i32, i32, i32, i32, i32) -> i32
// CHECK-NEXT: "u.use"(%1) : (i32) -> ()
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
// CHECK-NEXT: %0 = "test.either_op_b"(%arg1, %arg2) : (i16, i8) -> i32
// CHECK-NEXT: %1 = "test.either_op_b"(%arg1, %arg0) : (i16, i32) -> i32
// CHECK-NEXT: %2 = "test.either_op_c"(%arg2, %arg1) <{attr = 0 : i32}> : (i8, i16) -> i32
// CHECK-NEXT: "u.use"(%0, %1, %2) : (i32, i32, i32) -> ()
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
// CHECK-NEXT: %0 = "test.op_x"(%arg0) : (i8) -> i32
// CHECK-NEXT: %1 = "test.op_x"(%0) : (i32) -> i16
// CHECK-NEXT: %2 = "test.op_x"(%arg0) : (i8) -> i8
// CHECK-NEXT: %3 = "test.op_x"(%2) : (i8) -> i16
// CHECK-NEXT: %4:2 = "test.one_to_two"(%arg0) : (i8) -> (i64, i32)
// CHECK-NEXT: %5 = "test.op_x"(%4#0) : (i64) -> i32
// CHECK-NEXT: %6 = "test.op_x"(%4#1) : (i32) -> i64
// CHECK-NEXT: %7 = "test.two_to_one"(%5, %6) : (i32, i64) -> i16
// CHECK-NEXT: %8:2 = "test.one_to_two"(%arg0) : (i8) -> (i8, i64)
// CHECK-NEXT: %9 = "test.two_to_one"(%8#0, %8#1) : (i8, i64) -> i16
// CHECK-NEXT: "u.use"(%1, %3, %7, %9) : (i16, i16, i16, i16) -> ()
func.func @types(%x: i8) {
  %0 = "test.source_op"(%x) {tag = 11 : i32} : (i8) -> i16
  %1 = "test.source_op"(%x) {tag = 22 : i32} : (i8) -> i16
  %2 = "test.source_op"(%x) {tag = 33 : i32} : (i8) -> i16
  %3 = "test.source_op"(%x) {tag = 55 : i32} : (i8) -> i16
  "u.use"(%0, %1, %2, %3) : (i16, i16, i16, i16) -> ()
  return
}
