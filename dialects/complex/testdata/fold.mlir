// RUN: mlir-opt %s --canonicalize | FileCheck %s
// SPDX-License-Identifier: Apache-2.0

// CHECK-LABEL: @parts_of_constant
// CHECK-DAG: %[[X:.*]] = arith.constant 2.000000e+00 : f32
// CHECK-DAG: %[[Y:.*]] = arith.constant 3.000000e+00 : f32
// CHECK: return %[[X]], %[[Y]]
func.func @parts_of_constant() -> (f32, f32) {
  %z = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %z : complex<f32>
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @parts
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[Z:.*]]: complex<f32>)
// CHECK-NEXT: return %[[X]], %[[Y]], %[[Z]]
func.func @parts(%x: f32, %y: f32, %z: complex<f32>) -> (f32, f32, complex<f32>) {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.re %0 : complex<f32>
  %2 = complex.im %0 : complex<f32>
  %3 = complex.re %z : complex<f32>
  %4 = complex.im %z : complex<f32>
  %5 = complex.create %3, %4 : complex<f32>
  return %1, %2, %5 : f32, f32, complex<f32>
}

// CHECK-LABEL: @parts_of_two
// CHECK: complex.create
func.func @parts_of_two(%z: complex<f32>, %w: complex<f32>) -> complex<f32> {
  %0 = complex.re %z : complex<f32>
  %1 = complex.im %w : complex<f32>
  %2 = complex.create %0, %1 : complex<f32>
  return %2 : complex<f32>
}

// Only a zero with the signs that do not matter is neutral without flags.
// CHECK-LABEL: @neutral
// CHECK-SAME: (%[[Z:.*]]: complex<f32>)
// CHECK-NEXT: return %[[Z]], %[[Z]], %[[Z]], %[[Z]], %[[Z]], %[[Z]]
func.func @neutral(%z: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>,
                                         complex<f32>, complex<f32>) {
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %plus = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %z, %minus : complex<f32>
  %1 = complex.sub %z, %plus : complex<f32>
  %2 = complex.add %z, %zero fastmath<nsz> : complex<f32>
  %3 = complex.sub %z, %zero fastmath<nsz> : complex<f32>
  %4 = complex.mul %z, %one fastmath<nnan, ninf, nsz> : complex<f32>
  %5 = complex.div %z, %one fastmath<nnan, ninf, nsz> : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>,
      complex<f32>, complex<f32>
}

// 0.0 loses the sign of -0.0; a NaN or an infinity of one part makes a NaN of
// the other one.
// CHECK-LABEL: @not_neutral_without_flags
// CHECK: complex.add
// CHECK-NEXT: complex.add
// CHECK-NEXT: complex.sub
// CHECK-NEXT: complex.mul
// CHECK-NEXT: complex.mul
// CHECK-NEXT: complex.div
func.func @not_neutral_without_flags(%z: complex<f32>)
    -> (complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %minus = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %plus = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, -0.0 : f32] : complex<f32>
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %z, %plus : complex<f32>
  %1 = complex.add %z, %zero : complex<f32>
  %2 = complex.sub %z, %minus : complex<f32>
  %3 = complex.mul %z, %one : complex<f32>
  %4 = complex.mul %z, %one fastmath<nnan, nsz> : complex<f32>
  %5 = complex.div %z, %one : complex<f32>
  return %0, %1, %2, %3, %4, %5 : complex<f32>, complex<f32>, complex<f32>, complex<f32>,
      complex<f32>, complex<f32>
}

// CHECK-LABEL: @not_neutral
// CHECK: complex.add
// CHECK: complex.mul
func.func @not_neutral(%z: complex<f32>) -> (complex<f32>, complex<f32>) {
  %i = complex.constant [0.0 : f32, 1.0 : f32] : complex<f32>
  %0 = complex.add %z, %i : complex<f32>
  %1 = complex.mul %z, %i : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}

// CHECK-LABEL: @there_and_back
// CHECK-SAME: (%[[Z:.*]]: complex<f32>, %{{.*}}: complex<f32>)
// CHECK-NEXT: return %[[Z]], %[[Z]], %[[Z]], %[[Z]], %[[Z]], %[[Z]]
func.func @there_and_back(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>,
    complex<f32>, complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sub %z, %w fastmath<fast> : complex<f32>
  %1 = complex.add %0, %w fastmath<fast> : complex<f32>
  %2 = complex.add %w, %0 fastmath<fast> : complex<f32>
  %3 = complex.add %z, %w fastmath<fast> : complex<f32>
  %4 = complex.sub %3, %w fastmath<fast> : complex<f32>
  %5 = complex.neg %z : complex<f32>
  %6 = complex.neg %5 : complex<f32>
  %7 = complex.conj %z : complex<f32>
  %8 = complex.conj %7 : complex<f32>
  %9 = complex.log %z fastmath<fast> : complex<f32>
  %10 = complex.exp %9 fastmath<fast> : complex<f32>
  return %1, %2, %4, %6, %8, %10 : complex<f32>, complex<f32>, complex<f32>,
      complex<f32>, complex<f32>, complex<f32>
}

// Sums and functions are rounded, and log(exp(z)) is another number than z if
// its imaginary part is beyond pi.
// CHECK-LABEL: @not_there_and_back
// CHECK-NEXT: complex.sub
// CHECK-NEXT: complex.add
// CHECK-NEXT: complex.add
// CHECK-NEXT: complex.sub
// CHECK-NEXT: complex.log
// CHECK-NEXT: complex.exp
// CHECK-NEXT: complex.exp
// CHECK-NEXT: complex.log
func.func @not_there_and_back(%z: complex<f32>, %w: complex<f32>) -> (complex<f32>, complex<f32>,
    complex<f32>, complex<f32>) {
  %0 = complex.sub %z, %w : complex<f32>
  %1 = complex.add %0, %w fastmath<fast> : complex<f32>
  %2 = complex.add %z, %w fastmath<fast> : complex<f32>
  %3 = complex.sub %2, %w fastmath<reassoc, nsz> : complex<f32>
  %4 = complex.log %z : complex<f32>
  %5 = complex.exp %4 : complex<f32>
  %6 = complex.exp %z fastmath<fast> : complex<f32>
  %7 = complex.log %6 fastmath<fast> : complex<f32>
  return %1, %3, %5, %7 : complex<f32>, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: @negated_parts
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-NEXT: %[[RE:.*]] = arith.negf %[[X]] : f32
// CHECK-NEXT: %[[IM:.*]] = arith.negf %[[Y]] : f32
// CHECK-NEXT: return %[[RE]], %[[IM]]
func.func @negated_parts(%x: f32, %y: f32) -> (f32, f32) {
  %0 = complex.create %x, %y : complex<f32>
  %1 = complex.neg %0 fastmath<nnan> : complex<f32>
  %2 = complex.re %1 : complex<f32>
  %3 = complex.im %1 : complex<f32>
  return %2, %3 : f32, f32
}

// CHECK-LABEL: @bitcasts
// CHECK-SAME: (%[[Z:.*]]: complex<f32>, %[[I:.*]]: i64)
// CHECK-NEXT: %[[F:.*]] = arith.bitcast %[[I]] : i64 to f64
// CHECK-NEXT: %[[W:.*]] = complex.bitcast %[[I]] : i64 to complex<f32>
// CHECK-NEXT: %[[D:.*]] = complex.bitcast %[[Z]] : complex<f32> to f64
// CHECK-NEXT: return %[[Z]], %[[F]], %[[W]], %[[D]]
func.func @bitcasts(%z: complex<f32>, %i: i64) -> (complex<f32>, f64, complex<f32>, f64) {
  %0 = complex.bitcast %z : complex<f32> to i64
  %1 = complex.bitcast %0 : i64 to complex<f32>
  %2 = complex.bitcast %i : i64 to complex<f32>
  %3 = complex.bitcast %2 : complex<f32> to f64
  %4 = arith.bitcast %i : i64 to f64
  %5 = complex.bitcast %4 : f64 to complex<f32>
  %6 = arith.bitcast %0 : i64 to f64
  return %1, %3, %5, %6 : complex<f32>, f64, complex<f32>, f64
}

// CHECK-LABEL: @bitcast_to_same
// CHECK-SAME: (%[[Z:.*]]: complex<f32>, %[[X:.*]]: f32)
// CHECK-NEXT: return %[[Z]], %[[X]]
func.func @bitcast_to_same(%z: complex<f32>, %x: f32) -> (complex<f32>, f32) {
  %0 = complex.bitcast %z : complex<f32> to complex<f32>
  %1 = complex.bitcast %x : f32 to f32
  return %0, %1 : complex<f32>, f32
}
