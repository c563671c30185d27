// SPDX-License-Identifier: Apache-2.0
// Elements: integers as splat, as lists, of rank zero, of many widths.

"t.v"() {a = dense<1> : tensor<i32>, b = dense<1> : tensor<4xi32>, c = dense<[1, 2]> : tensor<2xi32>, d = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>, e = dense<[[[1], [2]]]> : tensor<1x2x1xi8>} : () -> ()
"t.v"() {a = dense<[1, 1, 1]> : tensor<3xi32>, b = dense<[1]> : tensor<1xi32>, c = dense<[[1]]> : tensor<1x1xi32>, d = dense<[0, 0]> : tensor<2xi64>, e = dense<-1> : tensor<2xi8>, f = dense<[-1, -1]> : tensor<2xi8>} : () -> ()
"t.v"() {a = dense<[255, 128]> : tensor<2xi8>, b = dense<[255, 1]> : tensor<2xui8>, c = dense<[-128, 127]> : tensor<2xsi8>, d = dense<[0xFF, 0x10]> : tensor<2xi8>, e = dense<[-0x10, 0]> : tensor<2xi8>} : () -> ()
"t.v"() {a = dense<[1, -2]> : tensor<2xi4>, b = dense<[1, 15]> : tensor<2xui4>, c = dense<[1, 2, 3, 4, 5]> : tensor<5xi3>, d = dense<7> : tensor<3xi3>, e = dense<[1, 2]> : tensor<2xi7>, f = dense<[100000, 1]> : tensor<2xi17>} : () -> ()
"t.v"() {a = dense<[1, -1]> : tensor<2xi128>, b = dense<123456789012345678901234567890> : tensor<2xi128>, c = dense<[1, 2]> : tensor<2xi65>, d = dense<[340282366920938463463374607431768211455]> : tensor<1xui128>} : () -> ()
"t.v"() {a = dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>, b = dense<18446744073709551615> : tensor<2xui64>, c = dense<18446744073709551615> : tensor<2xi64>} : () -> ()
"t.v"() {a = dense<[1, 2]> : vector<2xi32>, b = dense<1> : vector<[4]xi32>, c = dense<1> : vector<i32>, d = dense<[1, 2]> : memref<2xi32>, e = dense<[5, -5]> : tensor<2xindex>, f = dense<3> : vector<2x2xindex>} : () -> ()
"t.v"() {a = dense<1> : tensor<2xi32, #d.enc>, b = dense<[1, 2]> : tensor<2xi32, "e">, c = dense<0> : tensor<2xi0>, d = dense<[0, 0]> : tensor<2xi0>} : () -> ()
