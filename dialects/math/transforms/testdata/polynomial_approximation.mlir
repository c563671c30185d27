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
// CHECK-SAME: %[[INPUT:.*]]: f32)
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : i32
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : i32
// CHECK-NEXT: %[[MAGIC:.*]] = arith.constant 709965728 : i32
// CHECK-NEXT: %[[THIRD:.*]] = arith.constant 0.333333343 : f32
// CHECK-NEXT: %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[X:.*]] = math.absf %[[INPUT]] : f32
// CHECK-NEXT: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK-NEXT: %[[A:.*]] = arith.shrsi %[[BITS]], %[[C2]] : i32
// CHECK-NEXT: %[[B:.*]] = arith.shrsi %[[BITS]], %[[C4]] : i32
// CHECK-NEXT: arith.addi %[[A]], %[[B]] : i32
// CHECK: %[[GUESS:.*]] = arith.bitcast %{{.*}} : i32 to f32
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[GUESS]], %[[GUESS]] : f32
// CHECK-NEXT: %[[TWICE:.*]] = arith.mulf %[[GUESS]], %[[TWO]] : f32
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[X]], %[[SQUARE]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[TWICE]], %[[Q]] : f32
// CHECK-NEXT: arith.mulf %[[SUM]], %[[THIRD]] : f32
// CHECK: %[[ISZERO:.*]] = arith.cmpf oeq, %[[X]], %[[ZERO]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.select %[[ISZERO]], %[[ZERO]], %{{.*}} : f32
// CHECK-NEXT: math.copysign %[[R]], %[[INPUT]] : f32
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
