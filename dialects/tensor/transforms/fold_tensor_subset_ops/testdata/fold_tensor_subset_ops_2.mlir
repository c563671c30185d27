// RUN: mlir-opt %s --allow-unregistered-dialect --fold-tensor-subset-ops --split-input-file | FileCheck %s

// CHECK-LABEL: @par2(
// CHECK-SAME: %[[A:.*]]: tensor<2x?xf32>, %{{.*}}: tensor<2x?xf32>, %[[C:.*]]: tensor<?x?xf32>, %[[N:.*]]: index)
func.func @par2(%a: tensor<2x?xf32>, %b: tensor<2x?xf32>, %c: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  // CHECK-NEXT: %[[FORALL:.*]] = scf.forall (%[[IV:.*]]) in (4) shared_outs(%[[ITER:.*]] = %[[C]]) -> (tensor<?x?xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %[[A]] into %[[ITER]][%[[IV]], 8] [2, %[[N]]] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return %[[FORALL]] : tensor<?x?xf32>
  %r = scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<?x?xf32>) {
    %0 = tensor.insert_slice %a into %b[0, 3] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<2x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %o[%i, 5] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}
