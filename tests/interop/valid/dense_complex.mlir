// SPDX-License-Identifier: Apache-2.0
// Elements: complex numbers.

"t.v"() {a = dense<(1, 2)> : tensor<complex<i32>>, b = dense<(1, 2)> : tensor<3xcomplex<i32>>, c = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i32>>, d = dense<[(1, 2), (1, 2)]> : tensor<2xcomplex<i32>>} : () -> ()
"t.v"() {a = dense<(1.0, -2.0)> : tensor<complex<f32>>, b = dense<[(0.1, 0x7FC00000), (1.0, 2.0)]> : tensor<2xcomplex<f32>>, c = dense<(1.0, 2.0)> : tensor<2xcomplex<f16>>, d = dense<[[(1.0, 2.0)], [(3.0, 4.0)]]> : tensor<2x1xcomplex<f64>>} : () -> ()
"t.v"() {a = dense<[(true, false), (false, false)]> : tensor<2xcomplex<i1>>, b = dense<[(1, -1)]> : tensor<1xcomplex<i8>>, c = dense<(1, 255)> : tensor<2xcomplex<ui8>>, d = dense<(5, 6)> : tensor<2xi32>} : () -> ()
"t.v"() {a = dense<> : tensor<0xcomplex<f32>>, b = dense<"0x000080BF00000040"> : tensor<2xcomplex<f32>>, c = dense<"0x0100000002000000"> : tensor<2xcomplex<i32>>} : () -> ()
