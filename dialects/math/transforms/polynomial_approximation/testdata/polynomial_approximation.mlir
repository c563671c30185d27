// RUN: mlir-opt %s --test-math-polynomial-approximation | FileCheck %s
// RUN: mlir-opt %s --test-math-polynomial-approximation=enable-avx2 | FileCheck %s --check-prefixes=CHECK,AVX2
// SPDX-License-Identifier: Apache-2.0

// tests/interpreter, approximation_test, tests the accuracy.

// CHECK-LABEL: @left_no_function(
// CHECK-NOT: math.{{acos|asin|atan|atan2|cbrt|cos|erf|erfc|exp|expm1|log|log1p|log2|sin|tanh}} 
// CHECK: return
func.func @left_no_function(%x: f32) -> f32 {
  %0 = math.acos %x : f32
  %1 = math.asin %0 : f32
  %2 = math.atan %1 : f32
  %3 = math.atan2 %2, %x : f32
  %4 = math.cbrt %3 : f32
  %5 = math.cos %4 : f32
  %6 = math.erf %5 : f32
  %7 = math.erfc %6 : f32
  %8 = math.exp %7 : f32
  %9 = math.expm1 %8 : f32
  %10 = math.log %9 : f32
  %11 = math.log1p %10 : f32
  %12 = math.log2 %11 : f32
  %13 = math.sin %12 : f32
  %14 = math.tanh %13 : f32
  return %14 : f32
}

// CHECK-LABEL: @cbrt(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V1:.*]] = arith.cmpf olt, %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V1]], %[[V2]], %[[V0]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.bitcast %[[V3]] : f32 to i32
// CHECK-NEXT: %[[V5:.*]] = arith.shrsi %[[V4]], %{{.*}} : i32
// CHECK-NEXT: %[[V6:.*]] = arith.shrsi %[[V4]], %{{.*}} : i32
// CHECK-NEXT: %[[V7:.*]] = arith.addi %[[V5]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:.*]] = arith.shrsi %[[V7]], %{{.*}} : i32
// CHECK-NEXT: %[[V9:.*]] = arith.addi %[[V7]], %[[V8]] : i32
// CHECK-NEXT: %[[V10:.*]] = arith.shrsi %[[V9]], %{{.*}} : i32
// CHECK-NEXT: %[[V11:.*]] = arith.addi %[[V9]], %[[V10]] : i32
// CHECK-NEXT: %[[V12:.*]] = arith.addi %[[V11]], %{{.*}} : i32
// CHECK-NEXT: %[[V13:.*]] = arith.bitcast %[[V12]] : i32 to f32
// CHECK-NEXT: %[[V14:.*]] = arith.mulf %[[V13]], %[[V13]] : f32
// CHECK-NEXT: %[[V15:.*]] = arith.mulf %[[V13]], %{{.*}} : f32
// CHECK-NEXT: %[[V16:.*]] = arith.divf %[[V3]], %[[V14]] : f32
// CHECK-NEXT: %[[V17:.*]] = arith.addf %[[V15]], %[[V16]] : f32
// CHECK-NEXT: %[[V18:.*]] = arith.mulf %[[V17]], %{{.*}} : f32
// CHECK-NEXT: %[[V19:.*]] = arith.mulf %[[V18]], %[[V18]] : f32
// CHECK-NEXT: %[[V20:.*]] = arith.mulf %[[V18]], %{{.*}} : f32
// CHECK-NEXT: %[[V21:.*]] = arith.divf %[[V3]], %[[V19]] : f32
// CHECK-NEXT: %[[V22:.*]] = arith.addf %[[V20]], %[[V21]] : f32
// CHECK-NEXT: %[[V23:.*]] = arith.mulf %[[V22]], %{{.*}} : f32
// CHECK-NEXT: %[[V24:.*]] = arith.mulf %[[V23]], %{{.*}} : f32
// CHECK-NEXT: %[[V25:.*]] = arith.select %[[V1]], %[[V24]], %[[V23]] : f32
// CHECK-NEXT: %[[V26:.*]] = arith.cmpf oeq, %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V27:.*]] = arith.cmpf one, %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V28:.*]] = math.copysign %[[V25]], %[[X]] : f32
// CHECK-NEXT: %[[V29:.*]] = arith.select %[[V27]], %[[V28]], %[[X]] : f32
// CHECK-NEXT: arith.select %[[V26]], %[[X]], %[[V29]] : f32
func.func @cbrt(%x: f32) -> f32 {
  %0 = math.cbrt %x : f32
  return %0 : f32
}

// CHECK-LABEL: @small_formats(
// CHECK-SAME: %[[INPUT:.*]]: vector<2xf16>)
// CHECK: %[[X:.*]] = arith.extf %[[INPUT]] : vector<2xf16> to vector<2xf32>
// CHECK: arith.truncf %{{.*}} : vector<2xf32> to vector<2xf16>
func.func @small_formats(%x: vector<2xf16>) -> vector<2xf16> {
  %0 = math.exp %x : vector<2xf16>
  return %0 : vector<2xf16>
}

// CHECK-LABEL: @in_its_own_format(
// CHECK-SAME: %[[INPUT:.*]]: f16)
// CHECK-NOT: extf
// CHECK: math.copysign %{{.*}}, %[[INPUT]] : f16
func.func @in_its_own_format(%x: f16) -> f16 {
  %0 = math.asin %x : f16
  return %0 : f16
}

// CHECK-LABEL: @left(
// CHECK-SAME: %[[X:.*]]: f64, %[[Y:.*]]: tensor<?xf32>, %[[Z:.*]]: f32)
// CHECK-NEXT: math.exp %[[X]] : f64
// CHECK-NEXT: math.log %[[Y]] : tensor<?xf32>
// CHECK-NEXT: math.rsqrt %[[Z]] : f32
func.func @left(%x: f64, %y: tensor<?xf32>, %z: f32) -> (f64, tensor<?xf32>, f32) {
  %0 = math.exp %x : f64
  %1 = math.log %y : tensor<?xf32>
  %2 = math.rsqrt %z : f32
  return %0, %1, %2 : f64, tensor<?xf32>, f32
}

// Vector constants are created in the order of their uses.
// CHECK-LABEL: @constants(
// CHECK: arith.constant 23 : i32
// CHECK-NEXT: arith.constant -2139095041 : i32
// CHECK-NEXT: arith.constant 1056964608 : i32
// CHECK-NEXT: arith.constant 1.260000e+02 : f32
func.func @constants(%x: f32) -> f32 {
  %0 = math.log2 %x : f32
  return %0 : f32
}

// CHECK-LABEL: @constants_of_vectors(
// CHECK: arith.constant dense<1.260000e+02> : vector<4xf32>
// CHECK-NEXT: arith.constant dense<23> : vector<4xi32>
// CHECK-NEXT: arith.constant dense<1056964608> : vector<4xi32>
// CHECK-NEXT: arith.constant dense<-2139095041> : vector<4xi32>
func.func @constants_of_vectors(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log2 %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// AVX2-LABEL: @small_root(
// AVX2-SAME: %[[INPUT:.*]]: f16)
// AVX2-NEXT: %[[X:.*]] = arith.extf %[[INPUT]] : f16 to f32
// AVX2-NEXT: %[[R:.*]] = math.rsqrt %[[X]] : f32
// AVX2-NEXT: arith.truncf %[[R]] : f32 to f16
func.func @small_root(%x: f16) -> f16 {
  %0 = math.rsqrt %x : f16
  return %0 : f16
}
