// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @cast_dim(
// CHECK-SAME: %[[T:.*]]: tensor<4x?xi32>)
func.func @cast_dim(%t: tensor<4x?xi32>) -> (index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<4x?xi32>
  // CHECK-NEXT: return %[[C4]], %[[DIM]] : index, index
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
// CHECK-SAME: %[[N:.*]]: index, %[[M:.*]]: index)
func.func @empty_dim(%n: index, %m: index) -> (index, index) {
  // CHECK-NEXT: return %[[N]], %[[M]] : index, index
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
// CHECK-SAME: %[[N:.*]]: index)
func.func @empty(%n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?x5xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EMPTY]] : tensor<?x5xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%n, %c5) : tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @empty_cast(
// CHECK-SAME: %[[N:.*]]: index)
func.func @empty_cast(%n: index) -> (tensor<?x5xf32>) {
  // CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[N]]) : tensor<?x5xf32>
  // CHECK-NEXT: return %[[EMPTY]] : tensor<?x5xf32>
  // CHECK-NEXT: }
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%n, %c5) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

// -----

// CHECK-LABEL: @empty_cast_2(
// CHECK-SAME: %{{.*}}: index, %[[M:.*]]: index)
func.func @empty_cast_2(%n: index, %m: index) -> (tensor<4x?xf32>) {
  // CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty(%[[M]]) : tensor<4x?xf32>
  // CHECK-NEXT: return %[[EMPTY]] : tensor<4x?xf32>
  // CHECK-NEXT: }
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x?xf32>
  return %1 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: @cast_rank(
// CHECK-SAME: %[[T:.*]]: tensor<*xf32>)
func.func @cast_rank(%t: tensor<*xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[RANK:.*]] = tensor.rank %[[T]] : tensor<*xf32>
  // CHECK-NEXT: return %[[C2]], %[[RANK]] : index, index
  // CHECK-NEXT: }
  %u = tensor.cast %t : tensor<*xf32> to tensor<?x?xf32>
  %0 = tensor.rank %u : tensor<?x?xf32>
  %1 = tensor.rank %t : tensor<*xf32>
  return %0, %1 : index, index
}
