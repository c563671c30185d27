// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-LABEL: @pad_4(
// CHECK-SAME: %[[T:.*]]: tensor<1x2xf32>, %[[N:.*]]: index)
func.func @pad_4(%t: tensor<1x2xf32>, %n: index) -> (tensor<?x7xf32>) {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[N]]]
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[0, 3] high[%[[AFFINE]], 2] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[ZERO]] : f32
  // CHECK-NEXT: } : tensor<1x2xf32> to tensor<?x7xf32>
  // CHECK-NEXT: return %[[PADDED]] : tensor<?x7xf32>
  // CHECK-NEXT: }
  %x = arith.constant 0.0 : f32
  %0 = tensor.pad %t low[0, 1] high[%n, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<1x2xf32> to tensor<?x5xf32>
  %1 = tensor.pad %0 low[0, 2] high[3, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x5xf32> to tensor<?x7xf32>
  return %1 : tensor<?x7xf32>
}

// -----

// CHECK-LABEL: @extract_slice_pad_extract_slice_pad(
// CHECK-SAME: %[[T:.*]]: tensor<64x64xf32>, %[[S0:.*]]: index, %[[S1:.*]]: index, %[[P0:.*]]: index, %[[P1:.*]]: index)
func.func @extract_slice_pad_extract_slice_pad(%t: tensor<64x64xf32>, %s0: index, %s1: index, %p0: index, %p1: index) -> (tensor<8x4xf32>) {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][16, 4] [%[[S0]], %[[S1]]] [1, 1] : tensor<64x64xf32> to tensor<?x?xf32>
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[EXTRACTED_SLICE]] nofold low[0, 0] high[%[[P0]], %[[P1]]] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[ZERO]] : f32
  // CHECK-NEXT: } : tensor<?x?xf32> to tensor<8x4xf32>
  // CHECK-NEXT: return %[[PADDED]] : tensor<8x4xf32>
  // CHECK-NEXT: }
  %x = arith.constant 0.0 : f32
  %0 = tensor.extract_slice %t[16, 0] [%s0, 64] [1, 1] : tensor<64x64xf32> to tensor<?x64xf32>
  %1 = tensor.pad %0 low[0, 0] high[%p0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x64xf32> to tensor<8x64xf32>
  %2 = tensor.extract_slice %1[0, 4] [8, %s1] [1, 1] : tensor<8x64xf32> to tensor<8x?xf32>
  %3 = tensor.pad %2 nofold low[0, 0] high[0, %p1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<8x?xf32> to tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
