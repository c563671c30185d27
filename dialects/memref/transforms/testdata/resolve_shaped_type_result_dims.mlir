// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @a(
func.func @a(%t: tensor<?xf32>, %u: tensor<?x?xf32>, %n: index) -> (index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
  // CHECK-NEXT: return %dim, %dim_0 : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %t into %u[%n, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 + 3)>
// CHECK-LABEL: @pad(
func.func @pad(%t: tensor<?xf32>, %n: index, %v: f32) -> index {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim, %arg1]
  // CHECK-NEXT: return %0 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%n] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: @cc(
func.func @cc(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> (index, index) {
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %arg1, %c0 : tensor<?x?xf32>
  // CHECK-NEXT: %0 = affine.apply #map()[%dim, %dim_0]
  // CHECK-NEXT: %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
  // CHECK-NEXT: return %0, %dim_1 : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @unknown(
func.func @unknown(%t: tensor<?x?xf32>, %k: index) -> (index, index) {
  // CHECK-NEXT: %c5 = arith.constant 5 : index
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0, 0] [%arg1, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  // CHECK-NEXT: %dim = tensor.dim %extracted_slice, %c5 : tensor<?x4xf32>
  // CHECK-NEXT: %dim_0 = tensor.dim %extracted_slice, %arg1 : tensor<?x4xf32>
  // CHECK-NEXT: return %dim, %dim_0 : index, index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[0, 0] [%k, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.dim %0, %c5 : tensor<?x4xf32>
  %2 = tensor.dim %0, %k : tensor<?x4xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @forall(
func.func @forall(%t: tensor<?xf32>, %s: tensor<1xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %0 = scf.forall (%arg2) in (4) shared_outs(%arg3 = %arg0) -> (tensor<?xf32>) {
  // CHECK-NEXT: %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
  // CHECK-NEXT: "x.u"(%dim) : (index) -> ()
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg3[%arg2] [1] [1] : tensor<1xf32> into tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return %0 : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %d = tensor.dim %o, %c0 : tensor<?xf32>
    "x.u"(%d) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
