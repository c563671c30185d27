// SPDX-License-Identifier: Apache-2.0
// Memrefs and their memory spaces.

"t.v"() : () -> (memref<f32>, memref<0xf32>, memref<1xf32>, memref<2x3xf32>, memref<?xf32>, memref<2x?x4xi8>)
"t.v"() : () -> (memref<2xf32, 0>, memref<2xf32, 1>, memref<2xf32, -1>, memref<2xf32, 5 : i32>, memref<2xf32, 5 : i64>, memref<2xf32, 0 : i32>)
"t.v"() : () -> (memref<2xf32, "fast">, memref<2xf32, {a}>, memref<2xf32, {}>, memref<2xf32, {a = "x", b = 1 : i8}>, memref<2xf32, 7 : index>)
"t.v"() : () -> (memref<*xf32>, memref<*xf32, 0>, memref<*xf32, 3>, memref<*xf32, "fast">, memref<*xf32, {s = 3 : i32}>)
"t.v"() : () -> (memref<2xmemref<3xf32>>, memref<2xmemref<*xf32>>, memref<2xvector<4xf32>>, memref<2xindex>, memref<2xcomplex<f32>>)
"t.v"() : () -> (memref<9223372036854775807xi8>, memref<0x5xf32>, memref<2xi1>, memref<2xf4E2M1FN>)
