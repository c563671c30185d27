// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Trigonometric and hyperbolic functions and their inverses.

// CHECK-LABEL: @sin
func.func @sin(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.sin %{{.*}} : f32
  %0 = math.sin %x : f32
  // CHECK: math.sin %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.sin %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.sin %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.sin %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @cos
func.func @cos(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.cos %{{.*}} : f32
  %0 = math.cos %x : f32
  // CHECK: math.cos %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.cos %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.cos %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.cos %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @tan
func.func @tan(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.tan %{{.*}} : f32
  %0 = math.tan %x : f32
  // CHECK: math.tan %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.tan %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.tan %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.tan %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @asin
func.func @asin(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.asin %{{.*}} : f32
  %0 = math.asin %x : f32
  // CHECK: math.asin %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.asin %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.asin %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.asin %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @acos
func.func @acos(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.acos %{{.*}} : f32
  %0 = math.acos %x : f32
  // CHECK: math.acos %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.acos %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.acos %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.acos %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @atan
func.func @atan(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.atan %{{.*}} : f32
  %0 = math.atan %x : f32
  // CHECK: math.atan %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.atan %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.atan %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.atan %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @sinh
func.func @sinh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.sinh %{{.*}} : f32
  %0 = math.sinh %x : f32
  // CHECK: math.sinh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.sinh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.sinh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.sinh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @cosh
func.func @cosh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.cosh %{{.*}} : f32
  %0 = math.cosh %x : f32
  // CHECK: math.cosh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.cosh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.cosh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.cosh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @tanh
func.func @tanh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.tanh %{{.*}} : f32
  %0 = math.tanh %x : f32
  // CHECK: math.tanh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.tanh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.tanh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.tanh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @asinh
func.func @asinh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.asinh %{{.*}} : f32
  %0 = math.asinh %x : f32
  // CHECK: math.asinh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.asinh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.asinh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.asinh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @acosh
func.func @acosh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.acosh %{{.*}} : f32
  %0 = math.acosh %x : f32
  // CHECK: math.acosh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.acosh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.acosh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.acosh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @atanh
func.func @atanh(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.atanh %{{.*}} : f32
  %0 = math.atanh %x : f32
  // CHECK: math.atanh %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.atanh %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.atanh %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.atanh %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @atan2
func.func @atan2(%x: f32, %v: vector<4xf64>) {
  // CHECK: math.atan2 %{{.*}}, %{{.*}} : f32
  %0 = math.atan2 %x, %x : f32
  // CHECK: math.atan2 %{{.*}}, %{{.*}} fastmath<afn> : vector<4xf64>
  %1 = math.atan2 %v, %v fastmath<afn> : vector<4xf64>
  return
}

// CHECK-LABEL: @sincos
func.func @sincos(%x: f32, %v: vector<4xf64>) {
  // CHECK: %{{.*}}, %{{.*}} = math.sincos %{{.*}} : f32
  %0:2 = math.sincos %x : f32
  // CHECK: math.sincos %{{.*}} fastmath<fast> : vector<4xf64>
  %1, %2 = math.sincos %v fastmath<fast> : vector<4xf64>
  return
}
