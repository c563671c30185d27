// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @expand_shape_collapse_shape_5(
func.func @expand_shape_collapse_shape_5(%a: tensor<?x4xf32>, %n: index, %m : index) -> (tensor<?x4x4xf32>) {
  // CHECK-NEXT: %0 = arith.muli %arg1, %arg2 : index
  // CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [%0, 4, 4] : tensor<?x4xf32> into tensor<?x4x4xf32>
  // CHECK-NEXT: return %expanded : tensor<?x4x4xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1, 2, 3], [4]] output_shape [%n, %m, 2, 2, 4] : tensor<?x4xf32> into tensor<?x?x2x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3], [4]] : tensor<?x?x2x2x4xf32> into tensor<?x4x4xf32>
  return %1 : tensor<?x4x4xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape_3(
func.func @collapse_shape_expand_shape_3(%a: tensor<3x4x5xf32>) -> (tensor<12x5x1xf32>) {
  // CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  // CHECK-NEXT: %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1, 2]] output_shape [12, 5, 1] : tensor<60xf32> into tensor<12x5x1xf32>
  // CHECK-NEXT: return %expanded : tensor<12x5x1xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [12, 5, 1] : tensor<60xf32> into tensor<12x5x1xf32>
  return %1 : tensor<12x5x1xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape_4(
func.func @collapse_shape_expand_shape_4(%a: tensor<3x4x5xf32>) -> (tensor<12x5xf32>) {
  // CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  // CHECK-NEXT: return %collapsed : tensor<12x5xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [12, 5] : tensor<60xf32> into tensor<12x5xf32>
  return %1 : tensor<12x5xf32>
}

// -----

// CHECK-LABEL: @expand_shape_2(
func.func @expand_shape_2() -> (tensor<2x3xf32>) {
  // CHECK-NEXT: %cst = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
  // CHECK-NEXT: return %cst : tensor<2x3xf32>
  // CHECK-NEXT: }
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: @splat_expand_shape_from_elements_collapse_shape(
func.func @splat_expand_shape_from_elements_collapse_shape(%x: f32) -> (tensor<2x3xf32>, tensor<6xf32>) {
  // CHECK-NEXT: %splat = tensor.splat %arg0 : tensor<2x3xf32>
  // CHECK-NEXT: %from_elements = tensor.from_elements %arg0, %arg0, %arg0, %arg0, %arg0, %arg0 : tensor<6xf32>
  // CHECK-NEXT: return %splat, %from_elements : tensor<2x3xf32>, tensor<6xf32>
  // CHECK-NEXT: }
  %s = tensor.splat %x : tensor<6xf32>
  %1 = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %f = tensor.from_elements %x, %x, %x, %x, %x, %x : tensor<2x3xf32>
  %2 = tensor.collapse_shape %f [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1, %2 : tensor<2x3xf32>, tensor<6xf32>
}

// -----

// CHECK-LABEL: @cast_collapse_shape(
func.func @cast_collapse_shape(%a: tensor<2x3xf32>) -> (tensor<?xf32>) {
  // CHECK-NEXT: %collapsed = tensor.collapse_shape %arg0 {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  // CHECK-NEXT: %cast = tensor.cast %collapsed : tensor<6xf32> to tensor<?xf32>
  // CHECK-NEXT: return %cast : tensor<?xf32>
  // CHECK-NEXT: }
  %0 = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @reshape_dim(
func.func @reshape_dim(%a: tensor<?x3xf32>, %s: tensor<2xi32>, %r: tensor<1xindex>) -> (tensor<?x?xf32>, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %reshape = tensor.reshape %arg0(%arg1) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK-NEXT: %extracted = tensor.extract %arg1[%c1] : tensor<2xi32>
  // CHECK-NEXT: %0 = arith.index_cast %extracted : i32 to index
  // CHECK-NEXT: return %reshape, %0 : tensor<?x?xf32>, index
  // CHECK-NEXT: }
  %0 = tensor.reshape %a(%r) : (tensor<?x3xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %0(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %1, %d : tensor<?x?xf32>, index
}
