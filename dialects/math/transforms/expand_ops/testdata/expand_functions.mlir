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
// CHECK: %[[V0:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V1:.*]] = math.expm1 %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.addf %[[V1]], %{{.*}} : f32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %[[V1]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V1]], %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = arith.mulf %[[V4]], %{{.*}} : f32
// CHECK-NEXT: %[[V6:.*]] = arith.mulf %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V7:.*]] = math.exp %[[V6]] : f32
// CHECK-NEXT: %[[V8:.*]] = arith.mulf %[[V7]], %{{.*}} : f32
// CHECK-NEXT: %[[V9:.*]] = arith.mulf %[[V8]], %[[V7]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.cmpf ogt, %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V11:.*]] = arith.select %[[V10]], %[[V9]], %[[V5]] : f32
// CHECK-NEXT: math.copysign %[[V11]], %[[X]] : f32
func.func @sinh(%x: f32) -> f32 {
  %0 = math.sinh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @cosh(
// CHECK-SAME: %[[X:.*]]: vector<4xf32>)
// CHECK: %[[V0:.*]] = math.absf %[[X]] : vector<4xf32>
// CHECK-NEXT: %[[V1:.*]] = math.exp %[[V0]] : vector<4xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.divf %{{.*}}, %[[V1]] : vector<4xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.addf %[[V1]], %[[V2]] : vector<4xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.mulf %[[V3]], %{{.*}} : vector<4xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.mulf %[[V0]], %{{.*}} : vector<4xf32>
// CHECK-NEXT: %[[V6:.*]] = math.exp %[[V5]] : vector<4xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.mulf %[[V6]], %{{.*}} : vector<4xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.mulf %[[V7]], %[[V6]] : vector<4xf32>
// CHECK-NEXT: %[[V9:.*]] = arith.cmpf ogt, %[[V0]], %{{.*}} : vector<4xf32>
// CHECK-NEXT: arith.select %[[V9]], %[[V8]], %[[V4]] : vector<4xi1>, vector<4xf32>
func.func @cosh(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cosh %x : vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: @tanh(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK: %[[V0:.*]] = math.absf %[[X]] : f64
// CHECK-NEXT: %[[V1:.*]] = arith.mulf %[[V0]], %{{.*}} : f64
// CHECK-NEXT: %[[V2:.*]] = math.expm1 %[[V1]] : f64
// CHECK-NEXT: %[[V3:.*]] = arith.addf %[[V2]], %{{.*}} : f64
// CHECK-NEXT: %[[V4:.*]] = arith.divf %[[V2]], %[[V3]] : f64
// CHECK-NEXT: math.copysign %[[V4]], %[[X]] : f64
func.func @tanh(%x: f64) -> f64 {
  %0 = math.tanh %x : f64
  return %0 : f64
}

// CHECK-LABEL: @asinh(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V1:.*]] = arith.mulf %[[V0]], %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.addf %[[V1]], %{{.*}} : f32
// CHECK-NEXT: %[[V3:.*]] = math.sqrt %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V3]], %{{.*}} : f32
// CHECK-NEXT: %[[V5:.*]] = arith.divf %[[V1]], %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V0]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = math.log1p %[[V6]] : f32
// CHECK-NEXT: %[[V8:.*]] = arith.cmpf ogt, %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V9:.*]] = math.log %[[V0]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.addf %[[V9]], %{{.*}} : f32
// CHECK-NEXT: %[[V11:.*]] = arith.select %[[V8]], %[[V10]], %[[V7]] : f32
// CHECK-NEXT: math.copysign %[[V11]], %[[X]] : f32
func.func @asinh(%x: f32) -> f32 {
  %0 = math.asinh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @acosh(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.subf %[[X]], %{{.*}} : f32
// CHECK-NEXT: %[[V1:.*]] = math.sqrt %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.addf %[[V0]], %{{.*}} : f32
// CHECK-NEXT: %[[V3:.*]] = math.sqrt %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.mulf %[[V1]], %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = arith.addf %[[V0]], %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = math.log1p %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpf ogt, %[[X]], %{{.*}} : f32
// CHECK-NEXT: %[[V8:.*]] = math.log %[[X]] : f32
// CHECK-NEXT: %[[V9:.*]] = arith.addf %[[V8]], %{{.*}} : f32
// CHECK-NEXT: arith.select %[[V7]], %[[V9]], %[[V6]] : f32
func.func @acosh(%x: f32) -> f32 {
  %0 = math.acosh %x : f32
  return %0 : f32
}

// CHECK-LABEL: @atanh(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.subf %{{.*}}, %[[V0]] : f32
// CHECK-NEXT: %[[V3:.*]] = arith.divf %[[V1]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.log1p %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = arith.mulf %[[V4]], %{{.*}} : f32
// CHECK-NEXT: math.copysign %[[V5]], %[[X]] : f32
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
