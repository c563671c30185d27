// RUN: mlir-opt %s --allow-unregistered-dialect --resolve-shaped-type-result-dims --split-input-file | FileCheck %s

// CHECK-LABEL: @a(
// CHECK-SAME: %{{.*}}: tensor<?xf32>, %[[U:.*]]: tensor<?x?xf32>, %{{.*}}: index)
func.func @a(%t: tensor<?xf32>, %u: tensor<?x?xf32>, %n: index) -> (index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[U]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[U]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: return %[[DIM]], %[[DIM_1]] : index, index
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
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[N:.*]]: index, %{{.*}}: f32)
func.func @pad(%t: tensor<?xf32>, %n: index, %v: f32) -> index {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[DIM]], %[[N]]]
  // CHECK-NEXT: return %[[AFFINE]] : index
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
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %[[U:.*]]: tensor<?x?xf32>)
func.func @cc(%t: tensor<?x?xf32>, %u: tensor<?x?xf32>) -> (index, index) {
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[U]], %[[C0]] : tensor<?x?xf32>
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[DIM]], %[[DIM_1]]]
  // CHECK-NEXT: %[[DIM_2:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
  // CHECK-NEXT: return %[[AFFINE]], %[[DIM_2]] : index, index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @unknown(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %[[K:.*]]: index)
func.func @unknown(%t: tensor<?x?xf32>, %k: index) -> (index, index) {
  // CHECK-NEXT: %[[C5:.*]] = arith.constant 5 : index
  // CHECK-NEXT: %[[EXTRACTED_SLICE:.*]] = tensor.extract_slice %[[T]][0, 0] [%[[K]], 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[EXTRACTED_SLICE]], %[[C5]] : tensor<?x4xf32>
  // CHECK-NEXT: %[[DIM_1:.*]] = tensor.dim %[[EXTRACTED_SLICE]], %[[K]] : tensor<?x4xf32>
  // CHECK-NEXT: return %[[DIM]], %[[DIM_1]] : index, index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[0, 0] [%k, 4] [1, 1] : tensor<?x?xf32> to tensor<?x4xf32>
  %1 = tensor.dim %0, %c5 : tensor<?x4xf32>
  %2 = tensor.dim %0, %k : tensor<?x4xf32>
  return %1, %2 : index, index
}

// -----

// CHECK-LABEL: @forall(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[S:.*]]: tensor<1xf32>)
func.func @forall(%t: tensor<?xf32>, %s: tensor<1xf32>) -> tensor<?xf32> {
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[IV:.*]]) in (4) shared_outs(%[[ITER:.*]] = %[[T]]) -> (tensor<?xf32>) {
  // CHECK-NEXT: %[[DIM:.*]] = tensor.dim %[[T]], %[[C0]] : tensor<?xf32>
  // CHECK-NEXT: "x.u"(%[[DIM]]) : (index) -> ()
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %[[S]] into %[[ITER]][%[[IV]]] [1] [1] : tensor<1xf32> into tensor<?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[FORALL]] : tensor<?xf32>
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
