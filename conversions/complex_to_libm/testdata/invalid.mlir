// RUN: mlir-opt %s --convert-complex-to-libm --verify-diagnostics
// SPDX-License-Identifier: Apache-2.0

func.func @no_such_format(%z: complex<f16>) -> complex<f16> {
  // expected-error @below {{failed to legalize operation 'complex.sin' that was explicitly marked illegal}}
  %0 = complex.sin %z : complex<f16>
  return %0 : complex<f16>
}
