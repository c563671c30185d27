// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Large weights that are multiplied are a recipe, also if they are one already.
// CHECK-LABEL: func.func @conv(
func.func @conv(%x: tensor<1x64x8x8xf32>) -> tensor<1x64x6x6xf32> {
  // CHECK: onnx.Constant #recipe.scaled<#recipe.strided<#recipe.cast<dense<1> : tensor<3x3x64x64xi8>> : tensor<3x3x64x64xf32>, offset = 0, strides = [64, 1, 12288, 4096]> : tensor<64x64x3x3xf32>, axis = 0, factors = dense<2.500000e-01> : tensor<64xf64>> : tensor<64x64x3x3xf32>
  // CHECK-NOT: onnx.Mul
  %w = onnx.Constant #recipe.strided<#recipe.cast<dense<1> : tensor<3x3x64x64xi8>> : tensor<3x3x64x64xf32>, offset = 0, strides = [64, 1, 12288, 4096]> : tensor<64x64x3x3xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %f = onnx.Constant dense<0.25> : tensor<1xf32>
  %0 = "onnx.Conv"(%x, %w, %none) {kernel_shape = [3, 3]} : (tensor<1x64x8x8xf32>, tensor<64x64x3x3xf32>, none) -> tensor<1x64x6x6xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x64x6x6xf32>, tensor<1xf32>) -> tensor<1x64x6x6xf32>
  onnx.Return %1 : tensor<1x64x6x6xf32>
}

// A product that is not finite, here in one element, stays.
// CHECK-LABEL: func.func @infinite(
func.func @infinite(%x: tensor<1x256xf32>) -> tensor<1x256xf32> {
  // CHECK: onnx.Mul
  %w = onnx.Constant #recipe.joined<[dense<1.0> : tensor<256x255xf32>, dense<3.0e38> : tensor<256x1xf32>], axis = 1> : tensor<256x256xf32>
  %f = onnx.Constant dense<2.0> : tensor<1xf32>
  %0 = "onnx.MatMul"(%x, %w) : (tensor<1x256xf32>, tensor<256x256xf32>) -> tensor<1x256xf32>
  %1 = "onnx.Mul"(%0, %f) : (tensor<1x256xf32>, tensor<1xf32>) -> tensor<1x256xf32>
  onnx.Return %1 : tensor<1x256xf32>
}
