// RUN: mlir-opt %s --canonicalize | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Folds of float constants: signs, rounding to integers, classification.

// CHECK-LABEL: @absf
// CHECK-DAG: %[[NAN:.*]] = arith.constant 0x7FC00001 : f32
// CHECK-DAG: %[[EACH:.*]] = arith.constant dense<[1.000000e+00, 0.000000e+00]> : vector<2xf16>
// CHECK: return %[[NAN]], %[[EACH]]
func.func @absf() -> (f32, vector<2xf16>) {
  %nan = arith.constant 0xFFC00001 : f32
  %each = arith.constant dense<[-1.0, -0.0]> : vector<2xf16>
  %0 = math.absf %nan : f32
  %1 = math.absf %each : vector<2xf16>
  return %0, %1 : f32, vector<2xf16>
}

// CHECK-LABEL: @copysign
// CHECK-DAG: %[[MINUS:.*]] = arith.constant -2.000000e+00 : f64
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f64
// CHECK: return %[[MINUS]], %[[ZERO]]
func.func @copysign() -> (f64, f64) {
  %two = arith.constant 2.0 : f64
  %minus_zero = arith.constant -0.0 : f64
  %0 = math.copysign %two, %minus_zero : f64
  %1 = math.copysign %minus_zero, %two : f64
  return %0, %1 : f64, f64
}

// CHECK-LABEL: @to_integers
// CHECK-DAG: %[[MINUS3:.*]] = arith.constant -3.000000e+00 : f32
// CHECK-DAG: %[[MINUS2:.*]] = arith.constant -2.000000e+00 : f32
// CHECK: return %[[MINUS2]], %[[MINUS3]], %[[MINUS3]], %[[MINUS2]], %[[MINUS2]]
func.func @to_integers() -> (f32, f32, f32, f32, f32) {
  %x = arith.constant -2.5 : f32
  %0 = math.ceil %x : f32
  %1 = math.floor %x : f32
  %2 = math.round %x : f32
  %3 = math.roundeven %x : f32
  %4 = math.trunc %x : f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// The sign is kept.
// CHECK-LABEL: @to_zero
// CHECK: %[[ZERO:.*]] = arith.constant -0.000000e+00 : f64
// CHECK: return %[[ZERO]], %[[ZERO]], %[[ZERO]], %[[ZERO]]
func.func @to_zero() -> (f64, f64, f64, f64) {
  %x = arith.constant -0.25 : f64
  %0 = math.ceil %x : f64
  %1 = math.round %x : f64
  %2 = math.roundeven %x : f64
  %3 = math.trunc %x : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// CHECK-LABEL: @round_of_half
// CHECK: math.round
// CHECK: math.trunc
func.func @round_of_half() -> (f16, f16) {
  %x = arith.constant 2.5 : f16
  %0 = math.round %x : f16
  %1 = math.trunc %x : f16
  return %0, %1 : f16, f16
}

// CHECK-LABEL: @kinds_of_infinity
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK: return %[[FALSE]], %[[TRUE]], %[[FALSE]], %[[FALSE]]
func.func @kinds_of_infinity() -> (i1, i1, i1, i1) {
  %x = arith.constant 0xFF800000 : f32
  %0 = math.isfinite %x : f32
  %1 = math.isinf %x : f32
  %2 = math.isnan %x : f32
  %3 = math.isnormal %x : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @kinds_of_subnormal
// CHECK-DAG: %[[TRUE:.*]] = arith.constant true
// CHECK-DAG: %[[FALSE:.*]] = arith.constant false
// CHECK: return %[[TRUE]], %[[FALSE]], %[[FALSE]], %[[FALSE]]
func.func @kinds_of_subnormal() -> (i1, i1, i1, i1) {
  %x = arith.constant 0x0001 : f16
  %0 = math.isfinite %x : f16
  %1 = math.isinf %x : f16
  %2 = math.isnan %x : f16
  %3 = math.isnormal %x : f16
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @kinds_of_elements
// CHECK: math.isnan
func.func @kinds_of_elements() -> vector<2xi1> {
  %x = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %0 = math.isnan %x : vector<2xf32>
  return %0 : vector<2xi1>
}

// CHECK-LABEL: @kinds_of_splat
// CHECK: %[[FALSE:.*]] = arith.constant dense<false> : tensor<2xi1>
// CHECK: return %[[FALSE]]
func.func @kinds_of_splat() -> tensor<2xi1> {
  %x = arith.constant dense<1.0> : tensor<2xf32>
  %0 = math.isnan %x : tensor<2xf32>
  return %0 : tensor<2xi1>
}

// CHECK-LABEL: @no_folders
// CHECK: math.clampf
// CHECK: math.fma
// CHECK: math.fpowi
// CHECK: math.rsqrt
// CHECK: math.cbrt
// CHECK: math.sincos
func.func @no_folders() -> (f32, f32, f32, f32, f32, f32, f32) {
  %x = arith.constant 1.0 : f32
  %n = arith.constant 1 : i32
  %0 = math.clampf %x to [%x, %x] : f32
  %1 = math.fma %x, %x, %x : f32
  %2 = math.fpowi %x, %n : f32, i32
  %3 = math.rsqrt %x : f32
  %4 = math.cbrt %x : f32
  %5, %6 = math.sincos %x : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}
