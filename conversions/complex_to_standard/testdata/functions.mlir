// RUN: mlir-opt %s --convert-complex-to-standard --split-input-file | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @exp(
// CHECK: %[[EXP:.*]] = math.exp %[[X:.*]] : f32
// CHECK-NEXT: %[[HALF:.*]] = arith.mulf %[[X]],
// CHECK-NEXT: %[[EXP2:.*]] = math.exp %[[HALF]] : f32
// CHECK-NEXT: %[[COS:.*]] = math.cos %[[Y:.*]] : f32
// CHECK-NEXT: %[[SIN:.*]] = math.sin %[[Y]] : f32
// CHECK-NEXT: %[[INF:.*]] = arith.cmpf oeq, %[[EXP]],
// CHECK-NEXT: %[[REAL:.*]] = arith.cmpf oeq, %[[Y]],
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[EXP]], %[[COS]] : f32
// CHECK-NEXT: %[[Q:.*]] = arith.mulf %[[EXP2]], %[[COS]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.mulf %[[Q]], %[[EXP2]] : f32
// CHECK-NEXT: arith.select %[[INF]], %[[R]], %[[P]] : f32
// CHECK: arith.select %[[REAL]],
func.func @exp(%z: complex<f32>) -> complex<f32> {
  %0 = complex.exp %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @expm1(
// CHECK: math.expm1
// CHECK: math.sin
// CHECK: math.cos
// CHECK-COUNT-6: math.fma
// CHECK: complex.create
func.func @expm1(%z: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @log(
// CHECK: math.sqrt
// CHECK: %[[RE:.*]] = math.log
// CHECK: %[[IM:.*]] = math.atan2
// CHECK-NEXT: complex.create %[[RE]], %[[IM]]
func.func @log(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @log1p(
// CHECK: %[[A:.*]] = math.log1p %{{.*}} fastmath<ninf> : f32
// CHECK: %[[B:.*]] = math.log1p %{{.*}} : f32
// CHECK: %[[IM:.*]] = math.atan2 %{{.*}} fastmath<ninf> : f32
// CHECK-NEXT: complex.create %{{.*}}, %[[IM]]
func.func @log1p(%z: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %z fastmath<ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @powi(
// CHECK-SAME: %{{.*}}: complex<f32>, %[[N:.*]]: i32)
// CHECK-NEXT: %[[RE:.*]] = arith.sitofp %[[N]] : i32 to f32
// CHECK-NEXT: %[[IM:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[W:.*]] = complex.create %[[RE]], %[[IM]]
// CHECK-NEXT: %[[C:.*]] = complex.re %[[W]]
// CHECK-NEXT: %[[D:.*]] = complex.im %[[W]]
// CHECK: math.powf %[[SIZE:[^,]*]], %[[C]] : f32
// CHECK: %[[ANGLE:.*]] = math.atan2
// CHECK: %[[LOG:.*]] = math.log %[[SIZE]] : f32
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[C]], %[[ANGLE]] : f32
// CHECK-NEXT: %[[Q:.*]] = arith.mulf %[[D]], %[[LOG]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[P]], %[[Q]] : f32
// CHECK-NEXT: math.cos %[[S]] : f32
// CHECK-NEXT: math.sin %[[S]] : f32
// CHECK-COUNT-6: arith.select
// CHECK-NEXT: return
func.func @powi(%z: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %z, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

// With flags that exclude special values, there are fewer selects.
// CHECK-LABEL: func.func @sqrt(
// CHECK: 0x7F800000
// CHECK: return
// CHECK-LABEL: func.func @sqrt_of_numbers(
// CHECK-NOT: 0x7F800000
// CHECK: math.powf
// CHECK-NOT: 0x7F800000
// CHECK: return
func.func @sqrt(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %z : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt_of_numbers(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @rsqrt(
// CHECK-COUNT-3: math.rsqrt
// CHECK: math.sqrt
// CHECK: complex.create
func.func @rsqrt(%z: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @sin(
// CHECK: %[[E:.*]] = math.exp
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[HALF:[^,]*]], %[[E]] : f32
// CHECK-NEXT: %[[B:.*]] = arith.divf %[[HALF]], %[[E]] : f32
// CHECK-NEXT: %[[SIN:.*]] = math.sin
// CHECK-NEXT: %[[COS:.*]] = math.cos
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: %[[RE:.*]] = arith.mulf %[[SUM]], %[[SIN]] : f32
// CHECK-NEXT: %[[DIFF:.*]] = arith.subf %[[A]], %[[B]] : f32
// CHECK-NEXT: %[[IM:.*]] = arith.mulf %[[DIFF]], %[[COS]] : f32
// CHECK-NEXT: complex.create %[[RE]], %[[IM]]
func.func @sin(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sin %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @cos(
// CHECK: %[[SUM:.*]] = arith.addf %[[B:[^,]*]], %[[A:.*]] : f32
// CHECK-NEXT: arith.mulf %[[SUM]],
// CHECK-NEXT: arith.subf %[[B]], %[[A]] : f32
func.func @cos(%z: complex<f32>) -> complex<f32> {
  %0 = complex.cos %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @tan(
// CHECK: %[[MINUS:.*]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %[[Y:.*]] = arith.mulf %{{.*}}, %[[MINUS]] : f32
// CHECK: arith.addf %[[Y]], %[[Y]] : f32
// CHECK-COUNT-2: math.expm1
// CHECK: %[[IM:.*]] = arith.mulf %{{.*}}, %[[MINUS]] : f32
// CHECK-NEXT: complex.create %{{.*}}, %[[IM]]
// CHECK-LABEL: func.func @tanh(
// CHECK: %[[X:.*]] = complex.re
// CHECK: arith.addf %[[X]], %[[X]] fastmath<nnan,ninf> : f32
// CHECK-NOT: arith.xori
// CHECK: complex.create
func.func @tan(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tan %z : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh(%z: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %z fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

// The conversion creates complex operations, which are converted, too.
// CHECK-LABEL: func.func @atan2(
// CHECK-NOT: complex.{{mul|add|div|log|sqrt|abs|atan2}}
// CHECK: math.log
// CHECK: complex.create
// CHECK: complex.create
func.func @atan2(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %z, %w : complex<f32>
  return %0 : complex<f32>
}
