// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-canonicalization | FileCheck %s

func.func @g(%t: tensor<?x?xf32>, %n: index, %m: memref<?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %t, %y = %m) -> (tensor<?x?xf32>, memref<?xf32>) {
    %d = tensor.dim %x, %c1 : tensor<?x?xf32>
    %e = memref.dim %y, %c0 : memref<?xf32>
    "t.u"(%d, %e) : (index, index) -> ()
    %s = "t.m"() : () -> tensor<1x1xf32>
    %q = tensor.insert_slice %s into %x[%i, 0][1, 1][1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    scf.yield %q, %y : tensor<?x?xf32>, memref<?xf32>
  }
  %d = tensor.dim %r#0, %c1 : tensor<?x?xf32>
  %e = memref.dim %r#1, %c0 : memref<?xf32>
  return %d, %e : index, index
}

// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[T:.*]]: tensor<?x?xf32>, %[[N:.*]]: index, %[[M:.*]]: memref<?xf32>)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %{{.*}}:2 = scf.for %[[IV:.*]] = %[[C0]] to %[[N]] step %[[C1]] iter_args(%[[ITER:.*]] = %[[T]], %[[ITER_1:.*]] = %[[M]]) -> (tensor<?x?xf32>, memref<?xf32>) {
// CHECK: %[[DIM:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
// CHECK: %[[DIM_1:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK: "t.u"(%[[DIM]], %[[DIM_1]]) : (index, index) -> ()
// CHECK: %[[M_1:.*]] = "t.m"() : () -> tensor<1x1xf32>
// CHECK: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[M_1]] into %[[ITER]][%[[IV]], 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK: scf.yield %[[INSERTED_SLICE]], %[[ITER_1]] : tensor<?x?xf32>, memref<?xf32>
// CHECK: }
// CHECK: %[[DIM_2:.*]] = tensor.dim %[[T]], %[[C1]] : tensor<?x?xf32>
// CHECK: %[[DIM_3:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
// CHECK: return %[[DIM_2]], %[[DIM_3]] : index, index
// CHECK: }
