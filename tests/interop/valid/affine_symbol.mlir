// SPDX-License-Identifier: Apache-2.0
// The same map twice has one alias; maps nested in types and attributes.

#id = affine_map<(i) -> (i)>
#same = affine_map<(d0) -> (d0)>
#tile = affine_map<(i, j) -> (i floordiv 8, j floordiv 8, i mod 8, j mod 8)>
#pos = affine_set<(i) : (i - 1 >= 0)>
"t.v"() {a = #id, b = #same, c = #tile, d = [#id, #tile], e = {m = #pos}, f = #pos} : () -> ()
"t.v"() : () -> (memref<8x8xf32, #tile>, memref<8xf32, #id>, tensor<2xf32, #tile>, tuple<memref<8x8xi1, #tile>>)
