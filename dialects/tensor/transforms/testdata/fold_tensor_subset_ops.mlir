// RUN: mlir-opt %s --allow-unregistered-dialect --fold-tensor-subset-ops --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: @dropped(
func.func @dropped(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  // CHECK-NEXT: %0 = affine.apply #map()[%arg4, %arg3]
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg2[%arg3, %0] [1, %arg4] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: return %inserted_slice : tensor<?x?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @stride(
func.func @stride(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg3] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg2[%arg3] [%arg4] [2] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %inserted_slice_0 : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [2] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @stride2(
func.func @stride2(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg3] [%arg4] [2] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg2[%arg3] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %inserted_slice_0 : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [2] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @sizes(
func.func @sizes(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg1[%arg3] [%arg3] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %inserted_slice_0 = tensor.insert_slice %inserted_slice into %arg2[%arg3] [%arg4] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %inserted_slice_0 : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @three(
func.func @three(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<8xf32>, %d: tensor<16xf32>, %i: index) -> tensor<16xf32> {
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg0 into %arg3[%arg4] [4] [1] : tensor<4xf32> into tensor<16xf32>
  // CHECK-NEXT: return %inserted_slice : tensor<16xf32>
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %1 = tensor.insert_slice %0 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %2 : tensor<16xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @par(
func.func @par(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  // CHECK-NEXT: %0 = scf.forall (%arg4) in (4) shared_outs(%arg5 = %arg2) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %1 = affine.apply #map()[%arg3]
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %arg0 into %arg5[%arg4, %1] [1, %arg3] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : tensor<?x?xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<?x?xf32>) {
    %0 = tensor.insert_slice %a into %b[%n] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
