// SPDX-License-Identifier: Apache-2.0
// Integer sets: equalities, inequalities, right-hand sides other than zero.

"t.v"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_set<(d0) : (d0 == 0)>, c = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 + s0 == 0)>, d = affine_set<() : ()>, e = affine_set<(d0, d1) : ()>} : () -> ()
"t.v"() {a = affine_set<(d0) : (d0 >= 1)>, b = affine_set<(d0) : (d0 == 1)>, c = affine_set<(d0) : (d0 <= 5)>, d = affine_set<(d0, d1) : (d0 >= d1)>, e = affine_set<(d0) : (d0 >= d0)>, f = affine_set<(d0) : (10 >= d0)>} : () -> ()
"t.v"() {a = affine_set<(d0)[s0] : (d0 mod 2 == 0, d0 floordiv 4 >= 1, s0 * 2 - d0 >= 0)>, b = affine_set<(i, j) : (i - j - 1 >= 0)>, c = affine_set<() : (1 == 0)>, d = affine_set<()[s0] : (s0 >= 0)>} : () -> ()
"t.v"() {a = affine_set<(d0) : (-d0 >= 0, -d0 + 7 >= 0, 5 - d0 >= 0, -1 >= 0)>, b = affine_set<(d0) : (d0 + 1 <= 2 * d0)>} : () -> ()
