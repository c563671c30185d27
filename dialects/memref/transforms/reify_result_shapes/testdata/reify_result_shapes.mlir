// RUN: mlir-opt %s --allow-unregistered-dialect --reify-result-shapes --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-LABEL: @pad(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[N:.*]]: index, %[[V:.*]]: f32)
func.func @pad(%t: tensor<?xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: affine.apply #map()[%[[DIM]], %[[N]]]
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[N]]] high[3] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[V]] : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[PADDED]] : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%n] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK: #map = affine_map<(d0) -> (-d0 + 32)>
// CHECK-LABEL: @pad2(
// CHECK-SAME: %[[T:.*]]: tensor<64xf32>, %[[N:.*]]: index, %[[V:.*]]: f32)
func.func @pad2(%t: tensor<64xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][0] [%[[N]]] [1] : tensor<64xf32> to tensor<?xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map(%[[N]])
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] low[0] high[%[[AFFINE]]] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[V]] : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<32xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<32xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?xf32>
  %e = tensor.extract_slice %t[0] [%n] [1] : tensor<64xf32> to tensor<?xf32>
  %h = affine.apply affine_map<(d0) -> (-d0 + 32)>(%n)
  %0 = tensor.pad %e low[0] high[%h] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @pad3(
// CHECK-SAME: %[[T:.*]]: tensor<4xf32>, %{{.*}}: index, %[[V:.*]]: f32)
func.func @pad3(%t: tensor<4xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[%[[C3]]] high[1] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[V]] : f32
  // CHECK-NEXT: } : tensor<4xf32> to tensor<8xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 8 : index
  // CHECK-NEXT: %[[PADDED_1:.*]] = tensor.pad %[[CAST]] low[%[[C3]]] high[1] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[V]] : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<12xf32>
  // CHECK-NEXT: %[[CAST_1:.*]] = tensor.cast %[[PADDED_1]] : tensor<12xf32> to tensor<?xf32>
  // CHECK-NEXT: return %[[CAST_1]] : tensor<?xf32>
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %t low[%c3] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.pad %0 low[%c3] high[1] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @cc(
// CHECK-SAME: %[[T:.*]]: tensor<3x8xf32>, %[[U:.*]]: tensor<4x?xf32>)
func.func @cc(%t: tensor<3x8xf32>, %u: tensor<4x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: arith.constant 8 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 3 : index
  // CHECK-NEXT: arith.constant 0 : index
  // CHECK-NEXT: arith.constant 4 : index
  // CHECK-NEXT: arith.constant 7 : index
  // CHECK-NEXT: %[[CONCAT:.*]] = tensor.concat dim(0) %[[T]], %[[U]] : (tensor<3x8xf32>, tensor<4x?xf32>) -> tensor<7x8xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[CONCAT]] : tensor<7x8xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
