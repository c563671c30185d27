// RUN: mlir-opt %s --canonicalize | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Folds of integer constants.

// CHECK-LABEL: @absi
// CHECK-DAG: %[[LEAST:.*]] = arith.constant -128 : i8
// CHECK-DAG: %[[FIVE:.*]] = arith.constant 5 : i8
// CHECK-DAG: %[[EACH:.*]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK: return %[[LEAST]], %[[FIVE]], %[[EACH]]
func.func @absi() -> (i8, i8, vector<2xi32>) {
  %least = arith.constant -128 : i8
  %minus = arith.constant -5 : i8
  %each = arith.constant dense<[1, -2]> : vector<2xi32>
  %0 = math.absi %least : i8
  %1 = math.absi %minus : i8
  %2 = math.absi %each : vector<2xi32>
  return %0, %1, %2 : i8, i8, vector<2xi32>
}

// CHECK-LABEL: @counts
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : i8
// CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : i8
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : i8
// CHECK: return %[[TWO]], %[[THREE]], %[[FOUR]]
func.func @counts() -> (i8, i8, i8) {
  // 0b00101000, 0b00101000, 0b11001100
  %a = arith.constant 40 : i8
  %b = arith.constant 204 : i8
  %0 = math.ctlz %a : i8
  %1 = math.cttz %a : i8
  %2 = math.ctpop %b : i8
  return %0, %1, %2 : i8, i8, i8
}

// CHECK-LABEL: @counts_of_zero
// CHECK-DAG: %[[WIDTH:.*]] = arith.constant 64 : index
// CHECK-DAG: %[[NONE:.*]] = arith.constant 0 : index
// CHECK: return %[[WIDTH]], %[[WIDTH]], %[[NONE]]
func.func @counts_of_zero() -> (index, index, index) {
  %z = arith.constant 0 : index
  %0 = math.ctlz %z : index
  %1 = math.cttz %z : index
  %2 = math.ctpop %z : index
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: @ipowi
// CHECK-DAG: %[[CUBE:.*]] = arith.constant -27 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK: return %[[CUBE]], %[[ONE]]
func.func @ipowi() -> (i32, i32) {
  %minus = arith.constant -3 : i32
  %three = arith.constant 3 : i32
  %zero = arith.constant 0 : i32
  %0 = math.ipowi %minus, %three : i32
  %1 = math.ipowi %zero, %zero : i32
  return %0, %1 : i32, i32
}

// CHECK-LABEL: @ipowi_wraps
// CHECK: %[[WRAPPED:.*]] = arith.constant -13 : i8
// CHECK: return %[[WRAPPED]]
func.func @ipowi_wraps() -> i8 {
  %three = arith.constant 3 : i8
  %five = arith.constant 5 : i8
  %0 = math.ipowi %three, %five : i8
  return %0 : i8
}

// CHECK-LABEL: @ipowi_negative
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -1 : i32
// CHECK: return %[[ZERO]], %[[ONE]], %[[MINUS]], %[[ONE]]
func.func @ipowi_negative() -> (i32, i32, i32, i32) {
  %two = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %minus = arith.constant -1 : i32
  %minus2 = arith.constant -2 : i32
  %0 = math.ipowi %two, %minus : i32
  %1 = math.ipowi %one, %minus2 : i32
  %2 = math.ipowi %minus, %minus : i32
  %3 = math.ipowi %minus, %minus2 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK-LABEL: @ipowi_undefined
// CHECK: math.ipowi
func.func @ipowi_undefined() -> i32 {
  %zero = arith.constant 0 : i32
  %minus = arith.constant -1 : i32
  %0 = math.ipowi %zero, %minus : i32
  return %0 : i32
}

// CHECK-LABEL: @poison
// CHECK: %[[POISON:.*]] = ub.poison : i32
// CHECK: return %[[POISON]], %[[POISON]]
func.func @poison(%i: i32) -> (i32, i32) {
  %p = ub.poison : i32
  %0 = math.absi %p : i32
  %1 = math.ipowi %i, %p : i32
  return %0, %1 : i32, i32
}
