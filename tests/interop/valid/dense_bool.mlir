// SPDX-License-Identifier: Apache-2.0
// Elements: booleans.

"t.v"() {a = dense<true> : tensor<i1>, b = dense<false> : tensor<4xi1>, c = dense<[true, false, true]> : tensor<3xi1>, d = dense<[1, 0]> : tensor<2xi1>, e = dense<1> : tensor<9xi1>, f = dense<-1> : tensor<2xi1>} : () -> ()
"t.v"() {a = dense<[[true, false], [false, true]]> : vector<2x2xi1>, b = dense<[true, true]> : tensor<2xi1>, c = dense<[true, false, true, false, true, false, true, false, true]> : tensor<9xi1>, d = dense<"0xFF"> : tensor<8xi1>, e = dense<"0x01"> : tensor<8xi1>, f = dense<"0x00"> : tensor<3xi1>} : () -> ()
"t.v"() {a = dense<1> : tensor<2xui1>, b = dense<[1, 0]> : tensor<2xui1>, c = dense<-1> : tensor<2xsi1>, d = dense<[0, -1]> : tensor<2xsi1>} : () -> ()
