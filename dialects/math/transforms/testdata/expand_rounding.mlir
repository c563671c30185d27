// RUN: mlir-opt %s --math-expand-ops --split-input-file | FileCheck %s
// RUN: mlir-opt %s --math-expand-ops=ops=clampf,ceil --split-input-file | FileCheck %s --check-prefix=SOME
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @ceil(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[I:.*]] = arith.fptosi %[[X]] : f32 to i64
// CHECK-NEXT: %[[F:.*]] = arith.sitofp %[[I]] : i64 to f32
// CHECK-NEXT: %[[CUT:.*]] = math.copysign %[[F]], %[[X]] : f32
// CHECK-NEXT: %[[GT:.*]] = arith.cmpf ogt, %[[X]], %[[CUT]] : f32
// CHECK-NEXT: %[[MORE:.*]] = arith.select %[[GT]], %[[ONE]], %[[ZERO]] : f32
// CHECK-NEXT: arith.addf %[[CUT]], %[[MORE]] : f32
// SOME-LABEL: @ceil(
// SOME-NOT: math.ceil
func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @round(
// CHECK-SAME: %[[X:.*]]: f32)
// CHECK-DAG: %[[HALF:.*]] = arith.constant 5.000000e-01 : f32
// CHECK-DAG: %[[C23:.*]] = arith.constant 23 : i32
// CHECK-DAG: %[[C127:.*]] = arith.constant 127 : i32
// CHECK-DAG: %[[C255:.*]] = arith.constant 255 : i32
// CHECK: %[[AWAY:.*]] = math.copysign %[[HALF]], %[[X]] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[X]], %[[AWAY]] : f32
// CHECK-NEXT: %[[I:.*]] = arith.fptosi %[[SUM]] : f32 to i64
// CHECK-NEXT: %[[F:.*]] = arith.sitofp %[[I]] : i64 to f32
// CHECK-NEXT: %[[CUT:.*]] = math.copysign %[[F]], %[[SUM]] : f32
// CHECK-NEXT: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK-NEXT: %[[SHIFTED:.*]] = arith.shrui %[[BITS]], %[[C23]] : i32
// CHECK-NEXT: %[[BIASED:.*]] = arith.andi %[[SHIFTED]], %[[C255]] : i32
// CHECK-NEXT: %[[E:.*]] = arith.subi %[[BIASED]], %[[C127]] : i32
// CHECK-NEXT: %[[WHOLE:.*]] = arith.cmpi sge, %[[E]], %[[C23]] : i32
// CHECK-NEXT: arith.select %[[WHOLE]], %[[X]], %[[CUT]] : f32
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
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f32
// CHECK-NEXT: arith.addf %[[P]], %[[C]] : f32
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
// CHECK-NEXT: arith.constant 1.000000e+00 : f32
// CHECK-NEXT: arith.constant 0.000000e+00 : f32
// CHECK-NEXT: math.absf
func.func @order(%x: f32) -> f32 {
  %0 = math.absf %x : f32
  %1 = math.ceil %0 : f32
  return %1 : f32
}
