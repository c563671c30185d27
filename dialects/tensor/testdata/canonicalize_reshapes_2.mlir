// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @expand_shape_collapse_shape_5(
// CHECK-SAME: %[[A:.*]]: tensor<?x4xf32>, %[[N:.*]]: index, %[[M:.*]]: index)
func.func @expand_shape_collapse_shape_5(%a: tensor<?x4xf32>, %n: index, %m : index) -> (tensor<?x4x4xf32>) {
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[N]], %[[M]] : index
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [%[[PRODUCT]], 4, 4] : tensor<?x4xf32> into tensor<?x4x4xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<?x4x4xf32>
  // CHECK-NEXT: }
  %0 = tensor.expand_shape %a [[0, 1, 2, 3], [4]] output_shape [%n, %m, 2, 2, 4] : tensor<?x4xf32> into tensor<?x?x2x2x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3], [4]] : tensor<?x?x2x2x4xf32> into tensor<?x4x4xf32>
  return %1 : tensor<?x4x4xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape_3(
// CHECK-SAME: %[[A:.*]]: tensor<3x4x5xf32>)
func.func @collapse_shape_expand_shape_3(%a: tensor<3x4x5xf32>) -> (tensor<12x5x1xf32>) {
  // CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  // CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[COLLAPSED]] {{\[\[}}0, 1, 2]] output_shape [12, 5, 1] : tensor<60xf32> into tensor<12x5x1xf32>
  // CHECK-NEXT: return %[[EXPANDED]] : tensor<12x5x1xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2]] output_shape [12, 5, 1] : tensor<60xf32> into tensor<12x5x1xf32>
  return %1 : tensor<12x5x1xf32>
}

// -----

// CHECK-LABEL: @collapse_shape_expand_shape_4(
// CHECK-SAME: %[[A:.*]]: tensor<3x4x5xf32>)
func.func @collapse_shape_expand_shape_4(%a: tensor<3x4x5xf32>) -> (tensor<12x5xf32>) {
  // CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1], [2]] : tensor<3x4x5xf32> into tensor<12x5xf32>
  // CHECK-NEXT: return %[[COLLAPSED]] : tensor<12x5xf32>
  // CHECK-NEXT: }
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<3x4x5xf32> into tensor<60xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [12, 5] : tensor<60xf32> into tensor<12x5xf32>
  return %1 : tensor<12x5xf32>
}

// -----

// CHECK-LABEL: @expand_shape_2(
func.func @expand_shape_2() -> (tensor<2x3xf32>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>
  // CHECK-NEXT: return %[[CST]] : tensor<2x3xf32>
  // CHECK-NEXT: }
  %a = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<6xf32>
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// -----

// CHECK-LABEL: @splat_expand_shape_from_elements_collapse_shape(
// CHECK-SAME: %[[X:.*]]: f32)
func.func @splat_expand_shape_from_elements_collapse_shape(%x: f32) -> (tensor<2x3xf32>, tensor<6xf32>) {
  // CHECK-NEXT: %[[SPLAT:.*]] = tensor.splat %[[X]] : tensor<2x3xf32>
  // CHECK-NEXT: %[[FROM_ELEMENTS:.*]] = tensor.from_elements %[[X]], %[[X]], %[[X]], %[[X]], %[[X]], %[[X]] : tensor<6xf32>
  // CHECK-NEXT: return %[[SPLAT]], %[[FROM_ELEMENTS]] : tensor<2x3xf32>, tensor<6xf32>
  // CHECK-NEXT: }
  %s = tensor.splat %x : tensor<6xf32>
  %1 = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
  %f = tensor.from_elements %x, %x, %x, %x, %x, %x : tensor<2x3xf32>
  %2 = tensor.collapse_shape %f [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  return %1, %2 : tensor<2x3xf32>, tensor<6xf32>
}

// -----

// CHECK-LABEL: @cast_collapse_shape(
// CHECK-SAME: %[[A:.*]]: tensor<2x3xf32>)
func.func @cast_collapse_shape(%a: tensor<2x3xf32>) -> (tensor<?xf32>) {
  // CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<2x3xf32> into tensor<6xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[COLLAPSED]] : tensor<6xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
  // CHECK-NEXT: }
  %0 = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @reshape_dim(
// CHECK-SAME: %[[A:.*]]: tensor<?x3xf32>, %[[S:.*]]: tensor<2xi32>, %{{.*}}: tensor<1xindex>)
func.func @reshape_dim(%a: tensor<?x3xf32>, %s: tensor<2xi32>, %r: tensor<1xindex>) -> (tensor<?x?xf32>, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[RESHAPE:.*]] = tensor.reshape %[[A]](%[[S]]) : (tensor<?x3xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK-NEXT: %[[EXTRACTED:.*]] = tensor.extract %[[S]][%[[C1]]] : tensor<2xi32>
  // CHECK-NEXT: %[[INDEX_CAST:.*]] = arith.index_cast %[[EXTRACTED]] : i32 to index
  // CHECK-NEXT: return %[[RESHAPE]], %[[INDEX_CAST]] : tensor<?x?xf32>, index
  // CHECK-NEXT: }
  %0 = tensor.reshape %a(%r) : (tensor<?x3xf32>, tensor<1xindex>) -> tensor<?xf32>
  %1 = tensor.reshape %0(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %d = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %1, %d : tensor<?x?xf32>, index
}
