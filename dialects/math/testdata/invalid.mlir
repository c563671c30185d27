// RUN: mlir-opt %s --split-input-file --verify-diagnostics
// SPDX-License-Identifier: Apache-2.0

func.func @not_a_float(%i: i32) {
  // expected-error@+1 {{operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.exp %i : i32
  return
}

// -----

func.func @not_an_integer(%x: f32) {
  // expected-error@+1 {{operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %x : f32
  return
}

// -----

func.func @signed(%i: si32) {
  // expected-error@+1 {{operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.absi %i : si32
  return
}

// -----

func.func @other_type(%x: f32) {
  // expected-error@+1 {{requires the same type for all operands and results}}
  %0 = "math.exp"(%x) : (f32) -> f64
  return
}

// -----

func.func @not_one_bit(%x: vector<4xf32>) {
  // expected-error@+1 {{result #0 must be bool-like, but got 'vector<4xi32>'}}
  %0 = "math.isnan"(%x) : (vector<4xf32>) -> vector<4xi32>
  return
}

// -----

func.func @other_shape(%x: vector<4xf32>) {
  // expected-error@+1 {{failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) : (vector<4xf32>) -> vector<8xi1>
  return
}

// -----

func.func @power_of_other_shape(%x: vector<4xf32>, %n: vector<8xi32>) {
  // expected-error@+1 {{requires the same shape for all operands and results}}
  %0 = math.fpowi %x, %n : vector<4xf32>, vector<8xi32>
  return
}

// -----

func.func @power_of_other_type(%x: f32, %n: i32) {
  // expected-error@+1 {{failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%x, %n) : (f32, i32) -> f64
  return
}

// -----

func.func @clamp_without_bounds(%x: f32) {
  // expected-error@+1 {{expected '['}}
  %0 = math.clampf %x to %x : f32
  return
}
