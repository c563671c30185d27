// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @expand_shape_collapse_shape(
// CHECK-SAME: %[[A:.*]]: tensor<6xf32>)
func.func @expand_shape_collapse_shape(%a: tensor<6xf32>) -> (tensor<6xf32>) {
  // CHECK-NEXT: return %[[A]] : tensor<6xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1 : tensor<6xf32>
}

// -----

// CHECK-LABEL: @expand_shape_collapse_shape_2(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %{{.*}}: index, %{{.*}}: index)
func.func @expand_shape_collapse_shape_2(%a: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>) {
  // CHECK-NEXT: return %[[A]] : tensor<?xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape(
// CHECK-SAME: %[[A:.*]]: tensor<?x?xf32>, %[[N:.*]]: index, %[[M:.*]]: index)
func.func @collapse_shape_expand_shape(%a: tensor<?x?xf32>, %n: index, %m: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1]] output_shape [%[[N]], %[[M]]] : tensor<?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %m] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape_2(
// CHECK-SAME: %[[A:.*]]: tensor<?x3xf32>, %{{.*}}: index)
func.func @collapse_shape_expand_shape_2(%a: tensor<?x3xf32>, %n: index) -> (tensor<?x3xf32>) {
  // CHECK-NEXT: return %[[A]] : tensor<?x3xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, 3] : tensor<?xf32> into tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}

// -----

// CHECK-LABEL: @expand_shape(
// CHECK-SAME: %[[A:.*]]: tensor<24xf32>)
func.func @expand_shape(%a: tensor<24xf32>) -> (tensor<2x3x4xf32>) {
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1, 2]] output_shape [2, 3, 4] : tensor<24xf32> into tensor<2x3x4xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<2x3x4xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  return %1 : tensor<2x3x4xf32>
}

// -----

// CHECK-LABEL: @collapse_shape(
// CHECK-SAME: %[[A:.*]]: tensor<2x3x4xf32>)
func.func @collapse_shape(%a: tensor<2x3x4xf32>) -> (tensor<24xf32>) {
  // CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  // CHECK-NEXT: return %[[COLLAPSED]] : tensor<24xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  return %1 : tensor<24xf32>
}

// -----

// CHECK-LABEL: @expand_shape_collapse_shape_3(
// CHECK-SAME: %[[A:.*]]: tensor<12x4xf32>)
func.func @expand_shape_collapse_shape_3(%a: tensor<12x4xf32>) -> (tensor<3x4x4xf32>) {
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<3x4x4xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [3, 2, 2, 4] : tensor<12x4xf32> into tensor<3x2x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<3x2x2x4xf32> into tensor<3x4x4xf32>
  return %1 : tensor<3x4x4xf32>
}

// -----

// CHECK-LABEL: @expand_shape_collapse_shape_4(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[N:.*]]: index)
func.func @expand_shape_collapse_shape_4(%a: tensor<?x4xf32>, %n: index) -> (tensor<?x4x4xf32>) {
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [%[[N]], 4, 4] : tensor<?x4xf32> into tensor<?x4x4xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<?x4x4xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%n, 2, 2, 4] : tensor<?x4xf32> into tensor<?x2x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<?x2x2x4xf32> into tensor<?x4x4xf32>
  return %1 : tensor<?x4x4xf32>
}
