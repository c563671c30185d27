// RUN: mlir-opt %s --test-math-algebraic-simplification | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @powf(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[TWO:.*]] = arith.mulf %[[X]], %[[X]] fastmath<nnan> : f32
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK-NEXT: %[[THREE:.*]] = arith.mulf %[[X]], %[[SQUARE]] : f32
// CHECK-NEXT: %[[INVERSE:.*]] = arith.divf %[[ONE]], %[[X]] : f32
// CHECK-NEXT: return %[[X]], %[[TWO]], %[[THREE]], %[[INVERSE]]
func.func @powf(%x: f32) -> (f32, f32, f32, f32) {
  %n1 = arith.constant 1.0 : f32
  %n2 = arith.constant 2.0 : f32
  %n3 = arith.constant 3.0 : f32
  %m1 = arith.constant -1.0 : f32
  %0 = math.powf %x, %n1 : f32
  %1 = math.powf %x, %n2 fastmath<nnan> : f32
  %2 = math.powf %x, %n3 : f32
  %3 = math.powf %x, %m1 : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// CHECK-LABEL: @roots(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>)
// CHECK: %[[V0:.*]] = arith.addf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: %[[V1:.*]] = math.sqrt %[[V0]] : vector<2xf32>
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf oeq, %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: arith.select %[[V2]], %{{.*}}, %[[V1]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = math.rsqrt %[[V4]] : vector<2xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.cmpf oeq, %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: arith.select %[[V6]], %{{.*}}, %[[V5]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.addf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: %[[V9:.*]] = math.sqrt %[[V8]] : vector<2xf32>
// CHECK-NEXT: %[[V10:.*]] = math.sqrt %[[V9]] : vector<2xf32>
// CHECK-NEXT: %[[V11:.*]] = arith.mulf %[[V9]], %[[V10]] : vector<2xf32>
// CHECK-NEXT: %[[V12:.*]] = arith.cmpf oeq, %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: arith.select %[[V12]], %{{.*}}, %[[V11]] : vector<2xi1>, vector<2xf32>
func.func @roots(%x: vector<2xf32>)
    -> (vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %half = arith.constant dense<0.5> : vector<2xf32>
  %mhalf = arith.constant dense<-0.5> : vector<2xf32>
  %part = arith.constant dense<0.75> : vector<2xf32>
  %0 = math.powf %x, %half : vector<2xf32>
  %1 = math.powf %x, %mhalf : vector<2xf32>
  %2 = math.powf %x, %part : vector<2xf32>
  return %0, %1, %2 : vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: @ipowi(
// CHECK-SAME: %[[X:.*]]: i32)
// CHECK: %[[V0:.*]] = arith.muli %[[X]], %[[X]] : i32
// CHECK-NEXT: arith.muli %[[V0]], %[[X]] : i32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi eq, %[[X]], %{{.*}} : i32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpi eq, %[[X]], %{{.*}} : i32
// CHECK-NEXT: %[[V4:.*]] = arith.select %[[V3]], %{{.*}}, %{{.*}} : i32
// CHECK-NEXT: arith.select %[[V2]], %{{.*}}, %[[V4]] : i32
func.func @ipowi(%x: i32) -> (i32, i32, i32, i32) {
  %n0 = arith.constant 0 : i32
  %n1 = arith.constant 1 : i32
  %n3 = arith.constant 3 : i32
  %m2 = arith.constant -2 : i32
  %0 = math.ipowi %x, %n0 : i32
  %1 = math.ipowi %x, %n1 : i32
  %2 = math.ipowi %x, %n3 : i32
  %3 = math.ipowi %x, %m2 : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}

// CHECK-LABEL: @fpowi(
// CHECK-SAME: %[[X:.*]]: f64)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %[[INVERSE:.*]] = arith.divf %[[ONE]], %[[X]] : f64
// CHECK-NEXT: return %[[ONE]], %[[INVERSE]]
func.func @fpowi(%x: f64) -> (f64, f64) {
  %n0 = arith.constant 0 : i8
  %m1 = arith.constant -1 : i8
  %0 = math.fpowi %x, %n0 : f64, i8
  %1 = math.fpowi %x, %m1 : f64, i8
  return %0, %1 : f64, f64
}

// CHECK-LABEL: @left(
// CHECK: math.powf
// CHECK: math.ipowi
// CHECK: math.ipowi
func.func @left(%x: f32, %n: i32) -> (f32, i32, i32) {
  %n4 = arith.constant 4.0 : f32
  %n9 = arith.constant 9 : i32
  %0 = math.powf %x, %n4 : f32
  %1 = math.ipowi %n, %n9 : i32
  %2 = math.ipowi %n, %n : i32
  return %0, %1, %2 : f32, i32, i32
}
