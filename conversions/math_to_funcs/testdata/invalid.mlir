// RUN: mlir-opt %s --convert-math-to-funcs --split-input-file --verify-diagnostics
// SPDX-License-Identifier: Apache-2.0

func.func @no_such_shape(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error @below {{failed to legalize operation 'math.ipowi' that was explicitly marked illegal}}
  %0 = math.ipowi %x, %x : tensor<2xi32>
  return %0 : tensor<2xi32>
}

// -----

// The function is created in the outer module.
module {
  module @inner {
    func.func @f(%x: i32) -> i32 {
      // expected-error @below {{'__mlir_math_ipowi_i32' does not reference a valid function}}
      %0 = math.ipowi %x, %x : i32
      return %0 : i32
    }
  }
}
