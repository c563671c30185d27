// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// A transposed matrix, whose columns are multiplied and then rounded to f16.
// CHECK: a = #recipe.cast<#recipe.scaled<#recipe.strided<dense_resource<w> : tensor<2x3xf32>, offset = 0, strides = [1, 3]> : tensor<3x2xf32>, axis = 1, factors = dense<[5.000000e-01, 2.000000e+00]> : tensor<2xf64>> : tensor<3x2xf32>> : tensor<3x2xf16>
func.func private @chain() attributes {a =
  #recipe.cast<#recipe.scaled<#recipe.strided<dense_resource<w> : tensor<2x3xf32>, offset = 0, strides = [1, 3]> : tensor<3x2xf32>,
                              axis = 1, factors = dense<[0.5, 2.0]> : tensor<2xf64>> : tensor<3x2xf32>> : tensor<3x2xf16>}

// CHECK: a = #recipe.joined<[dense<1> : tensor<2x1xi8>, #recipe.strided<dense_resource<b> : tensor<6xi8>, offset = 5, strides = [-3, -1]> : tensor<2x3xi8>], axis = 1> : tensor<2x4xi8>
func.func private @joined() attributes {a =
  #recipe.joined<[dense<1> : tensor<2x1xi8>, #recipe.strided<dense_resource<b> : tensor<6xi8>, offset = 5, strides = [-3, -1]> : tensor<2x3xi8>], axis = 1> : tensor<2x4xi8>}

// One element, with the bits of an integer.
// CHECK: a = #recipe.strided<dense_resource<w> : tensor<2x3xf32>, offset = 5> : tensor<i32>
func.func private @scalar() attributes {a = #recipe.strided<dense_resource<w> : tensor<2x3xf32>, offset = 5> : tensor<i32>}

// No elements.
// CHECK: a = #recipe.strided<dense<1> : tensor<1xi8>, offset = 7, strides = [9, 9]> : tensor<0x4xi8>
func.func private @empty() attributes {a = #recipe.strided<dense<1> : tensor<1xi8>, offset = 7, strides = [9, 9]> : tensor<0x4xi8>}

{-# dialect_resources: { builtin: {
  b: "0x01000000010203040506",
  w: "0x040000000000803F000000400000404000008040000A0040000000C0"
} } #-}
