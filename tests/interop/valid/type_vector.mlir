// SPDX-License-Identifier: Apache-2.0
// Vectors: fixed, scalable, of rank zero, of every permitted element type.

"t.v"() : () -> (vector<1xi1>, vector<4xf32>, vector<2x3x4xindex>)
"t.v"() : () -> (vector<f32>, vector<i8>, vector<index>)
"t.v"() : () -> (vector<[4]xf32>, vector<2x[4]xf32>, vector<[2]x4xf32>, vector<[2]x[4]xf32>, vector<1x[2]x3x[4]xi7>)
"t.v"() : () -> (vector<4 x f32>, vector< 4xf32 >, vector<2 x [ 4 ] x f32>)
"t.v"() : () -> (vector<4294967296x4294967296xf32>, vector<9223372036854775807xi8>)
"t.v"() : () -> (tensor<2xvector<4xf32>>, memref<2xvector<[4]xf32>>, tuple<vector<1xf32>>)
