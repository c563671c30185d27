// RUN: mlir-opt %s --allow-unregistered-dialect --reify-result-shapes --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-LABEL: @cc2(
// CHECK-SAME: %[[T:.*]]: tensor<3x8xf32>, %[[U:.*]]: tensor<?x8xf32>)
func.func @cc2(%t: tensor<3x8xf32>, %u: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 3 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[U]], %[[C0]] : tensor<?x8xf32>
  // CHECK-NEXT: affine.apply #map()[%[[DIM]]]
  // CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[T]], %[[U]] : (tensor<3x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  // CHECK-NEXT: return %[[CONCAT]] : tensor<?x8xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @cc3(
// CHECK-SAME: %[[T:.*]]: tensor<3x8xf32>, %[[U:.*]]: tensor<4x8xf32>)
func.func @cc3(%t: tensor<3x8xf32>, %u: tensor<4x8xf32>) -> tensor<?x8xf32> {
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 3 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: arith.constant 7 : index
  // CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[T]], %[[U]] : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<7x8xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[CONCAT]] : tensor<7x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x8xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @other(
// CHECK-SAME: %[[T:.*]]: tensor<3x8xf32>, %{{.*}}: index)
func.func @other(%t: tensor<3x8xf32>, %n: index) -> tensor<?x8xf32> {
  // CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][0, 0] [%[[C2]], 8] [1, 1] : tensor<3x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: return %[[EXTRACTED_SLICE]] : tensor<?x8xf32>
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[0, 0] [%c2, 8] [1, 1] : tensor<3x8xf32> to tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @nested(
// CHECK-SAME: %[[T:.*]]: tensor<4xf32>, %[[C:.*]]: i1, %[[V:.*]]: f32)
func.func @nested(%t: tensor<4xf32>, %c: i1, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %[[IF:.*]] = scf.if %[[C]] -> (tensor<?xf32>) {
  // CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[C3]]] high[1] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[V]] : f32
  // CHECK-NEXT: } : tensor<4xf32> to tensor<8xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: scf.yield %[[CAST]] : tensor<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: arith.constant 8 : index
  // CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[T]], %[[T]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[CONCAT]] : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: scf.yield %[[CAST_1]] : tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[IF]] : tensor<?xf32>
  %0 = scf.if %c -> tensor<?xf32> {
    %c3 = arith.constant 3 : index
    %1 = tensor.pad %t low[%c3] high[1] {
    ^bb0(%i: index):
      tensor.yield %v : f32
    } : tensor<4xf32> to tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } else {
    %2 = tensor.concat dim(0) %t, %t : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  }
  return %0 : tensor<?xf32>
}
