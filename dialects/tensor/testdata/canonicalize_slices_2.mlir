// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @extract_slice_insert_slice(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %{{.*}}: index)
func.func @extract_slice_insert_slice(%t: tensor<4x6xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[T]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.extract_slice %t[%n, 0] [2, %n] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  %1 = tensor.insert_slice %0 into %t[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @insert_slice_2(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[P:.*]]: tensor<?x?xf32>, %[[N:.*]]: index)
func.func @insert_slice_2(%t: tensor<4x6xf32>, %p: tensor<?x?xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[P]] : tensor<?x?xf32> to tensor<2x?xf32>
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[CAST]] into %[[T]][%[[N]], 0] [2, %[[N]]] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %c2 = arith.constant 2 : index
  %0 = tensor.insert_slice %p into %t[%n, 0] [%c2, %n] [1, 1] : tensor<?x?xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @insert_slice_3(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %{{.*}}: tensor<0x6xf32>)
func.func @insert_slice_3(%t: tensor<4x6xf32>, %p: tensor<0x6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[T]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[0, 0] [0, 6] [1, 1] : tensor<0x6xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @cast_insert_slice(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[P:.*]]: tensor<2x3xf32>, %[[N:.*]]: index)
func.func @cast_insert_slice(%t: tensor<4x6xf32>, %p: tensor<2x3xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[P]] into %[[T]][%[[N]], 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x6xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[INSERTED_SLICE]] : tensor<4x6xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>
  %d = tensor.cast %p : tensor<2x3xf32> to tensor<?x?xf32>
  %0 = tensor.insert_slice %d into %c[%n, 0] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @insert_slice_4(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[P:.*]]: tensor<6xf32>)
func.func @insert_slice_4(%t: tensor<4x6xf32>, %p: tensor<6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[P]] into %[[T]][0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[0, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @insert_slice_5(
// CHECK-SAME: %{{.*}}: tensor<4x6xf32>, %[[P:.*]]: tensor<4x6xf32>)
func.func @insert_slice_5(%t: tensor<4x6xf32>, %p: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[P]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> into tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @extract_slice_5(
func.func @extract_slice_5(%n: index) -> (tensor<2x2xf32>) {
  // CHECK-NEXT: %[[CST:.*]] = arith.constant dense<2.000000e+00> : tensor<2x2xf32>
  // CHECK-NEXT: return %[[CST]] : tensor<2x2xf32>
  // CHECK-NEXT: }
  %c = arith.constant dense<2.0> : tensor<4x5xf32>
  %0 = tensor.extract_slice %c[%n, 0] [2, 2] [1, 1] : tensor<4x5xf32> to tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

// CHECK-LABEL: @insert_slice_dim(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %{{.*}}: tensor<2x3xf32>, %{{.*}}: index)
func.func @insert_slice_dim(%t: tensor<?x?xf32>, %p: tensor<2x3xf32>, %n: index) -> (index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: return %[[DIM]] : index
  // CHECK-NEXT: }
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %p into %t[%n, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
  %d = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d : index
}
