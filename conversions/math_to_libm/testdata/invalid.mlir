// RUN: mlir-opt %s --convert-math-to-libm --split-input-file --verify-diagnostics
// SPDX-License-Identifier: Apache-2.0

func.func @no_such_function(%x: f32) -> f32 {
  // expected-error @below {{failed to legalize operation 'math.copysign' that was explicitly marked illegal}}
  %0 = math.copysign %x, %x : f32
  return %0 : f32
}

// -----

func.func @no_such_format(%x: f80) -> f80 {
  // expected-error @below {{failed to legalize operation 'math.exp' that was explicitly marked illegal}}
  %0 = math.exp %x : f80
  return %0 : f80
}

// -----

func.func @no_such_shape(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @below {{failed to legalize operation 'math.exp' that was explicitly marked illegal}}
  %0 = math.exp %x : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @other_type(%x: f32) -> f32 {
  // expected-error @below {{incorrect number of operands for callee}}
  %0 = math.exp %x : f32
  return %0 : f32
}
func.func private @expf(f32, f32) -> f32

// -----

func.func @no_such_size(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error @below {{failed to legalize operation 'math.exp' that was explicitly marked illegal}}
  %0 = math.exp %x : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
