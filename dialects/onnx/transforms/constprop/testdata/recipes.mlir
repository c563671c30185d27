// RUN: mlir-opt %s --constprop-onnx="max-bytes-in-memory=8" | FileCheck %s

// A chain of operators is one constant, whose elements need no memory.
// CHECK-LABEL: func.func @chain(
func.func @chain() -> tensor<3x2xf16> {
  // CHECK-NEXT: %[[C:.*]] = onnx.Constant #recipe.scaled<#recipe.cast<#recipe.strided<dense<{{.*}}> : tensor<2x3xf64>, offset = 0, strides = [1, 3]> : tensor<3x2xf64>> : tensor<3x2xf16>, axis = 0, factors = dense<[5.000000e-01, 2.000000e+00, 4.000000e+00]> : tensor<3xf16>> : tensor<3x2xf16>
  // CHECK-NEXT: onnx.Return %[[C]]
  %w = onnx.Constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %f = onnx.Constant dense<[[0.5], [2.0], [4.0]]> : tensor<3x1xf16>
  %0 = "onnx.Transpose"(%w) {perm = [1, 0]} : (tensor<2x3xf64>) -> tensor<3x2xf64>
  %1 = "onnx.Cast"(%0) {to = f16} : (tensor<3x2xf64>) -> tensor<3x2xf16>
  %2 = "onnx.Mul"(%f, %1) : (tensor<3x1xf16>, tensor<3x2xf16>) -> tensor<3x2xf16>
  onnx.Return %2 : tensor<3x2xf16>
}

// The small result of a large constant is in memory.
// CHECK-LABEL: func.func @small(
func.func @small() -> tensor<2xi32> {
  // CHECK-NEXT: onnx.Constant dense<[3, 6]> : tensor<2xi32>
  %w = onnx.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %index = onnx.Constant dense<2> : tensor<1xi64>
  %end = onnx.Constant dense<3> : tensor<1xi64>
  %axis = onnx.Constant dense<1> : tensor<1xi64>
  %0 = "onnx.Slice"(%w, %index, %end, %axis, %axis) : (tensor<2x3xi32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<2x1xi32>
  %1 = "onnx.Squeeze"(%0, %axis) : (tensor<2x1xi32>, tensor<1xi64>) -> tensor<2xi32>
  onnx.Return %1 : tensor<2xi32>
}

// CHECK-LABEL: func.func @joined(
func.func @joined() -> tensor<2x4xi32> {
  // CHECK-NEXT: onnx.Constant #recipe.joined<[dense<{{.*}}> : tensor<2x3xi32>, dense<[{{\[}}7], [8]]> : tensor<2x1xi32>], axis = 1> : tensor<2x4xi32>
  %a = onnx.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = onnx.Constant dense<[[7], [8]]> : tensor<2x1xi32>
  %0 = "onnx.Concat"(%a, %b) {axis = -1 : si64} : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
  onnx.Return %0 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @dequantized(
func.func @dequantized() -> tensor<2x3xf32> {
  // CHECK-NEXT: onnx.Constant #recipe.scaled<#recipe.cast<dense<{{.*}}> : tensor<2x3xi32>> : tensor<2x3xf32>, axis = 0, factors = dense<[5.000000e-01, 2.500000e-01]> : tensor<2xf32>> : tensor<2x3xf32>
  %w = onnx.Constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %scale = onnx.Constant dense<[0.5, 0.25]> : tensor<2xf32>
  %none = "onnx.NoValue"() {value} : () -> none
  %0 = "onnx.DequantizeLinear"(%w, %scale, %none) {axis = 0 : si64} : (tensor<2x3xi32>, tensor<2xf32>, none) -> tensor<2x3xf32>
  onnx.Return %0 : tensor<2x3xf32>
}

// Operators without a recipe read the elements.
// CHECK-LABEL: func.func @sum(
func.func @sum() -> tensor<3x2xf32> {
  // CHECK-NEXT: onnx.Constant dense<{{\[}}[1.100000e+01, 4.100000e+01], [2.200000e+01, 5.200000e+01], [3.300000e+01, 6.300000e+01]]> : tensor<3x2xf32>
  %w = onnx.Constant dense<[[1.0, 2.0, 3.0], [31.0, 32.0, 33.0]]> : tensor<2x3xf32>
  %b = onnx.Constant dense<[[10.0], [20.0], [30.0]]> : tensor<3x1xf32>
  %0 = "onnx.Transpose"(%w) {perm = [1, 0]} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = "onnx.Add"(%0, %b) : (tensor<3x2xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
  onnx.Return %1 : tensor<3x2xf32>
}
