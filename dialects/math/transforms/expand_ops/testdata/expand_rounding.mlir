// RUN: mlir-opt %s --math-expand-ops --split-input-file | FileCheck %s
// RUN: mlir-opt %s --math-expand-ops=ops=clampf,ceil --split-input-file | FileCheck %s --check-prefix=SOME
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @ceil(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.fptosi %[[X]] : f32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.sitofp %[[V0]] : i64 to f32
// CHECK-NEXT: %[[V2:.*]] = math.copysign %[[V1]], %[[X]] : f32
// CHECK-NEXT: %[[V3:.*]] = arith.cmpf ogt, %[[X]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = arith.select %[[V3]], %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: %[[V5:.*]] = arith.addf %[[V2]], %[[V4]] : f32
// CHECK-NEXT: %[[V6:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.cmpf uge, %[[V6]], %{{.*}} : f32
// CHECK-NEXT: %[[V8:.*]] = math.copysign %[[V5]], %[[X]] : f32
// CHECK-NEXT: arith.select %[[V7]], %[[X]], %[[V8]] : f32
// SOME-LABEL: @ceil(
// SOME-NOT: math.ceil
func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @round(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.fptosi %[[X]] : f32 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.sitofp %[[V0]] : i64 to f32
// CHECK-NEXT: %[[V2:.*]] = math.copysign %[[V1]], %[[X]] : f32
// CHECK-NEXT: %[[V3:.*]] = arith.subf %[[X]], %[[V2]] : f32
// CHECK-NEXT: %[[V4:.*]] = math.absf %[[V3]] : f32
// CHECK-NEXT: %[[V5:.*]] = arith.cmpf oge, %[[V4]], %{{.*}} : f32
// CHECK-NEXT: %[[V6:.*]] = math.copysign %{{.*}}, %[[X]] : f32
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V5]], %[[V6]], %{{.*}} : f32
// CHECK-NEXT: %[[V8:.*]] = arith.addf %[[V2]], %[[V7]] : f32
// CHECK-NEXT: %[[V9:.*]] = math.absf %[[X]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.cmpf uge, %[[V9]], %{{.*}} : f32
// CHECK-NEXT: %[[V11:.*]] = math.copysign %[[V8]], %[[X]] : f32
// CHECK-NEXT: arith.select %[[V10]], %[[X]], %[[V11]] : f32
// SOME-LABEL: @round(
// SOME-NEXT: math.round
func.func @round(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @round_f64(
// CHECK-NEXT: math.round
func.func @round_f64(%x: f64) -> f64 {
  %0 = math.round %x : f64
  return %0 : f64
}

// -----

// The masks depend on the float format.
// CHECK-LABEL: @roundeven(
// CHECK-SAME: %[[X:.*]]: f16)
// CHECK-DAG: arith.constant 10 : i16
// CHECK-DAG: arith.constant 15 : i16
// CHECK-DAG: arith.constant 31 : i16
// CHECK-DAG: arith.constant 512 : i16
// CHECK-DAG: arith.constant 1023 : i16
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f16 to i16
// CHECK-NEXT: %[[ROUND:.*]] = math.round %[[X]] : f16
// CHECK: %[[AWAY:.*]] = arith.subf %[[ROUND]], %{{.*}} : f16
// CHECK-NEXT: %[[ODD:.*]] = arith.andi
// CHECK-NEXT: %[[EVEN:.*]] = arith.select %[[ODD]], %[[AWAY]], %[[ROUND]] : f16
// CHECK-NEXT: math.copysign %[[EVEN]], %[[X]] : f16
func.func @roundeven(%x: f16) -> f16 {
  %0 = math.roundeven %x : f16
  return %0 : f16
}

// -----

// CHECK-LABEL: @roundeven_of_other_format(
// CHECK-NEXT: math.roundeven
func.func @roundeven_of_other_format(%x: f80) -> f80 {
  %0 = math.roundeven %x : f80
  return %0 : f80
}

// -----

// CHECK-LABEL: @clampf(
// CHECK-SAME: %[[X:.*]]: f32, %[[A:.*]]: f32, %[[B:.*]]: f32)
// CHECK-NEXT: %[[MIN:.*]] = arith.minimumf %[[X]], %[[A]] fastmath<nnan> : f32
// CHECK-NEXT: arith.maximumf %[[MIN]], %[[B]] fastmath<nnan> : f32
// SOME-LABEL: @clampf(
// SOME-NOT: math.clampf
func.func @clampf(%x: f32, %a: f32, %b: f32) -> f32 {
  %0 = math.clampf %x to [%a, %b] fastmath<nnan> : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @fma(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32)
// CHECK: %[[V0:.*]] = arith.extf %[[A]] : f32 to f64
// CHECK-NEXT: %[[V1:.*]] = arith.extf %[[B]] : f32 to f64
// CHECK-NEXT: %[[V2:.*]] = arith.extf %[[C]] : f32 to f64
// CHECK-NEXT: %[[V3:.*]] = arith.mulf %[[V0]], %[[V1]] : f64
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V3]], %[[V2]] : f64
// CHECK-NEXT: %[[V5:.*]] = arith.subf %[[V4]], %[[V3]] : f64
// CHECK-NEXT: %[[V6:.*]] = arith.subf %[[V4]], %[[V5]] : f64
// CHECK-NEXT: %[[V7:.*]] = arith.subf %[[V2]], %[[V5]] : f64
// CHECK-NEXT: %[[V8:.*]] = arith.subf %[[V3]], %[[V6]] : f64
// CHECK-NEXT: %[[V9:.*]] = arith.addf %[[V7]], %[[V8]] : f64
// CHECK-NEXT: %[[V10:.*]] = arith.bitcast %[[V4]] : f64 to i64
// CHECK-NEXT: %[[V11:.*]] = arith.cmpf one, %[[V9]], %{{.*}} : f64
// CHECK-NEXT: %[[V12:.*]] = arith.andi %[[V10]], %{{.*}} : i64
// CHECK-NEXT: %[[V13:.*]] = arith.cmpi eq, %[[V12]], %{{.*}} : i64
// CHECK-NEXT: %[[V14:.*]] = arith.andi %[[V11]], %[[V13]] : i1
// CHECK-NEXT: %[[V15:.*]] = arith.cmpf olt, %[[V9]], %{{.*}} : f64
// CHECK-NEXT: %[[V16:.*]] = arith.cmpi slt, %[[V10]], %{{.*}} : i64
// CHECK-NEXT: %[[V17:.*]] = arith.xori %[[V15]], %[[V16]] : i1
// CHECK-NEXT: %[[V18:.*]] = arith.addi %[[V10]], %{{.*}} : i64
// CHECK-NEXT: %[[V19:.*]] = arith.subi %[[V10]], %{{.*}} : i64
// CHECK-NEXT: %[[V20:.*]] = arith.select %[[V17]], %[[V19]], %[[V18]] : i64
// CHECK-NEXT: %[[V21:.*]] = arith.select %[[V14]], %[[V20]], %[[V10]] : i64
// CHECK-NEXT: %[[V22:.*]] = arith.bitcast %[[V21]] : i64 to f64
// CHECK-NEXT: arith.truncf %[[V22]] : f64 to f32
// SOME-LABEL: @fma(
// SOME-NEXT: math.fma
func.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @ctlz(
// CHECK-SAME: %[[INPUT:.*]]: i4)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : i4
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : i4
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : i4
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : i4
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : i4
// CHECK-DAG: %[[C7:.*]] = arith.constant 7 : i4
// CHECK: %[[P:.*]] = arith.cmpi ule, %[[INPUT]], %[[C3]] : i4
// CHECK-NEXT: %[[S:.*]] = arith.shli %[[INPUT]], %[[C2]] : i4
// CHECK-NEXT: %[[X:.*]] = arith.select %[[P]], %[[S]], %[[INPUT]] : i4
// CHECK-NEXT: %[[N:.*]] = arith.select %[[P]], %[[C2]], %[[C0]] : i4
// CHECK-NEXT: %[[Q:.*]] = arith.cmpi ule, %[[X]], %[[C7]] : i4
// CHECK-NEXT: %[[M:.*]] = arith.addi %[[N]], %[[C1]] : i4
// CHECK-NEXT: %[[COUNT:.*]] = arith.select %[[Q]], %[[M]], %[[N]] : i4
// CHECK-NEXT: %[[ZERO:.*]] = arith.cmpi eq, %[[INPUT]], %[[C0]] : i4
// CHECK-NEXT: arith.select %[[ZERO]], %[[C4]], %[[COUNT]] : i4
func.func @ctlz(%x: i4) -> i4 {
  %0 = math.ctlz %x : i4
  return %0 : i4
}

// -----

// CHECK-LABEL: @not_ctlz(
// CHECK-NEXT: math.ctlz
// CHECK-NEXT: math.ctlz
func.func @not_ctlz(%x: i13, %i: index) -> (i13, index) {
  %0 = math.ctlz %x : i13
  %1 = math.ctlz %i : index
  return %0, %1 : i13, index
}

// -----

// The positions of the constants that the pass hoists.
// CHECK-LABEL: @order(
// CHECK-NEXT: arith.constant 0x4B000000 : f32
// CHECK-NEXT: arith.constant 1.000000e+00 : f32
// CHECK-NEXT: arith.constant 0.000000e+00 : f32
// CHECK-NEXT: math.absf
func.func @order(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.ceil %0 : f32
  return %1 : f32
}
