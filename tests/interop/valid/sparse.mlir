// SPDX-License-Identifier: Apache-2.0
// Sparse elements.

"t.v"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, 1> : tensor<1xi32>, c = sparse<[], []> : tensor<3xi32>, d = sparse<> : tensor<2x2xf32>, e = sparse<[[0]], 2> : tensor<3xi32>, f = sparse<[[1, 1]], [2]> : tensor<2x2xi8>} : () -> ()
"t.v"() {a = sparse<[[0], [2]], [1.5, -2.5]> : tensor<3xf32>, b = sparse<[[0]], 0x7FC00000> : tensor<3xf32>, c = sparse<[[0], [1]], [true, false]> : tensor<3xi1>, d = sparse<[[0], [1]], [3, 3]> : tensor<3xi32>, e = sparse<[[1], [0]], [3, 4]> : tensor<3xi32>} : () -> ()
"t.v"() {a = sparse<[[0]], [(1, 2)]> : tensor<3xcomplex<i32>>, b = sparse<[[0], [1]], ["x", "y"]> : tensor<3x!d.str>, c = sparse<[0, 1], [1, 2]> : tensor<2xi32>, d = sparse<[], 1> : tensor<2xi32>, f = sparse<[[0]], [1]> : vector<2xi32>} : () -> ()
