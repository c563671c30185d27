// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s
// SPDX-License-Identifier: Apache-2.0
//
// Operations on complex numbers.

// CHECK-LABEL: @neg
func.func @neg(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.neg %{{.*}} : complex<f32>
  %0 = complex.neg %z : complex<f32>
  // CHECK: complex.neg %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.neg %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @conj
func.func @conj(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.conj %{{.*}} : complex<f32>
  %0 = complex.conj %z : complex<f32>
  // CHECK: complex.conj %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.conj %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @sign
func.func @sign(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.sign %{{.*}} : complex<f32>
  %0 = complex.sign %z : complex<f32>
  // CHECK: complex.sign %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.sign %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @exp
func.func @exp(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.exp %{{.*}} : complex<f32>
  %0 = complex.exp %z : complex<f32>
  // CHECK: complex.exp %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.exp %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @expm1
func.func @expm1(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.expm1 %{{.*}} : complex<f32>
  %0 = complex.expm1 %z : complex<f32>
  // CHECK: complex.expm1 %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.expm1 %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @log
func.func @log(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.log %{{.*}} : complex<f32>
  %0 = complex.log %z : complex<f32>
  // CHECK: complex.log %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.log %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @log1p
func.func @log1p(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.log1p %{{.*}} : complex<f32>
  %0 = complex.log1p %z : complex<f32>
  // CHECK: complex.log1p %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.log1p %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @sqrt
func.func @sqrt(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.sqrt %{{.*}} : complex<f32>
  %0 = complex.sqrt %z : complex<f32>
  // CHECK: complex.sqrt %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.sqrt %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @rsqrt
func.func @rsqrt(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.rsqrt %{{.*}} : complex<f32>
  %0 = complex.rsqrt %z : complex<f32>
  // CHECK: complex.rsqrt %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.rsqrt %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @sin
func.func @sin(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.sin %{{.*}} : complex<f32>
  %0 = complex.sin %z : complex<f32>
  // CHECK: complex.sin %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.sin %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @cos
func.func @cos(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.cos %{{.*}} : complex<f32>
  %0 = complex.cos %z : complex<f32>
  // CHECK: complex.cos %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.cos %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @tan
func.func @tan(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.tan %{{.*}} : complex<f32>
  %0 = complex.tan %z : complex<f32>
  // CHECK: complex.tan %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.tan %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @tanh
func.func @tanh(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.tanh %{{.*}} : complex<f32>
  %0 = complex.tanh %z : complex<f32>
  // CHECK: complex.tanh %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.tanh %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @re
func.func @re(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.re %{{.*}} : complex<f32>
  %0 = complex.re %z : complex<f32>
  // CHECK: complex.re %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.re %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @im
func.func @im(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.im %{{.*}} : complex<f32>
  %0 = complex.im %z : complex<f32>
  // CHECK: complex.im %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.im %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @abs
func.func @abs(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.abs %{{.*}} : complex<f32>
  %0 = complex.abs %z : complex<f32>
  // CHECK: complex.abs %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.abs %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @angle
func.func @angle(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.angle %{{.*}} : complex<f32>
  %0 = complex.angle %z : complex<f32>
  // CHECK: complex.angle %{{.*}} fastmath<nnan> {a} : complex<f16>
  %1 = complex.angle %w fastmath<nnan> {a} : complex<f16>
  return
}

// CHECK-LABEL: @add
func.func @add(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.add %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.add %z, %z : complex<f32>
  // CHECK: complex.add %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.add %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @sub
func.func @sub(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.sub %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.sub %z, %z : complex<f32>
  // CHECK: complex.sub %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.sub %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @mul
func.func @mul(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.mul %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.mul %z, %z : complex<f32>
  // CHECK: complex.mul %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.mul %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @div
func.func @div(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.div %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.div %z, %z : complex<f32>
  // CHECK: complex.div %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.div %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @pow
func.func @pow(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.pow %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.pow %z, %z : complex<f32>
  // CHECK: complex.pow %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.pow %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @atan2
func.func @atan2(%z: complex<f32>, %w: complex<f16>) {
  // CHECK: complex.atan2 %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.atan2 %z, %z : complex<f32>
  // CHECK: complex.atan2 %{{.*}}, %{{.*}} fastmath<fast> {a} : complex<f16>
  %1 = complex.atan2 %w, %w fastmath<fast> {a} : complex<f16>
  return
}

// CHECK-LABEL: @powi
func.func @powi(%z: complex<f32>, %i: i8) {
  // CHECK: complex.powi %{{.*}}, %{{.*}} : complex<f32>, i8
  %0 = complex.powi %z, %i : complex<f32>, i8
  // CHECK: complex.powi %{{.*}}, %{{.*}} fastmath<none> : complex<f32>, i8
  %1 = complex.powi %z, %i fastmath<none> : complex<f32>, i8
  return
}

// CHECK-LABEL: @comparisons
func.func @comparisons(%z: complex<f32>) -> (i1, i1) {
  // CHECK: complex.eq %{{.*}}, %{{.*}} : complex<f32>
  %0 = complex.eq %z, %z : complex<f32>
  // CHECK: complex.neq %{{.*}}, %{{.*}} {a} : complex<f32>
  %1 = complex.neq %z, %z {a} : complex<f32>
  return %0, %1 : i1, i1
}

// CHECK-LABEL: @create
func.func @create(%x: f64, %y: f64) -> complex<f64> {
  // CHECK: complex.create %{{.*}}, %{{.*}} : complex<f64>
  %0 = complex.create %x, %y : complex<f64>
  return %0 : complex<f64>
}

// CHECK-LABEL: @bitcast
func.func @bitcast(%z: complex<f32>) -> complex<bf16> {
  // CHECK: complex.bitcast %{{.*}} : complex<f32> to i64
  %0 = complex.bitcast %z : complex<f32> to i64
  // CHECK: complex.bitcast %{{.*}} : complex<f32> to f64
  %1 = complex.bitcast %z : complex<f32> to f64
  %2 = arith.constant 1.0 : f32
  // CHECK: complex.bitcast %{{.*}} : f32 to complex<bf16>
  %3 = complex.bitcast %2 : f32 to complex<bf16>
  return %3 : complex<bf16>
}
