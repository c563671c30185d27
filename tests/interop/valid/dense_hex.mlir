// SPDX-License-Identifier: Apache-2.0
// Elements in hexadecimal: little endian, as a splat or as all elements.

"t.v"() {a = dense<"0x01000000"> : tensor<1xi32>, b = dense<"0x01000000"> : tensor<4xi32>, c = dense<"0x0100000002000000"> : tensor<2xi32>, d = dense<"0x0102"> : tensor<2xi8>, e = dense<"0xFF"> : tensor<2xui8>} : () -> ()
"t.v"() {a = dense<"0x0000803F"> : tensor<2xf32>, b = dense<"0x0000803F00000040"> : tensor<2xf32>, c = dense<"0x003C0040"> : tensor<2xf16>, d = dense<"0x000000000000F03F"> : tensor<3xf64>, e = dense<"0xaBcD"> : tensor<1xi16>} : () -> ()
"t.v"() {a = dense<"0x0100000000000000"> : tensor<2xindex>, b = dense<"0x0F"> : tensor<2xi4>, c = dense<"0x0102"> : tensor<2xi4>, d = dense<"0x"> : tensor<0xi32>} : () -> ()
