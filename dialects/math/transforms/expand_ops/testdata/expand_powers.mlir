// RUN: mlir-opt %s --math-expand-ops | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @exp2(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.cmpf olt, %[[X]], %{{.*}} : f32
// CHECK-NEXT: %[[V1:.*]] = arith.select %[[V0]], %[[X]], %{{.*}} : f32
// CHECK-NEXT: %[[V2:.*]] = arith.cmpf ogt, %[[V1]], %{{.*}} : f32
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V2]], %[[V1]], %{{.*}} : f32
// CHECK-NEXT: %[[V4:.*]] = arith.fptosi %[[V3]] : f32 to i32
// CHECK-NEXT: %[[V5:.*]] = arith.sitofp %[[V4]] : i32 to f32
// CHECK-NEXT: %[[V6:.*]] = arith.subf %[[X]], %[[V5]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.mulf %[[V6]], %{{.*}} : f32
// CHECK-NEXT: %[[V8:.*]] = math.exp %[[V7]] : f32
// CHECK-NEXT: %[[V9:.*]] = arith.shrsi %[[V4]], %{{.*}} : i32
// CHECK-NEXT: %[[V10:.*]] = arith.subi %[[V4]], %[[V9]] : i32
// CHECK-NEXT: %[[V11:.*]] = arith.addi %[[V9]], %{{.*}} : i32
// CHECK-NEXT: %[[V12:.*]] = arith.shli %[[V11]], %{{.*}} : i32
// CHECK-NEXT: %[[V13:.*]] = arith.bitcast %[[V12]] : i32 to f32
// CHECK-NEXT: %[[V14:.*]] = arith.mulf %[[V8]], %[[V13]] : f32
// CHECK-NEXT: %[[V15:.*]] = arith.addi %[[V10]], %{{.*}} : i32
// CHECK-NEXT: %[[V16:.*]] = arith.shli %[[V15]], %{{.*}} : i32
// CHECK-NEXT: %[[V17:.*]] = arith.bitcast %[[V16]] : i32 to f32
// CHECK-NEXT: arith.mulf %[[V14]], %[[V17]] : f32
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
// CHECK: %[[V0:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK-NEXT: %[[V1:.*]] = arith.extf %[[Y]] : f32 to f64
// CHECK-NEXT: %[[V2:.*]] = math.absf %[[V0]] : f64
// CHECK-NEXT: %[[V3:.*]] = math.log %[[V2]] : f64
// CHECK-NEXT: %[[V4:.*]] = arith.mulf %[[V1]], %[[V3]] : f64
// CHECK-NEXT: %[[V5:.*]] = math.exp %[[V4]] : f64
// CHECK-NEXT: %[[V6:.*]] = arith.cmpf ord, %[[V1]], %[[V1]] : f64
// CHECK-NEXT: %[[V7:.*]] = arith.cmpf oeq, %[[V2]], %{{.*}} : f64
// CHECK-NEXT: %[[V8:.*]] = arith.andi %[[V7]], %[[V6]] : i1
// CHECK-NEXT: %[[V9:.*]] = arith.select %[[V8]], %{{.*}}, %[[V5]] : f64
// CHECK-NEXT: %[[V10:.*]] = math.floor %[[V1]] : f64
// CHECK-NEXT: %[[V11:.*]] = arith.cmpf oeq, %[[V10]], %[[V1]] : f64
// CHECK-NEXT: %[[V12:.*]] = arith.mulf %[[V1]], %{{.*}} : f64
// CHECK-NEXT: %[[V13:.*]] = math.floor %[[V12]] : f64
// CHECK-NEXT: %[[V14:.*]] = arith.cmpf one, %[[V13]], %[[V12]] : f64
// CHECK-NEXT: %[[V15:.*]] = arith.andi %[[V11]], %[[V14]] : i1
// CHECK-NEXT: %[[V16:.*]] = math.copysign %[[V9]], %[[V0]] : f64
// CHECK-NEXT: %[[V17:.*]] = arith.select %[[V15]], %[[V16]], %[[V9]] : f64
// CHECK-NEXT: %[[V18:.*]] = arith.cmpf olt, %[[V0]], %{{.*}} : f64
// CHECK-NEXT: %[[V19:.*]] = arith.cmpf ogt, %[[V0]], %{{.*}} : f64
// CHECK-NEXT: %[[V20:.*]] = arith.cmpf une, %[[V10]], %[[V1]] : f64
// CHECK-NEXT: %[[V21:.*]] = arith.andi %[[V18]], %[[V19]] : i1
// CHECK-NEXT: %[[V22:.*]] = arith.andi %[[V21]], %[[V20]] : i1
// CHECK-NEXT: %[[V23:.*]] = arith.select %[[V22]], %{{.*}}, %[[V17]] : f64
// CHECK-NEXT: %[[V24:.*]] = arith.cmpf oeq, %[[V0]], %{{.*}} : f64
// CHECK-NEXT: %[[V25:.*]] = arith.cmpf oeq, %[[V1]], %{{.*}} : f64
// CHECK-NEXT: %[[V26:.*]] = arith.ori %[[V24]], %[[V25]] : i1
// CHECK-NEXT: %[[V27:.*]] = arith.select %[[V26]], %{{.*}}, %[[V23]] : f64
// CHECK-NEXT: arith.truncf %[[V27]] : f64 to f32
func.func @powf(%x: f32, %y: f32) -> f32 {
  %0 = math.powf %x, %y fastmath<fast> : f32
  return %0 : f32
}

// CHECK-LABEL: @powf_constants(
// CHECK-SAME: %[[X:.*]]: vector<2xf32>)
// CHECK: arith.divf %{{.*}}, %[[X]] : vector<2xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: %[[V2:.*]] = math.sqrt %[[V1]] : vector<2xf32>
// CHECK-NEXT: %[[V3:.*]] = arith.cmpf oeq, %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: arith.select %[[V3]], %{{.*}}, %[[V2]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V5:.*]] = arith.addf %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: %[[V6:.*]] = math.sqrt %[[V5]] : vector<2xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.divf %{{.*}}, %[[V6]] : vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.cmpf oeq, %[[X]], %{{.*}} : vector<2xf32>
// CHECK-NEXT: arith.select %[[V8]], %{{.*}}, %[[V7]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: arith.mulf %[[X]], %[[X]] : vector<2xf32>
// CHECK-NEXT: %[[V11:.*]] = arith.divf %{{.*}}, %[[X]] : vector<2xf32>
// CHECK-NEXT: arith.mulf %[[V11]], %[[V11]] : vector<2xf32>
// CHECK-NEXT: %[[V13:.*]] = arith.mulf %[[X]], %[[X]] : vector<2xf32>
// CHECK-NEXT: arith.mulf %[[V13]], %[[X]] : vector<2xf32>
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
// CHECK: %[[V0:.*]] = arith.sitofp %[[N]] : i8 to f32
// CHECK-NEXT: %[[V1:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.extf %[[V1]] : f32 to f64
// CHECK-NEXT: %[[V3:.*]] = arith.extf %[[V0]] : f32 to f64
// CHECK-NEXT: %[[V4:.*]] = math.absf %[[V2]] : f64
// CHECK-NEXT: %[[V5:.*]] = math.log %[[V4]] : f64
// CHECK-NEXT: %[[V6:.*]] = arith.mulf %[[V3]], %[[V5]] : f64
// CHECK-NEXT: %[[V7:.*]] = math.exp %[[V6]] : f64
// CHECK-NEXT: %[[V8:.*]] = arith.cmpf ord, %[[V3]], %[[V3]] : f64
// CHECK-NEXT: %[[V9:.*]] = arith.cmpf oeq, %[[V4]], %{{.*}} : f64
// CHECK-NEXT: %[[V10:.*]] = arith.andi %[[V9]], %[[V8]] : i1
// CHECK-NEXT: %[[V11:.*]] = arith.select %[[V10]], %{{.*}}, %[[V7]] : f64
// CHECK-NEXT: %[[V12:.*]] = math.floor %[[V3]] : f64
// CHECK-NEXT: %[[V13:.*]] = arith.cmpf oeq, %[[V12]], %[[V3]] : f64
// CHECK-NEXT: %[[V14:.*]] = arith.mulf %[[V3]], %{{.*}} : f64
// CHECK-NEXT: %[[V15:.*]] = math.floor %[[V14]] : f64
// CHECK-NEXT: %[[V16:.*]] = arith.cmpf one, %[[V15]], %[[V14]] : f64
// CHECK-NEXT: %[[V17:.*]] = arith.andi %[[V13]], %[[V16]] : i1
// CHECK-NEXT: %[[V18:.*]] = math.copysign %[[V11]], %[[V2]] : f64
// CHECK-NEXT: %[[V19:.*]] = arith.select %[[V17]], %[[V18]], %[[V11]] : f64
// CHECK-NEXT: %[[V20:.*]] = arith.cmpf olt, %[[V2]], %{{.*}} : f64
// CHECK-NEXT: %[[V21:.*]] = arith.cmpf ogt, %[[V2]], %{{.*}} : f64
// CHECK-NEXT: %[[V22:.*]] = arith.cmpf une, %[[V12]], %[[V3]] : f64
// CHECK-NEXT: %[[V23:.*]] = arith.andi %[[V20]], %[[V21]] : i1
// CHECK-NEXT: %[[V24:.*]] = arith.andi %[[V23]], %[[V22]] : i1
// CHECK-NEXT: %[[V25:.*]] = arith.select %[[V24]], %{{.*}}, %[[V19]] : f64
// CHECK-NEXT: %[[V26:.*]] = arith.cmpf oeq, %[[V2]], %{{.*}} : f64
// CHECK-NEXT: %[[V27:.*]] = arith.cmpf oeq, %[[V3]], %{{.*}} : f64
// CHECK-NEXT: %[[V28:.*]] = arith.ori %[[V26]], %[[V27]] : i1
// CHECK-NEXT: %[[V29:.*]] = arith.select %[[V28]], %{{.*}}, %[[V25]] : f64
// CHECK-NEXT: %[[V30:.*]] = arith.truncf %[[V29]] : f64 to f32
// CHECK-NEXT: %[[V31:.*]] = arith.andi %[[N]], %{{.*}} : i8
// CHECK-NEXT: %[[V32:.*]] = arith.cmpi ne, %[[V31]], %{{.*}} : i8
// CHECK-NEXT: %[[V33:.*]] = math.copysign %[[V30]], %[[X]] : f32
// CHECK-NEXT: arith.select %[[V32]], %[[V33]], %[[V30]] : f32
func.func @fpowi(%x: f32, %n: i8) -> f32 {
  %0 = math.fpowi %x, %n : f32, i8
  return %0 : f32
}

// CHECK-LABEL: @fpowi_seven(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.mulf %[[X]], %[[X]] : f32
// CHECK-NEXT: %[[V1:.*]] = arith.mulf %[[V0]], %[[X]] : f32
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %[[V0]], %[[V0]] : f32
// CHECK-NEXT: arith.mulf %[[V2]], %[[V1]] : f32
func.func @fpowi_seven(%x: f32) -> f32 {
  %n = arith.constant 7 : i32
  %0 = math.fpowi %x, %n : f32, i32
  return %0 : f32
}

// CHECK-LABEL: @fpowi_minus_one(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: arith.divf %{{.*}}, %[[X]] : f32
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

// A cast to floats would not have the shape of the base.
// CHECK-LABEL: @fpowi_other_shape(
// CHECK: math.fpowi
func.func @fpowi_other_shape(%x: tensor<2x3xf32>, %n: tensor<?x3xi64>) -> tensor<2x3xf32> {
  %0 = math.fpowi %x, %n : tensor<2x3xf32>, tensor<?x3xi64>
  return %0 : tensor<2x3xf32>
}
