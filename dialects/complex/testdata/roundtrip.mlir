// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK: complex.constant [1.000000e-01, -1.000000e+00] : complex<f64>
%0 = complex.constant [0.1, -1.0] : complex<f64>
// CHECK: complex.constant [1 : i32, 2 : i32] {foo} : complex<i32>
%1 = complex.constant [1 : i32, 2 : i32] {foo} : complex<i32>

// CHECK: #complex.number<:f64 1.000000e+00, -2.000000e+00> : complex<f64>
func.func private @f() attributes {test.n = #complex.number<:f64 1.0, -2.0>}
// CHECK: #complex.number<:f16 0x7C00, 9.997550e-02> : complex<f16>
func.func private @g() attributes {test.n = #complex.number<:f16 100000.0, 0.1>}
