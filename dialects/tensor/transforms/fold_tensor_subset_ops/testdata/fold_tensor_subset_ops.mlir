// RUN: mlir-opt %s --allow-unregistered-dialect --fold-tensor-subset-ops --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-LABEL: @dropped(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %{{.*}}: tensor<?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[N:.*]]: index)
func.func @dropped(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %i: index, %n: index) -> tensor<?x?xf32> {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[N]], %[[I]]]
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[C]][%[[I]], %[[AFFINE]]] [1, %[[N]]] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<?x?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// CHECK-LABEL: @stride(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<?xf32>, %[[I:.*]]: index, %[[N:.*]]: index)
func.func @stride(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[B]][%[[I]]] [%[[N]]] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[C]][%[[I]]] [%[[N]]] [2] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE_1]] : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [2] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @stride2(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<?xf32>, %[[I:.*]]: index, %[[N:.*]]: index)
func.func @stride2(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[B]][%[[I]]] [%[[N]]] [2] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[C]][%[[I]]] [%[[N]]] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE_1]] : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%n] [2] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @sizes(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %[[B:.*]]: tensor<?xf32>, %[[C:.*]]: tensor<?xf32>, %[[I:.*]]: index, %[[N:.*]]: index)
func.func @sizes(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>, %i: index, %n: index) -> tensor<?xf32> {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[B]][%[[I]]] [%[[I]]] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: %[[INSERTED_SLICE_1:.*]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[C]][%[[I]]] [%[[N]]] [1] : tensor<?xf32> into tensor<?xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE_1]] : tensor<?xf32>
  %0 = tensor.insert_slice %a into %b[%i] [%i] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %c[%i] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

// CHECK-LABEL: @three(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<8xf32>, %[[D:.*]]: tensor<16xf32>, %[[I:.*]]: index)
func.func @three(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<8xf32>, %d: tensor<16xf32>, %i: index) -> tensor<16xf32> {
  // CHECK-NEXT: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[A]] into %[[D]][%[[I]]] [4] [1] : tensor<4xf32> into tensor<16xf32>
  // CHECK-NEXT: return %[[INSERTED_SLICE]] : tensor<16xf32>
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %1 = tensor.insert_slice %0 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  %2 = tensor.insert_slice %1 into %d[%i] [4] [1] : tensor<4xf32> into tensor<16xf32>
  return %2 : tensor<16xf32>
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @par(
// CHECK-SAME: %[[A:.*]]: tensor<?xf32>, %{{.*}}: tensor<?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[N:.*]]: index)
func.func @par(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  // CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[IV:.*]]) in (4) shared_outs(%[[ITER:.*]] = %[[C]]) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[N]]]
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %[[A]] into %[[ITER]][%[[IV]], %[[AFFINE]]] [1, %[[N]]] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[FORALL]] : tensor<?x?xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<?x?xf32>) {
    %0 = tensor.insert_slice %a into %b[%n] [%n] [1] : tensor<?xf32> into tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
