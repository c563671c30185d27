// RUN: mlir-opt %s --convert-math-to-funcs=convert-ctlz | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @powers(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>, %[[N:.*]]: vector<2xi64>)
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %[[X0:.*]] = vector.extract %[[X]][0] : f32 from vector<2xf32>
// CHECK-NEXT: %[[N0:.*]] = vector.extract %[[N]][0] : i64 from vector<2xi64>
// CHECK-NEXT: %[[Y0:.*]] = call @__mlir_math_fpowi_f32_i64(%[[X0]], %[[N0]]) : (f32, i64) -> f32
// CHECK-NEXT: %[[HALF:.*]] = vector.insert %[[Y0]], %[[ZERO]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: %[[X1:.*]] = vector.extract %[[X]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[N1:.*]] = vector.extract %[[N]][1] : i64 from vector<2xi64>
// CHECK-NEXT: %[[Y1:.*]] = call @__mlir_math_fpowi_f32_i64(%[[X1]], %[[N1]]) : (f32, i64) -> f32
// CHECK-NEXT: vector.insert %[[Y1]], %[[HALF]] [1] : f32 into vector<2xf32>
func.func @powers(%x: vector<2xf32>, %n: vector<2xi64>) -> vector<2xf32> {
  %0 = math.fpowi %x, %n fastmath<fast> : vector<2xf32>, vector<2xi64>
  return %0 : vector<2xf32>
}

// Vectors and scalars use the same function.
// CHECK-LABEL: func.func @counts(
// CHECK-COUNT-3: call @__mlir_math_ctlz_i32(%{{.*}}) : (i32) -> i32
// CHECK-NOT: call
func.func @counts(%v: vector<1x2xi32>, %x: i32) -> (vector<1x2xi32>, i32) {
  %0 = math.ctlz %v : vector<1x2xi32>
  %1 = math.ctlz %x : i32
  return %0, %1 : vector<1x2xi32>, i32
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[V:.*]]: vector<i8>)
// CHECK: vector.extract %[[V]][] : i8 from vector<i8>
// CHECK: call @__mlir_math_ipowi_i8(%{{.*}}, %{{.*}}) : (i8, i8) -> i8
func.func @integers(%v: vector<i8>) -> vector<i8> {
  %0 = math.ipowi %v, %v : vector<i8>
  return %0 : vector<i8>
}

// CHECK-COUNT-1: func.func private @__mlir_math_ctlz_i32(
// CHECK-NOT: func.func private @__mlir_math_ctlz_i32(
