// RUN: mlir-opt %s --convert-complex-to-standard --split-input-file | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[Z:.*]]: complex<f32>, %[[W:.*]]: complex<f32>)
// CHECK-NEXT: %[[A:.*]] = complex.re %[[Z]] : complex<f32>
// CHECK-NEXT: %[[C:.*]] = complex.re %[[W]] : complex<f32>
// CHECK-NEXT: %[[RE:.*]] = arith.addf %[[A]], %[[C]] fastmath<nnan> : f32
// CHECK-NEXT: %[[B:.*]] = complex.im %[[Z]] : complex<f32>
// CHECK-NEXT: %[[D:.*]] = complex.im %[[W]] : complex<f32>
// CHECK-NEXT: %[[IM:.*]] = arith.addf %[[B]], %[[D]] fastmath<nnan> : f32
// CHECK-NEXT: complex.create %[[RE]], %[[IM]] : complex<f32>
func.func @add(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.add %z, %w fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @sub(
// CHECK-COUNT-2: arith.subf
// CHECK: complex.create
func.func @sub(%z: complex<f16>, %w: complex<f16>) -> complex<f16> {
  %0 = complex.sub %z, %w : complex<f16>
  return %0 : complex<f16>
}

// -----

// CHECK-LABEL: func.func @mul(
// CHECK-SAME: %[[Z:.*]]: complex<f64>, %[[W:.*]]: complex<f64>)
// CHECK-NEXT: %[[A:.*]] = complex.re %[[Z]]
// CHECK-NEXT: %[[B:.*]] = complex.im %[[Z]]
// CHECK-NEXT: %[[C:.*]] = complex.re %[[W]]
// CHECK-NEXT: %[[D:.*]] = complex.im %[[W]]
// CHECK-NEXT: %[[AC:.*]] = arith.mulf %[[A]], %[[C]] : f64
// CHECK-NEXT: %[[BD:.*]] = arith.mulf %[[B]], %[[D]] : f64
// CHECK-NEXT: %[[RE:.*]] = arith.subf %[[AC]], %[[BD]] : f64
// CHECK-NEXT: %[[BC:.*]] = arith.mulf %[[B]], %[[C]] : f64
// CHECK-NEXT: %[[AD:.*]] = arith.mulf %[[A]], %[[D]] : f64
// CHECK-NEXT: %[[IM:.*]] = arith.addf %[[BC]], %[[AD]] : f64
// CHECK-NEXT: complex.create %[[RE]], %[[IM]] : complex<f64>
func.func @mul(%z: complex<f64>, %w: complex<f64>) -> complex<f64> {
  %0 = complex.mul %z, %w : complex<f64>
  return %0 : complex<f64>
}

// -----

// CHECK-LABEL: func.func @neg_conj(
// CHECK-SAME: %[[Z:.*]]: complex<f32>)
// CHECK-NEXT: %[[A:.*]] = complex.re %[[Z]]
// CHECK-NEXT: %[[B:.*]] = complex.im %[[Z]]
// CHECK-NEXT: %[[RE:.*]] = arith.negf %[[A]] : f32
// CHECK-NEXT: %[[IM:.*]] = arith.negf %[[B]] : f32
// CHECK-NEXT: %[[NEG:.*]] = complex.create %[[RE]], %[[IM]]
// CHECK-NEXT: %[[C:.*]] = complex.re %[[NEG]]
// CHECK-NEXT: %[[D:.*]] = complex.im %[[NEG]]
// CHECK-NEXT: %[[MINUS:.*]] = arith.negf %[[D]] : f32
// CHECK-NEXT: complex.create %[[C]], %[[MINUS]]
func.func @neg_conj(%z: complex<f32>) -> complex<f32> {
  %0 = complex.neg %z fastmath<fast> : complex<f32>
  %1 = complex.conj %0 fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @compare(
// CHECK: %[[RE:.*]] = arith.cmpf oeq
// CHECK-NEXT: %[[IM:.*]] = arith.cmpf oeq
// CHECK-NEXT: %[[EQ:.*]] = arith.andi %[[RE]], %[[IM]] : i1
// CHECK: %[[RE2:.*]] = arith.cmpf une
// CHECK-NEXT: %[[IM2:.*]] = arith.cmpf une
// CHECK-NEXT: %[[NEQ:.*]] = arith.ori %[[RE2]], %[[IM2]] : i1
// CHECK-NEXT: return %[[EQ]], %[[NEQ]]
func.func @compare(%z: complex<f32>, %w: complex<f32>) -> (i1, i1) {
  %0 = complex.eq %z, %w : complex<f32>
  %1 = complex.neq %z, %w : complex<f32>
  return %0, %1 : i1, i1
}

// -----

// Operations that may produce NaN do not have the flag nnan.
// CHECK-LABEL: func.func @abs(
// CHECK-SAME: %[[Z:.*]]: complex<f32>)
// CHECK-NEXT: %[[A:.*]] = complex.re %[[Z]]
// CHECK-NEXT: %[[B:.*]] = complex.im %[[Z]]
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[X:.*]] = math.absf %[[A]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[Y:.*]] = math.absf %[[B]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[MAX:.*]] = arith.maximumf %[[X]], %[[Y]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[MIN:.*]] = arith.minimumf %[[X]], %[[Y]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[RATIO:.*]] = arith.divf %[[MIN]], %[[MAX]] fastmath<contract> : f32
// CHECK-NEXT: %[[SQUARE:.*]] = arith.mulf %[[RATIO]], %[[RATIO]] fastmath<contract> : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[SQUARE]], %[[ONE]] fastmath<contract> : f32
// CHECK-NEXT: %[[ROOT:.*]] = math.sqrt %[[SUM]] fastmath<contract> : f32
// CHECK-NEXT: %[[ABS:.*]] = arith.mulf %[[MAX]], %[[ROOT]] fastmath<contract> : f32
// CHECK-NEXT: %[[NAN:.*]] = arith.cmpf uno, %[[ABS]], %[[ABS]] fastmath<contract> : f32
// CHECK-NEXT: arith.select %[[NAN]], %[[MIN]], %[[ABS]] : f32
func.func @abs(%z: complex<f32>) -> f32 {
  %0 = complex.abs %z fastmath<nnan,contract> : complex<f32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @angle(
// CHECK: math.atan2 %{{.*}}, %{{.*}} fastmath<nnan> : f32
func.func @angle(%z: complex<f32>) -> f32 {
  %0 = complex.angle %z fastmath<nnan> : complex<f32>
  return %0 : f32
}

// -----

// CHECK-LABEL: func.func @sign(
// CHECK-SAME: %[[Z:.*]]: complex<f32>)
// CHECK: %[[ZERO:.*]] = arith.andi
// CHECK: %[[SIZE:.*]] = arith.select
// CHECK-NEXT: %[[RE:.*]] = arith.divf %{{.*}}, %[[SIZE]]
// CHECK-NEXT: %[[IM:.*]] = arith.divf %{{.*}}, %[[SIZE]]
// CHECK-NEXT: %[[SIGN:.*]] = complex.create %[[RE]], %[[IM]]
// CHECK-NEXT: arith.select %[[ZERO]], %[[Z]], %[[SIGN]] : complex<f32>
func.func @sign(%z: complex<f32>) -> complex<f32> {
  %0 = complex.sign %z : complex<f32>
  return %0 : complex<f32>
}

// -----

// CHECK-LABEL: func.func @left(
// CHECK-NEXT: %[[C:.*]] = complex.constant
// CHECK-NEXT: complex.bitcast %[[C]]
func.func @left() -> i64 {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  return %1 : i64
}
