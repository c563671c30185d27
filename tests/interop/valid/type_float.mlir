// SPDX-License-Identifier: Apache-2.0
// Every float type of the language.

"t.v"() : () -> (bf16, f16, f32, f64, f80, f128, tf32)
"t.v"() : () -> (f8E5M2, f8E4M3, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E3M4, f8E8M0FNU)
"t.v"() : () -> (f6E2M3FN, f6E3M2FN, f4E2M1FN)
"t.v"() : () -> (tensor<2xbf16>, tensor<2xf80>, tensor<2xf128>, tensor<2xtf32>, tensor<2xf4E2M1FN>, tensor<2xf8E8M0FNU>)
"t.v"() : () -> (vector<2xbf16>, vector<2xf80>, vector<2xf128>, vector<2xtf32>, vector<2xf4E2M1FN>)
"t.v"() : () -> (memref<2xf6E2M3FN>, memref<2xf6E3M2FN>, memref<2xf8E3M4>)
"t.v"() : () -> (complex<bf16>, complex<f128>, complex<f8E5M2>, complex<tf32>)
"t.v"() {a = [bf16, f16, f32, f64, f80, f128, tf32, f8E5M2, f6E2M3FN, f4E2M1FN]} : () -> ()
