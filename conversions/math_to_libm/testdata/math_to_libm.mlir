// RUN: mlir-opt %s --convert-math-to-libm | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-DAG: func.func private @fabs(f64) -> f64 attributes {llvm.readnone}
// CHECK-DAG: func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
// CHECK-DAG: func.func private @fma(f64, f64, f64) -> f64 attributes {llvm.readnone}

// CHECK-LABEL: func.func @unary_f32(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: call @fabsf(%[[X]]) : (f32) -> f32
// CHECK-NEXT: call @acosf(
// CHECK-NEXT: call @acoshf(
// CHECK-NEXT: call @asinf(
// CHECK-NEXT: call @asinhf(
// CHECK-NEXT: call @atanf(
// CHECK-NEXT: call @atanhf(
// CHECK-NEXT: call @cbrtf(
// CHECK-NEXT: call @ceilf(
// CHECK-NEXT: call @cosf(
// CHECK-NEXT: call @coshf(
// CHECK-NEXT: call @erff(
// CHECK-NEXT: call @erfcf(
// CHECK-NEXT: call @expf(
// CHECK-NEXT: call @exp2f(
// CHECK-NEXT: call @expm1f(
// CHECK-NEXT: call @floorf(
// CHECK-NEXT: call @logf(
// CHECK-NEXT: call @log10f(
// CHECK-NEXT: call @log1pf(
// CHECK-NEXT: call @log2f(
// CHECK-NEXT: call @roundevenf(
// CHECK-NEXT: call @roundf(
// CHECK-NEXT: call @rsqrtf(
// CHECK-NEXT: call @sinf(
// CHECK-NEXT: call @sinhf(
// CHECK-NEXT: call @sqrtf(
// CHECK-NEXT: call @tanf(
// CHECK-NEXT: call @tanhf(
// CHECK-NEXT: call @truncf(
func.func @unary_f32(%x: f32) -> f32 {
  %0 = math.absf %x fastmath<nnan> : f32
  %1 = math.acos %0 : f32
  %2 = math.acosh %1 : f32
  %3 = math.asin %2 : f32
  %4 = math.asinh %3 : f32
  %5 = math.atan %4 : f32
  %6 = math.atanh %5 : f32
  %7 = math.cbrt %6 : f32
  %8 = math.ceil %7 : f32
  %9 = math.cos %8 : f32
  %10 = math.cosh %9 : f32
  %11 = math.erf %10 : f32
  %12 = math.erfc %11 : f32
  %13 = math.exp %12 : f32
  %14 = math.exp2 %13 : f32
  %15 = math.expm1 %14 : f32
  %16 = math.floor %15 : f32
  %17 = math.log %16 : f32
  %18 = math.log10 %17 : f32
  %19 = math.log1p %18 : f32
  %20 = math.log2 %19 : f32
  %21 = math.roundeven %20 : f32
  %22 = math.round %21 : f32
  %23 = math.rsqrt %22 : f32
  %24 = math.sin %23 : f32
  %25 = math.sinh %24 : f32
  %26 = math.sqrt %25 : f32
  %27 = math.tan %26 : f32
  %28 = math.tanh %27 : f32
  %29 = math.trunc %28 : f32
  return %29 : f32
}

// CHECK-LABEL: func.func @f64(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK-NEXT: call @fabs(%[[X]]) : (f64) -> f64
// CHECK-NEXT: call @atan2(%[[X]], %[[X]]) : (f64, f64) -> f64
// CHECK-NEXT: call @pow(%[[X]], %[[X]]) : (f64, f64) -> f64
// CHECK-NEXT: call @fma(%[[X]], %[[X]], %[[X]]) : (f64, f64, f64) -> f64
func.func @f64(%x: f64) -> (f64, f64, f64, f64) {
  %0 = math.absf %x : f64
  %1 = math.atan2 %x, %x : f64
  %2 = math.powf %x, %x : f64
  %3 = math.fma %x, %x, %x : f64
  return %0, %1, %2, %3 : f64, f64, f64, f64
}

// CHECK-LABEL: func.func @small_formats(
// CHECK-SAME: %[[X:.*]]: f16, %[[Y:.*]]: bf16)
// CHECK-NEXT: %[[A:.*]] = arith.extf %[[X]] : f16 to f32
// CHECK-NEXT: %[[B:.*]] = arith.extf %[[X]] : f16 to f32
// CHECK-NEXT: %[[POW:.*]] = call @powf(%[[A]], %[[B]]) : (f32, f32) -> f32
// CHECK-NEXT: arith.truncf %[[POW]] : f32 to f16
// CHECK-NEXT: %[[C:.*]] = arith.extf %[[Y]] : bf16 to f32
// CHECK-NEXT: %[[EXP:.*]] = call @expf(%[[C]]) : (f32) -> f32
// CHECK-NEXT: arith.truncf %[[EXP]] : f32 to bf16
func.func @small_formats(%x: f16, %y: bf16) -> (f16, bf16) {
  %0 = math.powf %x, %x : f16
  %1 = math.exp %y : bf16
  return %0, %1 : f16, bf16
}

// Functions are declared in the module of the call; existing ones are kept.
// CHECK-LABEL: module @inner {
// CHECK-NEXT: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT: func.func @f(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: call @sinf(%[[X]])
// CHECK-NEXT: call @cosf(
// CHECK: func.func private @cosf(f32) -> f32{{$}}
module @inner {
  func.func @f(%x: f32) -> f32 {
    %0 = math.sin %x : f32
    %1 = math.cos %0 : f32
    return %1 : f32
  }
  func.func private @cosf(f32) -> f32
}

// Vectors are converted element by element.
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[X:.*]]: vector<2x1xf32>, %[[Y:.*]]: vector<2x1xf32>)
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<2x1xf32>
// CHECK-NEXT: %[[A:.*]] = vector.extract %[[X]][0, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %[[B:.*]] = vector.extract %[[Y]][0, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %[[AB:.*]] = call @powf(%[[A]], %[[B]]) : (f32, f32) -> f32
// CHECK-NEXT: %[[FIRST:.*]] = vector.insert %[[AB]], %[[ZERO]] [0, 0] : f32 into vector<2x1xf32>
// CHECK-NEXT: %[[C:.*]] = vector.extract %[[X]][1, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %[[D:.*]] = vector.extract %[[Y]][1, 0] : f32 from vector<2x1xf32>
// CHECK-NEXT: %[[CD:.*]] = call @powf(%[[C]], %[[D]]) : (f32, f32) -> f32
// CHECK-NEXT: vector.insert %[[CD]], %[[FIRST]] [1, 0] : f32 into vector<2x1xf32>
func.func @vectors(%x: vector<2x1xf32>, %y: vector<2x1xf32>) -> vector<2x1xf32> {
  %0 = math.powf %x, %y fastmath<fast> : vector<2x1xf32>
  return %0 : vector<2x1xf32>
}

// CHECK-LABEL: func.func @small_vectors(
// CHECK-SAME: %[[INPUT:.*]]: vector<bf16>)
// CHECK: %[[X:.*]] = vector.extract %[[INPUT]][] : bf16 from vector<bf16>
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[X]] : bf16 to f32
// CHECK-NEXT: %[[EXP:.*]] = call @expf(%[[WIDE]])
// CHECK-NEXT: %[[Y:.*]] = arith.truncf %[[EXP]] : f32 to bf16
// CHECK-NEXT: vector.insert %[[Y]], %{{.*}} [] : bf16 into vector<bf16>
func.func @small_vectors(%x: vector<bf16>) -> vector<bf16> {
  %0 = math.exp %x : vector<bf16>
  return %0 : vector<bf16>
}
