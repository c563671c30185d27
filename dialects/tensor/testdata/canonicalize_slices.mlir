// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @extract_slice(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[N:.*]]: index)
func.func @extract_slice(%t: tensor<4x6xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][1, %[[N]]] [2, %[[N]]] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<2x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%c1, %n] [%c2, %n] [%c1, 1] : tensor<4x6xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_2(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[N:.*]]: index)
func.func @extract_slice_2(%t: tensor<4x6xf32>, %n: index) -> (tensor<?xf32>) {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[N]], 1] [1, 2] [1, 1] : tensor<4x6xf32> to tensor<2xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<2xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
  // CHECK-NEXT: }
  %c2 = arith.constant 2 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %t[%n, %c1] [1, %c2] [1, 1] : tensor<4x6xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_3(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[N:.*]]: index)
func.func @extract_slice_3(%t: tensor<4x6xf32>, %n: index) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[N]], 0] [9, %[[N]]] [1, 1] : tensor<4x6xf32> to tensor<9x?xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[EXTRACTED_SLICE]] : tensor<9x?xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c9 = arith.constant 9 : index
  %0 = tensor.extract_slice %t[%n, 0] [%c9, %n] [1, 1] : tensor<4x6xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @cast_extract_slice(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[N:.*]]: index)
func.func @cast_extract_slice(%t: tensor<4x6xf32>, %n: index) -> (tensor<2x?xf32>) {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][%[[N]], 0] [2, %[[N]]] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  // CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<2x?xf32>
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>
  %0 = tensor.extract_slice %c[%n, 0] [2, %n] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: @extract_slice_4(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>)
func.func @extract_slice_4(%t: tensor<4x6xf32>) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[T]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.extract_slice %t[0, 0] [4, 6] [1, 1] : tensor<4x6xf32> to tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @extract_slice_cast(
// CHECK-SAME: %[[T:.*]]: tensor<?x6xf32>, %{{.*}}: index)
func.func @extract_slice_cast(%t: tensor<?x6xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][0, 0] [4, 6] [1, 1] : tensor<?x6xf32> to tensor<4x6xf32>
  // CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.extract_slice %t[0, 0] [%n, 6] [1, 1] : tensor<?x6xf32> to tensor<?x6xf32>
  %1 = tensor.cast %0 : tensor<?x6xf32> to tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @insert_slice_extract_slice(
// CHECK-SAME: %{{.*}}: tensor<4x6xf32>, %[[P:.*]]: tensor<2x?xf32>, %{{.*}}: index)
func.func @insert_slice_extract_slice(%t: tensor<4x6xf32>, %p: tensor<2x?xf32>, %n: index) -> (tensor<2x?xf32>) {
  // CHECK-NEXT: return %[[P]] : tensor<2x?xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  %1 = tensor.extract_slice %0[%n, 0] [2, %n] [1, 1] : tensor<4x6xf32> to tensor<2x?xf32>
  return %1 : tensor<2x?xf32>
}

// -----

// CHECK-LABEL: @insert_slice(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %{{.*}}: tensor<2x?xf32>, %[[Q:.*]]: tensor<2x?xf32>, %[[N:.*]]: index)
func.func @insert_slice(%t: tensor<4x6xf32>, %p: tensor<2x?xf32>, %q: tensor<2x?xf32>, %n: index) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[Q]] into %[[T]][%[[N]], 0] [2, %[[N]]] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.insert_slice %p into %t[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  %1 = tensor.insert_slice %q into %0[%n, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
