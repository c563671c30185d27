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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0:2 = scf.for %arg3 = %c0 to %arg1 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg2) -> (tensor<?x?xf32>, memref<?xf32>) {
// CHECK: %dim_1 = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK: %dim_2 = memref.dim %arg2, %c0 : memref<?xf32>
// CHECK: "t.u"(%dim_1, %dim_2) : (index, index) -> ()
// CHECK: %1 = "t.m"() : () -> tensor<1x1xf32>
// CHECK: %inserted_slice = tensor.insert_slice %1 into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
// CHECK: scf.yield %inserted_slice, %arg5 : tensor<?x?xf32>, memref<?xf32>
// CHECK: }
// CHECK: %dim = tensor.dim %arg0, %c1 : tensor<?x?xf32>
// CHECK: %dim_0 = memref.dim %arg2, %c0 : memref<?xf32>
// CHECK: return %dim, %dim_0 : index, index
// CHECK: }
