// SPDX-License-Identifier: Apache-2.0
// Layouts: strided and affine; the identity is dropped.

"t.v"() : () -> (memref<2xf32, strided<[1]>>, memref<2x3xf32, strided<[3, 1]>>, memref<2x3xf32, strided<[3, 1], offset: 0>>)
"t.v"() : () -> (memref<2x3xf32, strided<[4, 1], offset: 5>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[-1]>>, memref<4x4xf32, strided<[0, 1]>>)
"t.v"() : () -> (memref<f32, strided<[]>>, memref<f32, strided<[], offset: 4>>, memref<2xf32, strided<[2], offset: -3>>)
"t.v"() : () -> (memref<2xf32, strided<[1]>, 3>, memref<2x3xf32, strided<[?, 1], offset: ?>, "fast">, memref<2xf32, strided<[1], offset: 1>, {s}>)
// -----
"t.v"() : () -> (memref<2xf32, affine_map<(i) -> (i)>>, memref<2x3xf32, affine_map<(i, j) -> (i, j)>>, memref<2x3xf32, affine_map<(i, j) -> (j, i)>>)
"t.v"() : () -> (memref<4xf32, affine_map<(i) -> (i floordiv 2, i mod 2)>>, memref<?x?xf32, affine_map<(i, j)[s0] -> (i * s0 + j)>>)
"t.v"() : () -> (memref<2xf32, affine_map<(i) -> (i)>, 1>, memref<2xf32, affine_map<(i) -> (i + 1)>, 1>, memref<2xf32, affine_map<(i) -> (2 * i)>, "x">)
"t.v"() : () -> (memref<f32, affine_map<() -> ()>>, memref<f32, affine_map<() -> (0)>>)
"t.v"() : () -> (memref<4xf32, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>>)
"t.v"() : () -> (memref<4xf32, strided<[1], offset: 0>, strided<[2]>>)
// -----
#swap = affine_map<(i, j) -> (j, i)>
!m = memref<2x3xf32, #swap>
"t.v"() : () -> (!m, memref<4x4xindex, #swap, 2>)
