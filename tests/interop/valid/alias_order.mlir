// SPDX-License-Identifier: Apache-2.0
// FLAGS: --allow-unregistered-dialect --split-input-file
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-op-generic
// FLAGS: --allow-unregistered-dialect --split-input-file --mlir-print-local-scope
// The order of the printer's aliases: by first use, numbered per kind.

"t.op"() {z = affine_map<(i) -> (i + 1)>, a = affine_map<(i) -> (i + 2)>} : () -> (memref<4xf32, affine_map<(i) -> (i + 3)>>)
"t.op"() ({
^bb0(%x: memref<4xf32, affine_map<(i) -> (i + 4)>>):
  "t.op"() {a = affine_map<(i) -> (i + 5)>} : () -> ()
}) {m = affine_map<(i) -> (i + 6)>, s = affine_set<(i) : (i >= 0)>} : () -> ()
%0 = "t.op"() <{p = affine_map<(i) -> (i + 7)>}> {d = affine_map<(i) -> (i + 8)>} : () -> (tensor<4xf32, affine_map<(i) -> (i + 9)>>)
"t.op"(%0) {n = [[affine_map<(i) -> (i + 10)>], {k = affine_set<(i) : (i - 1 >= 0)>}]} : (tensor<4xf32, affine_map<(i) -> (i + 9)>>) -> ()
"t.op"() {f = (memref<4xf32, affine_map<(i) -> (i + 11)>>) -> tuple<memref<4xf32, affine_map<(i) -> (i + 12)>>>} : () -> ()
"t.op"() {a = #d.x<affine_map<(i) -> (i + 13)>>, b = !d.x<affine_map<(i) -> (i + 13)>>, d = dense<1> : tensor<2xi32, affine_map<(i) -> (i + 14)>>} : () -> ()
// -----
module attributes {d.m = affine_map<(i) -> (i)>} {
  module attributes {d.n = affine_map<(i) -> (i * 2)>} {
    "t.op"() {d.o = affine_map<(i) -> (i)>, l = loc("x"), u = distinct[0]<1>} : () -> ()
  }
}
