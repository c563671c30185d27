// SPDX-License-Identifier: Apache-2.0
// Simplifications while parsing an affine expression, and its printed form.

"t.v"() {a = affine_map<(d0) -> (d0 + 0, 0 + d0, d0 * 1, 1 * d0, d0 * 0, 0 * d0)>, b = affine_map<(d0) -> (1 + 2, 2 * 3, 7 floordiv 2, 7 ceildiv 2, 7 mod 4, -7 floordiv 2, -7 mod 4, -7 ceildiv 2)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (d0 + 1 + 2, 1 + d0 + 2, 1 + (2 + d0), (d0 + 1) - 1)>, b = affine_map<(d0) -> (d0 * 2 * 3, 2 * (d0 * 3), (d0 * 4) floordiv 2, (d0 * 4) mod 2, (d0 * 4) ceildiv 2)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (d0 floordiv 1, d0 ceildiv 1, d0 mod 1)>, b = affine_map<(d0) -> (d0 - d0, d0 + d0, d0 + d0 * 2, d0 * 2 + d0, d0 * 3 - d0)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (d0 mod 0, d0 floordiv 0, d0 ceildiv 0)>, b = affine_map<(d0) -> (d0 mod -1, d0 floordiv -1, d0 ceildiv -1, d0 floordiv -2, d0 mod -4)>, c = affine_map<(d0) -> (5 floordiv 0, 5 mod 0)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> (d0 - (d0 floordiv 8) * 8)>, b = affine_map<(d0, d1) -> (d1 + d0, d0 + d1, d1 + 1 + d0)>, c = affine_map<(d0)[s0] -> (s0 + d0, d0 + s0, s0 * d0, 3 + s0 + d0)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> ((d0 * 4 + 8) floordiv 4, (d0 * 4 + 2) floordiv 4, (d0 * 6) floordiv 4)>, b = affine_map<(d0) -> ((d0 * 4 + 3) mod 4, (d0 + 8) mod 4, (d0 mod 8) mod 4, (d0 mod 4) mod 8)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> ((d0 floordiv 2) floordiv 3, (d0 ceildiv 2) ceildiv 3, (d0 floordiv 2) mod 3)>, b = affine_map<(d0) -> (- - d0, -(-d0), 0 - d0, - 5, -(5 + d0))>} : () -> ()
"t.v"() {a = affine_map<()[s0, s1] -> (s0 * s1, s1 * s0, (s0 + s1) * (s0 - s1), s0 mod s1, s0 floordiv s1, s0 * s0, s0 - s0)>} : () -> ()
"t.v"() {a = affine_map<(d0) -> (9223372036854775807 + 1, 9223372036854775807 * 2)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1, d2) -> (d0 + (d1 + d2), (d0 + d1) + d2, d0 * 2 + (d1 * 3 + d2 * 4), d0 - (d1 - d2))>, b = affine_map<(d0) -> (d0 * -1 + 3, 3 - d0, d0 * -2 - 3, -d0 - 1)>} : () -> ()
