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
