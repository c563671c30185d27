// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
%0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>

// -----

// expected-error @below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
%0 = complex.constant [1.0 : f32] : complex<f32>

// -----

// expected-error @below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
%0 = complex.constant ["a", "b"] : complex<f32>

// -----

// expected-error @below {{invalid kind of type specified: expected float, but found 'i32'}}
func.func private @f() attributes {test.n = #complex.number<:i32 1.0, 2.0>}

// -----

// expected-error @below {{expected ','}}
func.func private @f() attributes {test.n = #complex.number<:f64 1.0>}

// -----

// expected-error @below {{unknown attribute `imaginary` in dialect `complex`}}
func.func private @f() attributes {test.n = #complex.imaginary<:f64 1.0>}

// -----

func.func @integers(%z: complex<i32>) {
  // expected-error@+1 {{operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.add %z, %z : complex<i32>
  return
}

// -----

func.func @two_types(%z: complex<f32>, %w: complex<f64>) {
  // expected-error@+1 {{requires the same type for all operands and results}}
  %0 = "complex.mul"(%z, %w) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}

// -----

func.func @part_of_other_type(%z: complex<f32>) {
  // expected-error@+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%z) : (complex<f32>) -> f64
  return
}

// -----

func.func @size_of_other_type(%z: complex<f32>) {
  // expected-error@+1 {{failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%z) : (complex<f32>) -> f64
  return
}

// -----

func.func @number_of_other_type(%x: f32) {
  // expected-error@+1 {{failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%x, %x) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @bitcast_of_vector(%x: vector<2xf32>) {
  // expected-error@+1 {{operand must be int/float/complex}}
  %0 = complex.bitcast %x : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @bitcast_to_index(%z: complex<f32>) {
  // expected-error@+1 {{result must be int/float/complex}}
  %0 = complex.bitcast %z : complex<f32> to index
  return
}

// -----

func.func @bitcast_of_none(%x: f32) {
  // expected-error@+1 {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %x : f32 to i32
  return
}

// -----

func.func @bitcast_of_both(%z: complex<f32>) {
  // expected-error@+1 {{requires that either input or output has a complex type}}
  %0 = complex.bitcast %z : complex<f32> to complex<i32>
  return
}

// -----

func.func @bitcast_to_wider(%x: i32) {
  // expected-error@+1 {{casting bitwidths do not match}}
  %0 = complex.bitcast %x : i32 to complex<f32>
  return
}
