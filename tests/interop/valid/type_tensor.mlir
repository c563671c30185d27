// SPDX-License-Identifier: Apache-2.0
// Tensors: ranked, dynamic, unranked, encoded.

"t.v"() : () -> (tensor<f32>, tensor<0xf32>, tensor<1xf32>, tensor<2x3xf32>, tensor<2x0x3xf32>)
"t.v"() : () -> (tensor<?xf32>, tensor<?x?xf32>, tensor<2x?x4xf32>, tensor<? x 2 x f32>)
"t.v"() : () -> (tensor<*xf32>, tensor<*xi1>, tensor<* x index>)
"t.v"() : () -> (tensor<9223372036854775807xi8>, tensor<4294967296x4294967296xi8>)
"t.v"() : () -> (tensor<0x8000xf32>, tensor<0x0xf32>, tensor<0x1x0xi8>)
// -----
// Encodings: any attribute.
"t.v"() : () -> (tensor<2xf32, #d.enc>, tensor<2xf32, #d<"x">>, tensor<?xf32, #d.enc<a = [1, 2]>>)
"t.v"() : () -> (tensor<2xf32, "text">, tensor<2xf32, 1 : i8>, tensor<2xf32, {a = 1 : i32, b}>, tensor<2xf32, [1, 2]>)
"t.v"() : () -> (tensor<2xf32, affine_map<(i) -> (i)>>, tensor<2xf32, unit>, tensor<2xf32, i32>, tensor<2xf32, 1.0>, tensor<2xf32, true>)
"t.v"() : () -> (tensor<2xf32, @sym>, tensor<2xf32, @a::@b>, tensor<2xf32, dense<1> : tensor<2xi32>>, tensor<f32, 5>)
"t.v"() : () -> (tensor<4xf32,>)
// -----
// Elements that are not scalars.
"t.v"() : () -> (tensor<2x!d.t>, tensor<2x!d<"x">>, tensor<2x!d.t<a, b>>, tensor<*x!d.t>)
"t.v"() : () -> (tensor<2xvector<3xf32>>, tensor<2xcomplex<f32>>, tensor<?xindex>, tensor<!d.t>)
