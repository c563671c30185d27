// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: @gen(
// CHECK-SAME: %[[N:.*]]: index, %[[T:.*]]: tensor<?x4xf32>, %[[K:.*]]: tensor<?x1xindex>)
func.func @gen(%n: index, %t: tensor<?x4xf32>, %k: tensor<?x1xindex>) -> (index, index, index) {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[GATHER:.*]] = tensor.gather %[[T]][%[[K]]] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xindex>) -> tensor<?x4xf32>
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[GATHER]], %[[C0]] : tensor<?x4xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?x4xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[DIM_1]]]
  // CHECK-NEXT: return %[[N]], %[[DIM]], %[[AFFINE]] : index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.generate %n, %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %i : index
  } : tensor<?x?xindex>
  %1 = tensor.dim %0, %c1 : tensor<?x?xindex>
  %2 = tensor.gather %t[%k] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xindex>) -> tensor<?x4xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x4xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %5 = tensor.dim %4, %c0 : tensor<?xf32>
  return %1, %3, %5 : index, index, index
}

// -----

// CHECK-LABEL: @esd(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %[[N:.*]]: index, %[[V:.*]]: f32)
func.func @esd(%t: tensor<?x?xf32>, %n: index, %v: f32) -> (index, index, index, index) {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[INSERTED:.*]] = tensor.insert %[[V]] into %[[T]][%[[N]], %[[N]]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[INSERTED]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[T]] : tensor<?x?xf32> to tensor<?x4xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[CAST]], %[[C0]] : tensor<?x4xf32>
  // CHECK-NEXT: return %[[N]], %[[DIM]], %[[DIM_1]], %[[N]] : index, index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  %2 = tensor.insert %v into %t[%n, %n] : tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  %4 = tensor.cast %t : tensor<?x?xf32> to tensor<?x4xf32>
  %5 = tensor.dim %4, %c0 : tensor<?x4xf32>
  %6 = tensor.splat %v[%n, %n] : tensor<?x?xf32>
  %7 = tensor.dim %6, %c1 : tensor<?x?xf32>
  return %1, %3, %5, %7 : index, index, index, index
}

// -----

// CHECK-LABEL: @e(
// CHECK-SAME: %{{.*}}: tensor<?x3xf32>, %[[N:.*]]: index, %[[M:.*]]: index)
func.func @e(%t: tensor<?x3xf32>, %n: index, %m: index) -> (index, index, index) {
  // CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-NEXT: return %[[N]], %[[M]], %[[C3]] : index, index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%n, %m, 3] : tensor<?x3xf32> into tensor<?x?x3xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x3xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?x3xf32>
  %3 = tensor.dim %0, %c2 : tensor<?x?x3xf32>
  return %1, %2, %3 : index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 12)>
// CHECK-LABEL: @c(
// CHECK-SAME: %[[T:.*]]: tensor<?x3x?x4xf32>)
func.func @c(%t: tensor<?x3x?x4xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?x3x?x4xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[T]], %[[C2]] : tensor<?x3x?x4xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[DIM_1]]]
  // CHECK-NEXT: return %[[DIM]], %[[AFFINE]] : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %t [[0], [1, 2, 3]] : tensor<?x3x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
