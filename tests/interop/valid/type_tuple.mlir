// SPDX-License-Identifier: Apache-2.0
// Tuples, nested and empty.

"t.v"() : () -> (tuple<>)
"t.v"() : () -> (tuple<i32>, tuple<i32, f32>, tuple<none>)
"t.v"() : () -> (tuple<tuple<>, tuple<tuple<i1>>, tensor<2xf32>>)
"t.v"() : () -> tuple<() -> (), (i32) -> i32, !d.t<x>, memref<2xf32>, vector<2xi1>, complex<f32>>
"t.v"() : () -> (tuple< i32 ,i64 , f32>)
