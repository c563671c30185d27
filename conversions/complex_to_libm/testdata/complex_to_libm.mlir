// RUN: mlir-opt %s --convert-complex-to-libm | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-DAG: func.func private @cpowf(complex<f32>, complex<f32>) -> complex<f32>
// CHECK-DAG: func.func private @cabsf(complex<f32>) -> f32
// CHECK-DAG: func.func private @carg(complex<f64>) -> f64

// CHECK-LABEL: func.func @f32(
// CHECK-SAME: %[[Z:.*]]: complex<f32>, %[[W:.*]]: complex<f32>)
// CHECK-NEXT: call @cpowf(%[[Z]], %[[W]]) : (complex<f32>, complex<f32>) -> complex<f32>
// CHECK-NEXT: call @csqrtf(
// CHECK-NEXT: call @ctanhf(
// CHECK-NEXT: call @ccosf(
// CHECK-NEXT: call @csinf(
// CHECK-NEXT: call @conjf(
// CHECK-NEXT: call @clogf(
// CHECK-NEXT: call @ctanf(
// CHECK-NEXT: call @cabsf(
// CHECK-NEXT: call @cargf(
func.func @f32(%z: complex<f32>, %w: complex<f32>) -> (f32, f32) {
  %0 = complex.pow %z, %w fastmath<nnan> : complex<f32>
  %1 = complex.sqrt %0 : complex<f32>
  %2 = complex.tanh %1 : complex<f32>
  %3 = complex.cos %2 : complex<f32>
  %4 = complex.sin %3 : complex<f32>
  %5 = complex.conj %4 : complex<f32>
  %6 = complex.log %5 : complex<f32>
  %7 = complex.tan %6 : complex<f32>
  %8 = complex.abs %7 : complex<f32>
  %9 = complex.angle %7 : complex<f32>
  return %8, %9 : f32, f32
}

// CHECK-LABEL: func.func @f64(
// CHECK-SAME: %[[Z:.*]]: complex<f64>)
// CHECK-NEXT: call @cpow(%[[Z]], %[[Z]]) : (complex<f64>, complex<f64>) -> complex<f64>
// CHECK-NEXT: call @carg(
func.func @f64(%z: complex<f64>) -> f64 {
  %0 = complex.pow %z, %z : complex<f64>
  %1 = complex.angle %0 : complex<f64>
  return %1 : f64
}

// CHECK-LABEL: func.func @left(
// CHECK-SAME: %[[Z:.*]]: complex<f32>)
// CHECK-NEXT: complex.exp %[[Z]]
// CHECK-NEXT: complex.add
func.func @left(%z: complex<f32>) -> complex<f32> {
  %0 = complex.exp %z : complex<f32>
  %1 = complex.add %0, %z : complex<f32>
  return %1 : complex<f32>
}
