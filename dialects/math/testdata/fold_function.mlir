// RUN: mlir-opt %s --canonicalize | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Folds of functions: the result is the float nearest to the exact value.

// CHECK-LABEL: @exponentials
// CHECK-DAG: %[[EXP:.*]] = arith.constant 2.7182818284590451 : f64
// CHECK-DAG: %[[EXP2:.*]] = arith.constant 1.41421354 : f32
// CHECK-DAG: %[[EXPM1:.*]] = arith.constant 9.9999999999999995E-21 : f64
// CHECK: return %[[EXP]], %[[EXP2]], %[[EXPM1]]
func.func @exponentials() -> (f64, f32, f64) {
  %one = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f32
  %tiny = arith.constant 1.0e-20 : f64
  %0 = math.exp %one : f64
  %1 = math.exp2 %half : f32
  %2 = math.expm1 %tiny : f64
  return %0, %1, %2 : f64, f32, f64
}

// CHECK-LABEL: @logarithms
// CHECK-DAG: %[[LOG:.*]] = arith.constant 0.693147182 : f32
// CHECK-DAG: %[[LOG10:.*]] = arith.constant 3.000000e+00 : f64
// CHECK-DAG: %[[LOG2:.*]] = arith.constant -1.490000e+02 : f32
// CHECK-DAG: %[[LOG1P:.*]] = arith.constant 0xFFF0000000000000 : f64
// CHECK: return %[[LOG]], %[[LOG10]], %[[LOG2]], %[[LOG1P]]
func.func @logarithms() -> (f32, f64, f32, f64) {
  %two = arith.constant 2.0 : f32
  %thousand = arith.constant 1000.0 : f64
  %least = arith.constant 0x00000001 : f32
  %minus = arith.constant -1.0 : f64
  %0 = math.log %two : f32
  %1 = math.log10 %thousand : f64
  %2 = math.log2 %least : f32
  %3 = math.log1p %minus : f64
  return %0, %1, %2, %3 : f32, f64, f32, f64
}

// CHECK-LABEL: @not_of_negative
// CHECK: math.log %
// CHECK: math.log2
// CHECK: math.log10
// CHECK: math.log1p
// CHECK: math.sqrt
// CHECK: math.sqrt
func.func @not_of_negative() -> (f32, f32, f32, f32, f32, f32) {
  %x = arith.constant -2.0 : f32
  %zero = arith.constant -0.0 : f32
  %0 = math.log %x : f32
  %1 = math.log2 %zero : f32
  %2 = math.log10 %x : f32
  %3 = math.log1p %x : f32
  %4 = math.sqrt %x : f32
  %5 = math.sqrt %zero : f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: @powers
// CHECK-DAG: %[[POW:.*]] = arith.constant -8.000000e+00 : f32
// CHECK-DAG: %[[ROOT:.*]] = arith.constant 1.4142135623730951 : f64
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: return %[[POW]], %[[ROOT]], %[[ONE]]
func.func @powers() -> (f32, f64, f32) {
  %minus = arith.constant -2.0 : f32
  %three = arith.constant 3.0 : f32
  %two = arith.constant 2.0 : f64
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.constant 0.0 : f32
  %0 = math.powf %minus, %three : f32
  %1 = math.sqrt %two : f64
  %2 = math.powf %nan, %zero : f32
  return %0, %1, %2 : f32, f64, f32
}

// CHECK-LABEL: @error_function
// CHECK-DAG: %[[ERF:.*]] = arith.constant 0.84270079294971489 : f64
// CHECK-DAG: %[[ERFC:.*]] = arith.constant 0.0046777348 : f32
// CHECK: return %[[ERF]], %[[ERFC]]
func.func @error_function() -> (f64, f32) {
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f32
  %0 = math.erf %one : f64
  %1 = math.erfc %two : f32
  return %0, %1 : f64, f32
}

// CHECK-LABEL: @trigonometric
// CHECK-DAG: %[[SIN:.*]] = arith.constant -0.85220084976718879 : f64
// CHECK-DAG: %[[COS:.*]] = arith.constant 0.540302277 : f32
// CHECK-DAG: %[[TAN:.*]] = arith.constant dense<[0.000000e+00, 1.55740774]> : vector<2xf32>
// CHECK: return %[[SIN]], %[[COS]], %[[TAN]]
func.func @trigonometric() -> (f64, f32, vector<2xf32>) {
  %large = arith.constant 1.0e22 : f64
  %one = arith.constant 1.0 : f32
  %each = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
  %0 = math.sin %large : f64
  %1 = math.cos %one : f32
  %2 = math.tan %each : vector<2xf32>
  return %0, %1, %2 : f64, f32, vector<2xf32>
}

// CHECK-LABEL: @angles
// CHECK-DAG: %[[PI:.*]] = arith.constant 3.1415926535897931 : f64
// CHECK-DAG: %[[HALF:.*]] = arith.constant 1.57079637 : f32
// CHECK: return %[[PI]], %[[PI]], %[[HALF]], %[[HALF]]
func.func @angles() -> (f64, f64, f32, f32) {
  %minus = arith.constant -1.0 : f64
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f32
  %inf = arith.constant 0x7F800000 : f32
  %0 = math.acos %minus : f64
  %1 = math.atan2 %zero, %minus : f64
  %2 = math.asin %one : f32
  %3 = math.atan %inf : f32
  return %0, %1, %2, %3 : f64, f64, f32, f32
}

// CHECK-LABEL: @hyperbolic
// CHECK-DAG: %[[SINH:.*]] = arith.constant 1.1752011936438014 : f64
// CHECK-DAG: %[[COSH:.*]] = arith.constant 0x7F800000 : f32
// CHECK-DAG: %[[TANH:.*]] = arith.constant 0.761594176 : f32
// CHECK-DAG: %[[ASINH:.*]] = arith.constant 0.88137358701954305 : f64
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[INF:.*]] = arith.constant 0xFF800000 : f32
// CHECK: return %[[SINH]], %[[COSH]], %[[TANH]], %[[ASINH]], %[[ZERO]], %[[INF]]
func.func @hyperbolic() -> (f64, f32, f32, f64, f32, f32) {
  %d = arith.constant 1.0 : f64
  %one = arith.constant 1.0 : f32
  %minus = arith.constant -1.0 : f32
  %large = arith.constant 1.0e3 : f32
  %0 = math.sinh %d : f64
  %1 = math.cosh %large : f32
  %2 = math.tanh %one : f32
  %3 = math.asinh %d : f64
  %4 = math.acosh %one : f32
  %5 = math.atanh %minus : f32
  return %0, %1, %2, %3, %4, %5 : f64, f32, f32, f64, f32, f32
}

// CHECK-LABEL: @other_formats
// CHECK: math.exp
// CHECK: math.sqrt
func.func @other_formats() -> (f16, bf16) {
  %h = arith.constant 1.0 : f16
  %b = arith.constant 4.0 : bf16
  %0 = math.exp %h : f16
  %1 = math.sqrt %b : bf16
  return %0, %1 : f16, bf16
}
