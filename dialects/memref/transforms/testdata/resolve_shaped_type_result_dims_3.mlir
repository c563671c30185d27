// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-LABEL: @gen(
func.func @gen(%n: index, %t: tensor<?x4xf32>, %k: tensor<?x1xindex>) -> (index, index, index) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %gather = tensor.gather %arg1[%arg2] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xindex>) -> tensor<?x4xf32>
  // CHECK-NEXT: %dim = tensor.dim %gather, %c0 : tensor<?x4xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x4xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim_0]
  // CHECK-NEXT: return %arg0, %dim, %0 : index, index, index
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
func.func @esd(%t: tensor<?x?xf32>, %n: index, %v: f32) -> (index, index, index, index) {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %inserted = tensor.insert %arg2 into %arg0[%arg1, %arg1] : tensor<?x?xf32>
  // CHECK-NEXT: %dim = tensor.dim %inserted, %c1 : tensor<?x?xf32>
  // CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?x?xf32> to tensor<?x4xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %cast, %c0 : tensor<?x4xf32>
  // CHECK-NEXT: return %arg1, %dim, %dim_0, %arg1 : index, index, index, index
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
func.func @e(%t: tensor<?x3xf32>, %n: index, %m: index) -> (index, index, index) {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: return %arg1, %arg2, %c3 : index, index, index
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
func.func @c(%t: tensor<?x3x?x4xf32>) -> (index, index) {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x3x?x4xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg0, %c2 : tensor<?x3x?x4xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim_0]
  // CHECK-NEXT: return %dim, %0 : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %t [[0], [1, 2, 3]] : tensor<?x3x?x4xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}
