// RUN: mlir-opt %s --math-expand-ops | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @exp2(
// CHECK-SAME: %[[INPUT:.*]]: f32)
// CHECK-NEXT: %[[LN2:.*]] = arith.constant 0.693147182 : f32
// CHECK-NEXT: %[[X:.*]] = arith.mulf %[[INPUT]], %[[LN2]] : f32
// CHECK-NEXT: math.exp %[[X]] : f32
func.func @exp2(%x: f32) -> f32 {
  %0 = math.exp2 %x : f32
  return %0 : f32
}

// CHECK-LABEL: @rsqrt(
// CHECK-SAME: %[[X:.*]]: tensor<2xf16>)
// CHECK-NEXT: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : tensor<2xf16>
// CHECK-NEXT: %[[ROOT:.*]] = math.sqrt %[[X]] : tensor<2xf16>
// CHECK-NEXT: arith.divf %[[ONE]], %[[ROOT]] : tensor<2xf16>
func.func @rsqrt(%x: tensor<2xf16>) -> tensor<2xf16> {
  %0 = math.rsqrt %x : tensor<2xf16>
  return %0 : tensor<2xf16>
}

// CHECK-LABEL: @powf(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NEXT: %[[LOG:.*]] = math.log %[[X]] : f32
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[Y]], %[[LOG]] : f32
// CHECK-NEXT: math.exp %[[P]] : f32
func.func @powf(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y fastmath<fast> : f32
  return %0 : f32
}

// CHECK-LABEL: @powf_constants(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>)
// CHECK: %[[ONE:.*]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK: %[[M1:.*]] = arith.divf %[[ONE]], %[[X]]
// CHECK-NEXT: %[[HALF:.*]] = math.sqrt %[[X]]
// CHECK-NEXT: %[[ROOT:.*]] = math.sqrt %[[X]]
// CHECK-NEXT: %[[MHALF:.*]] = arith.divf %[[ONE]], %[[ROOT]]
// CHECK-NEXT: %[[TWO:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: %[[M2:.*]] = arith.divf %[[ONE]], %[[SQUARE]]
// CHECK-NEXT: %[[AGAIN:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: %[[THREE:.*]] = arith.mulf %[[AGAIN]], %[[X]]
// CHECK-NEXT: return %[[ONE]], %[[X]], %[[M1]], %[[HALF]], %[[MHALF]], %[[TWO]], %[[M2]], %[[THREE]]
func.func @powf_constants(%x: vector<2xf32>)
    -> (vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>,
        vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>) {
  %n0 = arith.constant dense<-0.0> : vector<2xf32>
  %n1 = arith.constant dense<1.0> : vector<2xf32>
  %n2 = arith.constant dense<-1.0> : vector<2xf32>
  %n3 = arith.constant dense<0.5> : vector<2xf32>
  %n4 = arith.constant dense<-0.5> : vector<2xf32>
  %n5 = arith.constant dense<2.0> : vector<2xf32>
  %n6 = arith.constant dense<-2.0> : vector<2xf32>
  %n7 = arith.constant dense<3.0> : vector<2xf32>
  %0 = math.powf %x, %n0 : vector<2xf32>
  %1 = math.powf %x, %n1 : vector<2xf32>
  %2 = math.powf %x, %n2 : vector<2xf32>
  %3 = math.powf %x, %n3 : vector<2xf32>
  %4 = math.powf %x, %n4 : vector<2xf32>
  %5 = math.powf %x, %n5 : vector<2xf32>
  %6 = math.powf %x, %n6 : vector<2xf32>
  %7 = math.powf %x, %n7 : vector<2xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7
      : vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>,
        vector<2xf32>, vector<2xf32>, vector<2xf32>, vector<2xf32>
}

// CHECK-LABEL: @fpowi(
// CHECK-SAME: %[[X:.*]]: f32, %[[N:.*]]: i8)
// CHECK-NEXT: %[[Y:.*]] = arith.sitofp %[[N]] : i8 to f32
// CHECK-NEXT: %[[LOG:.*]] = math.log %[[X]] : f32
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[Y]], %[[LOG]] : f32
// CHECK-NEXT: math.exp %[[P]] : f32
func.func @fpowi(%x: f32, %n: i8) -> f32 {
  %0 = math.fpowi %x, %n : f32, i8
  return %0 : f32
}

// CHECK-LABEL: @fpowi_seven(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-NEXT: %[[X2:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK-NEXT: %[[X3:.*]] = arith.mulf %[[X2]], %[[X]] : f32
// CHECK-NEXT: %[[X4:.*]] = arith.mulf %[[X2]], %[[X2]] : f32
// CHECK-NEXT: arith.mulf %[[X4]], %[[X3]] : f32
func.func @fpowi_seven(%x: f32) -> f32 {
  %n = arith.constant 7 : i32
  %0 = math.fpowi %x, %n : f32, i32
  return %0 : f32
}

// CHECK-LABEL: @fpowi_minus_one(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-DAG: %[[MZERO:.*]] = arith.constant -0.000000e+00 : f32
// CHECK-DAG: %[[INF:.*]] = arith.constant 0x7F800000 : f32
// CHECK-DAG: %[[MINF:.*]] = arith.constant 0xFF800000 : f32
// CHECK: %[[A:.*]] = arith.cmpf oeq, %[[X]], %[[ZERO]] : f32
// CHECK-NEXT: %[[B:.*]] = arith.cmpf oeq, %[[X]], %[[MZERO]] : f32
// CHECK-NEXT: %[[Q:.*]] = arith.divf %[[ONE]], %[[X]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.select %[[A]], %[[INF]], %[[Q]] : f32
// CHECK-NEXT: arith.select %[[B]], %[[MINF]], %[[R]] : f32
func.func @fpowi_minus_one(%x: f32) -> f32 {
  %n = arith.constant -1 : i64
  %0 = math.fpowi %x, %n : f32, i64
  return %0 : f32
}

// CHECK-LABEL: @not_fpowi_of_index(
// CHECK: math.fpowi
func.func @not_fpowi_of_index(%x: f32, %n: index) -> f32 {
  %0 = math.fpowi %x, %n : f32, index
  return %0 : f32
}
