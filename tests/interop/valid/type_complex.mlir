// SPDX-License-Identifier: Apache-2.0
// Complex numbers of integers and floats.

"t.v"() : () -> (complex<i8>, complex<f16>, complex<f64>)
"t.v"() : () -> (tensor<complex<f32>>, tensor<2x?xcomplex<i64>>, tensor<*xcomplex<f32>>)
"t.v"() : () -> (memref<2xcomplex<f32>>, tuple<complex<f32>>)
"t.v"() {a = complex<ui4>, b = [complex<si4>]} : () -> ()
