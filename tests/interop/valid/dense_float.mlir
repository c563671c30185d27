// SPDX-License-Identifier: Apache-2.0
// Elements: floats of every kind, some of them hexadecimal.

"t.v"() {a = dense<1.0> : tensor<f32>, b = dense<0.1> : tensor<4xf32>, c = dense<[1.0, 2.5]> : tensor<2xf32>, d = dense<[[1.0], [-2.0]]> : tensor<2x1xf64>, e = dense<[0.0, -0.0]> : tensor<2xf32>, f = dense<[1.0, 1.0]> : tensor<2xf32>} : () -> ()
"t.v"() {a = dense<[0x7FC00000, 0xFF800000, 0x3F800000]> : tensor<3xf32>, b = dense<0x7F800000> : tensor<2xf32>, c = dense<[1234567.0, 1.0]> : tensor<2xf32>, d = dense<[1.0e39, 0.1]> : tensor<2xf32>, e = dense<0x7FF0000000000000> : tensor<2xf64>} : () -> ()
"t.v"() {a = dense<[1.0, 0.1]> : tensor<2xf16>, b = dense<[1.0, 0.1]> : tensor<2xbf16>, c = dense<[1.0, 0.1]> : tensor<2xtf32>, d = dense<[1.0, 0.1]> : tensor<2xf80>, e = dense<[1.0, 0.1]> : tensor<2xf128>, f = dense<0x7E00> : vector<2xf16>} : () -> ()
"t.v"() {a = dense<[1.0, -1.5]> : tensor<2xf8E5M2>, b = dense<[1.0, 0.5]> : tensor<2xf8E4M3FN>, c = dense<1.0> : tensor<2xf8E8M0FNU>, d = dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>, e = dense<[1.0, 0.5]> : tensor<2xf4E2M1FN>, f = dense<[1.0, 7.5]> : tensor<2xf6E2M3FN>, g = dense<[1.0, 15.5]> : tensor<2xf8E3M4>} : () -> ()
"t.v"() {a = dense<[1.0, 2.0]> : vector<2xf32>, b = dense<1.0> : vector<[4]xf32>, c = dense<1.0> : vector<f32>, d = dense<[[1.0, 2.0], [1.0, 2.0]]> : vector<2x2xf32>} : () -> ()
