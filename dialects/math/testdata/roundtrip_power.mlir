// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Powers, roots, logarithms and the error function.

// CHECK-LABEL: @exp
func.func @exp(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.exp %{{.*}} : f32
  %0 = math.exp %x : f32
  // CHECK: math.exp %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.exp %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.exp %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.exp %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @exp2
func.func @exp2(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.exp2 %{{.*}} : f32
  %0 = math.exp2 %x : f32
  // CHECK: math.exp2 %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.exp2 %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.exp2 %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.exp2 %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @expm1
func.func @expm1(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.expm1 %{{.*}} : f32
  %0 = math.expm1 %x : f32
  // CHECK: math.expm1 %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.expm1 %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.expm1 %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.expm1 %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @log
func.func @log(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.log %{{.*}} : f32
  %0 = math.log %x : f32
  // CHECK: math.log %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.log %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.log %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.log %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @log10
func.func @log10(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.log10 %{{.*}} : f32
  %0 = math.log10 %x : f32
  // CHECK: math.log10 %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.log10 %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.log10 %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.log10 %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @log1p
func.func @log1p(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.log1p %{{.*}} : f32
  %0 = math.log1p %x : f32
  // CHECK: math.log1p %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.log1p %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.log1p %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.log1p %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @log2
func.func @log2(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.log2 %{{.*}} : f32
  %0 = math.log2 %x : f32
  // CHECK: math.log2 %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.log2 %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.log2 %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.log2 %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @sqrt
func.func @sqrt(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.sqrt %{{.*}} : f32
  %0 = math.sqrt %x : f32
  // CHECK: math.sqrt %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.sqrt %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.sqrt %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.sqrt %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @rsqrt
func.func @rsqrt(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.rsqrt %{{.*}} : f32
  %0 = math.rsqrt %x : f32
  // CHECK: math.rsqrt %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.rsqrt %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.rsqrt %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.rsqrt %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @cbrt
func.func @cbrt(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.cbrt %{{.*}} : f32
  %0 = math.cbrt %x : f32
  // CHECK: math.cbrt %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.cbrt %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.cbrt %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.cbrt %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @erf
func.func @erf(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.erf %{{.*}} : f32
  %0 = math.erf %x : f32
  // CHECK: math.erf %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.erf %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.erf %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.erf %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @erfc
func.func @erfc(%x: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  // CHECK: math.erfc %{{.*}} : f32
  %0 = math.erfc %x : f32
  // CHECK: math.erfc %{{.*}} fastmath<nnan> : vector<4xf64>
  %1 = math.erfc %v fastmath<nnan> : vector<4xf64>
  // CHECK: math.erfc %{{.*}} fastmath<fast> {a} : tensor<?xbf16>
  %2 = math.erfc %t fastmath<fast> {a} : tensor<?xbf16>
  return
}

// CHECK-LABEL: @powf
func.func @powf(%x: f32, %v: vector<4xf64>) {
  // CHECK: math.powf %{{.*}}, %{{.*}} : f32
  %0 = math.powf %x, %x : f32
  // CHECK: math.powf %{{.*}}, %{{.*}} fastmath<afn> : vector<4xf64>
  %1 = math.powf %v, %v fastmath<afn> : vector<4xf64>
  return
}

// CHECK-LABEL: @fpowi
func.func @fpowi(%x: f32, %n: i32, %v: vector<4xf64>, %m: vector<4xindex>) {
  // CHECK: math.fpowi %{{.*}}, %{{.*}} : f32, i32
  %0 = math.fpowi %x, %n : f32, i32
  // CHECK: math.fpowi %{{.*}}, %{{.*}} fastmath<afn> : vector<4xf64>, vector<4xindex>
  %1 = math.fpowi %v, %m fastmath<afn> : vector<4xf64>, vector<4xindex>
  return
}
