// SPDX-License-Identifier: Apache-2.0
// Affine maps: all operators, names, ranges.

"t.v"() {a = affine_map<() -> ()>, b = affine_map<() -> (1)>, c = affine_map<(d0) -> ()>, d = affine_map<()[s0] -> (s0)>, e = affine_map<(d0)[s0] -> (d0, s0)>} : () -> ()
"t.v"() {a = affine_map<(i, j, k) -> (k, j, i)>, b = affine_map<(x)[y, z] -> (x + y, x - z)>, c = affine_map<(d5, d3) -> (d3, d5)>, d = affine_map<(d0)[] -> (d0)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (d0 + 1)>, b = affine_map<(d0) -> (d0 - 1)>, c = affine_map<(d0) -> (-d0)>, d = affine_map<(d0) -> (2 * d0)>, e = affine_map<(d0) -> (d0 * -1)>, f = affine_map<(d0) -> (-(d0 + 1))>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (d0 floordiv 4)>, b = affine_map<(d0) -> (d0 ceildiv 4)>, c = affine_map<(d0) -> (d0 mod 4)>, d = affine_map<(d0) -> ((d0 floordiv 4) * 4 + d0 mod 4)>} : () -> ()
"t.v"() {a = affine_map<(d0)[s0] -> (d0 * s0)>, b = affine_map<(d0)[s0] -> (d0 floordiv s0)>, c = affine_map<(d0)[s0] -> (d0 mod s0)>, d = affine_map<(d0)[s0] -> (d0 ceildiv s0)>, e = affine_map<()[s0, s1] -> (s0 * s1)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> (d0 + d1, d0 - d1, d1 - d0)>, b = affine_map<(d0, d1) -> (d0 * 2 + d1 * 3 - 4)>, c = affine_map<(d0, d1) -> ((d0 + d1) * 2)>, d = affine_map<(d0, d1) -> ((d0 + d1) mod 2)>} : () -> ()
"t.v"() {a = affine_map<(mod) -> (mod)>, b = affine_map<(floordiv, ceildiv) -> (floordiv + ceildiv)>, c = affine_map<(i32) -> (i32)>, d = affine_map<(to, loc) -> (to, loc)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (9223372036854775807)>, b = affine_map<(d0) -> (-9223372036854775807)>, c = affine_map<(d0) -> (d0 * 9223372036854775807)>, d = affine_map<(d0) -> (0)>, e = affine_map<(d0) -> (-1)>} : () -> ()
