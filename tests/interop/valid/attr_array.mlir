// SPDX-License-Identifier: Apache-2.0
// Arrays: empty, mixed, nested.

"t.v"() {a = [], b = [1], c = [1, 2.0, "x", unit, true, i32, @s, [], {}], d = [[[]], [[1], [2, 3]]]} : () -> ()
"t.v"() {a = [1 : i8, 1 : i16, 1 : index], b = [() -> (), (i32) -> i32], c = [#d.a, #d<"b">, !d.t], d = [affine_map<(i) -> (i)>, dense<1> : tensor<2xi32>, array<i32: 1>]} : () -> ()
"t.v"() {a = [ 1,2 ,3 ], b = [{a = 1}, {b}], c = [loc("x"), loc(unknown)]} : () -> ()
