// RUN: mlir-opt %s --math-expand-ops | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @tan(
// CHECK-SAME: %[[X:.*]]: tensor<?xf32>)
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[X]] : tensor<?xf32>
// CHECK-NEXT: %[[COS:.*]] = math.cos %[[X]] : tensor<?xf32>
// CHECK-NEXT: arith.divf %[[SIN]], %[[COS]] : tensor<?xf32>
func.func @tan(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.tan %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: @sinh(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %[[A:.*]] = math.exp %[[X]] : f32
// CHECK-NEXT: %[[MINUS:.*]] = arith.negf %[[X]] : f32
// CHECK-NEXT: %[[B:.*]] = math.exp %[[MINUS]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.subf %[[A]], %[[B]] : f32
// CHECK-NEXT: arith.mulf %[[SUM]], %[[HALF]] : f32
func.func @sinh(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @cosh(
// CHECK: arith.addf
// CHECK-NEXT: arith.mulf
func.func @cosh(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cosh %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @tanh(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-DAG: %[[TWO:.*]] = arith.constant -2.000000e+00 : f64
// CHECK: %[[LT:.*]] = arith.cmpf olt, %[[X]], %[[ZERO]] : f64
// CHECK-NEXT: %[[N:.*]] = arith.uitofp %[[LT]] : i1 to f64
// CHECK-NEXT: %[[N2:.*]] = arith.mulf %[[N]], %[[TWO]] : f64
// CHECK-NEXT: %[[SIGN:.*]] = arith.addf %[[N2]], %[[ONE]] : f64
// CHECK-NEXT: %[[SIZE:.*]] = arith.mulf %[[SIGN]], %[[X]] : f64
// CHECK-NEXT: %[[EXPONENT:.*]] = arith.mulf %[[SIZE]], %[[TWO]] : f64
// CHECK-NEXT: %[[Y:.*]] = math.exp %[[EXPONENT]] : f64
// CHECK-NEXT: %[[A:.*]] = arith.subf %[[ONE]], %[[Y]] : f64
// CHECK-NEXT: %[[B:.*]] = arith.addf %[[Y]], %[[ONE]] : f64
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[A]], %[[B]] : f64
// CHECK-NEXT: arith.mulf %[[SIGN]], %[[Q]] : f64
func.func @tanh(%x: f64) -> f64 {
  %0 = math.tanh %x : f64
  return %0 : f64
}

// CHECK-LABEL: @asinh(
// CHECK-SAME: %[[INPUT:.*]]: f32)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[INPUT]], %[[INPUT]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[SQUARE]], %[[ONE]] : f32
// CHECK-NEXT: %[[ROOT:.*]] = math.sqrt %[[SUM]] : f32
// CHECK-NEXT: %[[X:.*]] = arith.addf %[[INPUT]], %[[ROOT]] : f32
// CHECK-NEXT: math.log %[[X]] : f32
func.func @asinh(%x: f32) -> f32 {
  %0 = math.asinh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @acosh(
// CHECK-NEXT: arith.constant -1.000000e+00 : f32
// CHECK: math.log
func.func @acosh(%x: f32) -> f32 {
  %0 = math.acosh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @atanh(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[A:.*]] = arith.addf %[[X]]
// CHECK-NEXT: %[[MINUS:.*]] = arith.negf %[[X]] : f32
// CHECK-NEXT: %[[B:.*]] = arith.addf %[[MINUS]]
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[A]], %[[B]] : f32
// CHECK-NEXT: %[[LOG:.*]] = math.log %[[Q]] : f32
// CHECK-NEXT: arith.mulf %[[LOG]]
func.func @atanh(%x: f32) -> f32 {
  %0 = math.atanh %x : f32
  return %0 : f32
}

// A constant of dynamic shape cannot be created.
// CHECK-LABEL: @not_of_unknown_shape(
// CHECK-NEXT: math.sinh
// CHECK-NEXT: math.tanh
// CHECK-NEXT: math.atanh
func.func @not_of_unknown_shape(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.sinh %x : tensor<?xf32>
  %1 = math.tanh %0 : tensor<?xf32>
  %2 = math.atanh %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
