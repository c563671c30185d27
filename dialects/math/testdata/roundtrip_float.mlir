// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Signs, rounding and classification of floats, fused multiply-add.

// CHECK-LABEL: @absf
func.func @absf(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.absf %{{.*}} : f32
  %0 = math.absf %x : f32
  // CHECK: math.absf %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.absf %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.absf %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.absf %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @ceil
func.func @ceil(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.ceil %{{.*}} : f32
  %0 = math.ceil %x : f32
  // CHECK: math.ceil %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.ceil %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.ceil %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.ceil %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @floor
func.func @floor(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.floor %{{.*}} : f32
  %0 = math.floor %x : f32
  // CHECK: math.floor %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.floor %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.floor %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.floor %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @round
func.func @round(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.round %{{.*}} : f32
  %0 = math.round %x : f32
  // CHECK: math.round %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.round %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.round %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.round %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @roundeven
func.func @roundeven(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.roundeven %{{.*}} : f32
  %0 = math.roundeven %x : f32
  // CHECK: math.roundeven %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.roundeven %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.roundeven %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.roundeven %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @trunc
func.func @trunc(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.trunc %{{.*}} : f32
  %0 = math.trunc %x : f32
  // CHECK: math.trunc %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.trunc %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.trunc %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.trunc %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @isfinite
func.func @isfinite(%x: f32, %t: tensor<?xf16>) -> (i1, tensor<?xi1>) {
  // CHECK: math.isfinite %{{.*}} : f32
  %0 = math.isfinite %x : f32
  // CHECK: math.isfinite %{{.*}} : tensor<?xf16>
  %1 = math.isfinite %t : tensor<?xf16>
  return %0, %1 : i1, tensor<?xi1>
}

// CHECK-LABEL: @isinf
func.func @isinf(%x: f32, %t: tensor<?xf16>) -> (i1, tensor<?xi1>) {
  // CHECK: math.isinf %{{.*}} : f32
  %0 = math.isinf %x : f32
  // CHECK: math.isinf %{{.*}} : tensor<?xf16>
  %1 = math.isinf %t : tensor<?xf16>
  return %0, %1 : i1, tensor<?xi1>
}

// CHECK-LABEL: @isnan
func.func @isnan(%x: f32, %t: tensor<?xf16>) -> (i1, tensor<?xi1>) {
  // CHECK: math.isnan %{{.*}} : f32
  %0 = math.isnan %x : f32
  // CHECK: math.isnan %{{.*}} : tensor<?xf16>
  %1 = math.isnan %t : tensor<?xf16>
  return %0, %1 : i1, tensor<?xi1>
}

// CHECK-LABEL: @isnormal
func.func @isnormal(%x: f32, %t: tensor<?xf16>) -> (i1, tensor<?xi1>) {
  // CHECK: math.isnormal %{{.*}} : f32
  %0 = math.isnormal %x : f32
  // CHECK: math.isnormal %{{.*}} : tensor<?xf16>
  %1 = math.isnormal %t : tensor<?xf16>
  return %0, %1 : i1, tensor<?xi1>
}

// CHECK-LABEL: @copysign
func.func @copysign(%x: f32, %v: vector<4xf64>) {
  // CHECK: math.copysign %{{.*}}, %{{.*}} : f32
  %0 = math.copysign %x, %x : f32
  // CHECK: math.copysign %{{.*}}, %{{.*}} fastmath<nsz> : vector<4xf64>
  %1 = math.copysign %v, %v fastmath<nsz> : vector<4xf64>
  return
}

// CHECK-LABEL: @fma
func.func @fma(%x: f32, %v: vector<[4]xf64>) {
  // CHECK: math.fma %{{.*}}, %{{.*}}, %{{.*}} : f32
  %0 = math.fma %x, %x, %x : f32
  // CHECK: math.fma %{{.*}}, %{{.*}}, %{{.*}} fastmath<contract> : vector<[4]xf64>
  %1 = math.fma %v, %v, %v fastmath<contract> : vector<[4]xf64>
  return
}

// CHECK-LABEL: @clampf
func.func @clampf(%x: f32, %y: f32, %z: f32) {
  // CHECK: math.clampf %{{.*}} to [%{{.*}}, %{{.*}}] : f32
  %0 = math.clampf %x to [%y, %z] : f32
  // CHECK: math.clampf %{{.*}} to [%{{.*}}, %{{.*}}] fastmath<ninf> : f32
  %1 = math.clampf %x to [%y, %z] fastmath<ninf> : f32
  return
}
