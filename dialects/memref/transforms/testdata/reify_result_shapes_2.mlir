// RUN: mlir-opt %s --allow-unregistered-dialect --reify-result-shapes --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-LABEL: @cc2(
func.func @cc2(%t: tensor<3x8xf32>, %u: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0_0 : tensor<?x8xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim]
  // CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<3x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  // CHECK-NEXT: return %concat : tensor<?x8xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @cc3(
func.func @cc3(%t: tensor<3x8xf32>, %u: tensor<4x8xf32>) -> tensor<?x8xf32> {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c7 = arith.constant 7 : index
  // CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<7x8xf32>
  // CHECK-NEXT: %cast = tensor.cast %concat : tensor<7x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: return %cast : tensor<?x8xf32>
  %0 = tensor.concat dim(0) %t, %u : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @other(
func.func @other(%t: tensor<3x8xf32>, %n: index) -> tensor<?x8xf32> {
  // CHECK-NEXT: %c2 = arith.constant 2 : index
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [%c2, 8] [1, 1] : tensor<3x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: return %extracted_slice : tensor<?x8xf32>
  %c2 = arith.constant 2 : index
  %0 = tensor.extract_slice %t[0, 0] [%c2, 8] [1, 1] : tensor<3x8xf32> to tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

// CHECK-LABEL: @nested(
func.func @nested(%t: tensor<4xf32>, %c: i1, %v: f32) -> tensor<?xf32> {
  // CHECK-NEXT: %0 = scf.if %arg1 -> (tensor<?xf32>) {
  // CHECK-NEXT: %c3 = arith.constant 3 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %padded = tensor.pad %arg0 low[%c3] high[1] {
  // CHECK-NEXT: ^bb0(%arg3: index):
  // CHECK-NEXT: tensor.yield %arg2 : f32
  // CHECK-NEXT: } : tensor<4xf32> to tensor<8xf32>
  // CHECK-NEXT: %cast = tensor.cast %padded : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: scf.yield %cast : tensor<?xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c4 = arith.constant 4 : index
  // CHECK-NEXT: %c0_0 = arith.constant 0 : index
  // CHECK-NEXT: %c4_1 = arith.constant 4 : index
  // CHECK-NEXT: %c8 = arith.constant 8 : index
  // CHECK-NEXT: %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %cast = tensor.cast %concat : tensor<8xf32> to tensor<?xf32>
  // CHECK-NEXT: scf.yield %cast : tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : tensor<?xf32>
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
