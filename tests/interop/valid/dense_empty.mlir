// SPDX-License-Identifier: Apache-2.0
// Elements: an empty list.

"t.v"() {a = dense<> : tensor<0xi32>, b = dense<[]> : tensor<0xi32>, c = dense<[[], []]> : tensor<2x0xi32>, d = dense<> : tensor<2x0xf32>, e = dense<> : tensor<0x2xi1>, f = dense<[]> : tensor<0xf32>} : () -> ()
"t.v"() {a = dense<1> : tensor<0xi32>, b = dense<1.0> : tensor<0x4xf32>, c = dense<true> : tensor<0xi1>, d = dense<> : tensor<0xindex>} : () -> ()
