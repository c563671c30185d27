// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK-LABEL: @pad(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[X:.*]]: f32)
func.func @pad(%t: tensor<4x6xf32>, %x: f32) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[1, 0] high[0, 1] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<4x6xf32> to tensor<5x7xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<5x7xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t low[%c1, 0] high[0, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x6xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @pad_2(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %{{.*}}: f32)
func.func @pad_2(%t: tensor<4x6xf32>, %x: f32) -> (tensor<4x6xf32>) {
  // CHECK-NEXT: return %[[T]] : tensor<4x6xf32>
  // CHECK-NEXT: }
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x6xf32> to tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

// CHECK-LABEL: @pad_3(
// CHECK-SAME: %[[T:.*]]: tensor<4x?xf32>, %{{.*}}: f32)
func.func @pad_3(%t: tensor<4x?xf32>, %x: f32) -> (tensor<4x?xf32>) {
  // CHECK-NEXT: return %[[T]] : tensor<4x?xf32>
  // CHECK-NEXT: }
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[0, %c0] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

// CHECK-LABEL: @cast_pad(
// CHECK-SAME: %[[T:.*]]: tensor<4x6xf32>, %[[X:.*]]: f32)
func.func @cast_pad(%t: tensor<4x6xf32>, %x: f32) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[1, 0] high[0, 2] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<4x6xf32> to tensor<5x8xf32>
  // CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[PADDED]] : tensor<5x8xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %[[CAST]] : tensor<?x?xf32>
  // CHECK-NEXT: }
  %c = tensor.cast %t : tensor<4x6xf32> to tensor<?x?xf32>
  %0 = tensor.pad %c low[1, 0] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @pad_cast(
// CHECK-SAME: %[[T:.*]]: tensor<?x6xf32>, %[[X:.*]]: f32)
func.func @pad_cast(%t: tensor<?x6xf32>, %x: f32) -> (tensor<7x8xf32>) {
  // CHECK-NEXT: %[[PADDED:.*]] = tensor.pad %[[T]] low[1, 0] high[0, 2] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<?x6xf32> to tensor<7x8xf32>
  // CHECK-NEXT: return %[[PADDED]] : tensor<7x8xf32>
  // CHECK-NEXT: }
  %0 = tensor.pad %t low[1, 0] high[0, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x6xf32> to tensor<?x8xf32>
  %1 = tensor.cast %0 : tensor<?x8xf32> to tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}
