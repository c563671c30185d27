// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @cast_dim(
func.func @cast_dim(%t: tensor<4x?xi32>) -> (index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c1 : tensor<4x?xi32>
  // CHECK-NEXT: return %c4, %dim : index, index
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x?xi32> to tensor<?x?xi32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi32>
  return %d0, %d1 : index, index
}

// -----

// CHECK-LABEL: @empty_dim(
func.func @empty_dim(%n: index, %m: index) -> (index, index) {
  // CHECK-NEXT: return %arg0, %arg1 : index, index
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n, %m) : tensor<?x?xi32>
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi32>
  return %d0, %d1 : index, index
}

// -----

// CHECK-LABEL: @empty(
func.func @empty(%n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<?x5xf32>
  // CHECK-NEXT: %cast = tensor.cast %0 : tensor<?x5xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %cast : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%n, %c5) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @empty_cast(
func.func @empty_cast(%n: index) -> (tensor<?x5xf32>) {
  // CHECK-NEXT: %0 = tensor.empty(%arg0) : tensor<?x5xf32>
  // CHECK-NEXT: return %0 : tensor<?x5xf32>
  // CHECK-NEXT: }
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%n, %c5) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: @empty_cast_2(
func.func @empty_cast_2(%n: index, %m: index) -> (tensor<4x?xf32>) {
  // CHECK-NEXT: %0 = tensor.empty(%arg1) : tensor<4x?xf32>
  // CHECK-NEXT: return %0 : tensor<4x?xf32>
  // CHECK-NEXT: }
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: @cast_rank(
func.func @cast_rank(%t: tensor<*xf32>) -> (index, index) {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %rank = tensor.rank %arg0 : tensor<*xf32>
  // CHECK-NEXT: return %c2, %rank : index, index
  // CHECK-NEXT: }
  %u = tensor.cast %t : tensor<*xf32> to tensor<?x?xf32>
  %0 = tensor.rank %u : tensor<?x?xf32>
  %1 = tensor.rank %t : tensor<*xf32>
  return %0, %1 : index, index
}
