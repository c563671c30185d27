// RUN: mlir-opt %s --allow-unregistered-dialect --reify-result-shapes --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-LABEL: @pad(
func.func @pad(%t: tensor<?xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c0_0 : tensor<?xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim, %arg1]
  // CHECK-NEXT: %padded = tensor.pad %arg0 low[%arg1] high[3] {
  // CHECK-NEXT: ^bb0(%arg3: index):
  // CHECK-NEXT: tensor.yield %arg2 : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<?xf32>
  // CHECK-NEXT: return %padded : tensor<?xf32>
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
func.func @pad2(%t: tensor<64xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [1] : tensor<64xf32> to tensor<?xf32>
  // CHECK-NEXT: %0 = affine.apply #map(%arg1)
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %padded = tensor.pad %extracted_slice low[0] high[%0] {
  // CHECK-NEXT: ^bb0(%arg3: index):
  // CHECK-NEXT: tensor.yield %arg2 : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<32xf32>
  // CHECK-NEXT: %cast = tensor.cast %padded : tensor<32xf32> to tensor<?xf32>
  // CHECK-NEXT: return %cast : tensor<?xf32>
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
func.func @pad3(%t: tensor<4xf32>, %n: index, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %padded = tensor.pad %arg0 low[%c3] high[1] {
  // CHECK-NEXT: ^bb0(%arg3: index):
  // CHECK-NEXT: tensor.yield %arg2 : f32
  // CHECK-NEXT: } : tensor<4xf32> to tensor<8xf32>
  // CHECK-NEXT: %cast = tensor.cast %padded : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %padded_1 = tensor.pad %cast low[%c3] high[1] {
  // CHECK-NEXT: ^bb0(%arg3: index):
  // CHECK-NEXT: tensor.yield %arg2 : f32
  // CHECK-NEXT: } : tensor<?xf32> to tensor<12xf32>
  // CHECK-NEXT: %cast_2 = tensor.cast %padded_1 : tensor<12xf32> to tensor<?xf32>
  // CHECK-NEXT: return %cast_2 : tensor<?xf32>
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
func.func @cc(%t: tensor<3x8xf32>, %u: tensor<4x?xf32>) -> tensor<?x?xf32> {
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c7 = arith.constant 7 : index
  // CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<3x8xf32>, tensor<4x?xf32>) -> tensor<7x8xf32>
  // CHECK-NEXT: %cast = tensor.cast %concat : tensor<7x8xf32> to tensor<?x?xf32>
  // CHECK-NEXT: return %cast : tensor<?x?xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
