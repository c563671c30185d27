// RUN: mlir-opt %s --onnx-place --convert-onnx-to-krnl --split-input-file --verify-diagnostics | FileCheck %s

// The elements of a recipe keep their bits: a bool is a byte in memory.
// CHECK: memref.global "private" constant @{{.*}} : memref<2x2xi8> = #recipe.strided<#recipe.cast<dense<{{.*}}> : tensor<2x2xi16>> : tensor<2x2xi1>, offset = 0, strides = [2, 1]>{{ }}
func.func @f(%x: tensor<2x2xi1>) -> tensor<2x2xi1> {
  %c = onnx.Constant #recipe.cast<dense<[[0, 1], [2, 0]]> : tensor<2x2xi16>> : tensor<2x2xi1>
  %0 = "onnx.And"(%x, %c) : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x2xi1>
  onnx.Return %0 : tensor<2x2xi1>
}

// -----

func.func @f(%x: tensor<2xi8>) -> tensor<2xi8> {
  // expected-error @below {{a constant has no elements}}
  %c = onnx.Constant #recipe.cast<dense_resource<w> : tensor<2xi16>> : tensor<2xi8>
  %0 = "onnx.BitwiseAnd"(%x, %c) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  onnx.Return %0 : tensor<2xi8>
}
