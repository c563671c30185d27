// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-elementsattrs-with-hex-if-larger=4
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-elementsattrs-with-hex-if-larger=0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-elementsattrs-with-hex-if-larger=-1
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-elide-elementsattrs-if-larger=4
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-elide-elementsattrs-if-larger=0
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-elide-elementsattrs-if-larger=2 --mlir-print-elementsattrs-with-hex-if-larger=3
// The sizes from which elements are printed in hexadecimal or elided.

"t.v"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>, b = dense<[1, 2, 3, 4, 5]> : tensor<5xi32>, c = dense<1> : tensor<100xi32>, d = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>, e = dense<5> : tensor<i32>} : () -> ()
"t.v"() {a = dense<[true, false, true, true, false]> : tensor<5xi1>, b = dense<[1, 2, 3, 4, 5]> : tensor<5xindex>, c = dense<["a", "b", "c", "d", "e"]> : tensor<5x!d.str>, d = dense<[(1, 2), (3, 4), (5, 6), (7, 8), (9, 0)]> : tensor<5xcomplex<i8>>} : () -> ()
"t.v"() {a = dense<[1, 2, 3, 4, 5]> : tensor<5xi4>, b = dense<[1, 2, 3, 4, 5]> : tensor<5xi128>, c = dense<[1, 2, 3, 4, 5]> : tensor<5xi7>, d = dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi16>, e = dense<> : tensor<0xi32>} : () -> ()
"t.v"() {a = sparse<[[0], [1], [2], [3], [4]], [1, 2, 3, 4, 5]> : tensor<9xi32>, b = sparse<[[0]], [1]> : tensor<9xi32>, c = array<i32: 1, 2, 3, 4, 5, 6>, d = [1, 2, 3, 4, 5, 6], e = dense_resource<r> : tensor<9xi32>} : () -> ()
"t.v"() {a = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf16>, b = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf64>, c = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf4E2M1FN>, d = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf80>} : () -> ()
