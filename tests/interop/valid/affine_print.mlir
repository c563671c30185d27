// SPDX-License-Identifier: Apache-2.0
// Expressions whose printed form needs parentheses.

"t.v"() {a = affine_map<(d0, d1) -> ((d0 + d1) * 2, (d0 + d1) floordiv 2, (d0 + d1) ceildiv 2, (d0 + d1) mod 2)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> ((d0 * 2) floordiv 3, (d0 floordiv 2) * 3, (d0 mod 2) * 3, (d0 * 2) mod 3, (d0 ceildiv 2) mod 3)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> (d0 + d1 floordiv 2, d0 + (d1 mod 2) * 5, d0 - d1 floordiv 2, d0 - d1 * 2, d0 + d1 * -2)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1)[s0] -> (d0 * s0 + d1, (d0 + d1) * s0, d0 - d1 * s0, d0 * s0 - d1, (d0 - 1) * s0)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> (-(d0 floordiv 2), -(d0 + d1), -(d0 * 3), d0 - (d1 + 2), d0 - (d1 - 2), -d0 + d1, -d0 - d1)>} : () -> ()
"t.v"() {a = affine_map<(d0, d1) -> (((d0 + 1) floordiv 2 + d1) mod 3, (d0 + (d1 + 1) mod 2) ceildiv 5, (((d0 + 1) * 2 + 3) * 4))>} : () -> ()
"t.v"() {a = affine_map<(d0)[s0, s1] -> (s0 - s1, d0 - s0, d0 + s0 * -1, d0 + s0 * -3, (d0 - s0) floordiv s1, -s0)>} : () -> ()
