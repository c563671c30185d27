// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOC

func.func @b(%t: tensor<4xf32>, %lb: index, %ub: index, %s: index) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.for %i = %lb to %ub step %s iter_args(%x = %0) -> tensor<?xf32> {
    %1 = "t.use"(%x) : (tensor<?xf32>) -> tensor<?xf32>
    scf.yield %1 : tensor<?xf32> loc("yield")
  } loc("for")
  return %r : tensor<?xf32>
}

// The yield is a new op with the location of the loop.
// LOC: scf.yield %{{.*}} : tensor<4xf32> loc("for")

// CHECK-LABEL: func.func @b(
// CHECK-SAME: %[[T:.*]]: tensor<4xf32>, %[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index)
// CHECK: %[[LOOP:.*]] = scf.for %{{.*}} = %[[LB]] to %[[UB]] step %[[S]] iter_args(%[[ITER:.*]] = %[[T]]) -> (tensor<4xf32>) {
// CHECK: %[[CAST:.*]] = tensor.cast %[[ITER]] : tensor<4xf32> to tensor<?xf32>
// CHECK: %[[USE:.*]] = "t.use"(%[[CAST]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: %[[CAST_1:.*]] = tensor.cast %[[USE]] : tensor<?xf32> to tensor<4xf32>
// CHECK: scf.yield %[[CAST_1]] : tensor<4xf32>
// CHECK: }
// CHECK: %[[CAST_2:.*]] = tensor.cast %[[LOOP]] : tensor<4xf32> to tensor<?xf32>
// CHECK: return %[[CAST_2]] : tensor<?xf32>
// CHECK: }

// -----

func.func @e(%n: index, %t: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %x = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %x) -> tensor<?x?xf32> {
    %e = "t.make"(%i) : (index) -> tensor<1x1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%i, 0][1, 1][1, 1] : tensor<1x1xf32> into tensor<?x?xf32>
    }
  }
  return %r : tensor<?x?xf32>
}

// CHECK-LABEL: func.func @e(
// CHECK-SAME: %[[N:.*]]: index, %[[T:.*]]: tensor<4x8xf32>)
// CHECK: %[[FORALL:.*]] = scf.forall (%[[IV:.*]]) in (%[[N]]) shared_outs(%[[ITER:.*]] = %[[T]]) -> (tensor<4x8xf32>) {
// CHECK: %[[MAKE:.*]] = "t.make"(%[[IV]]) : (index) -> tensor<1x1xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %[[MAKE]] into %[[ITER]][%[[IV]], 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x8xf32>
// CHECK: }
// CHECK: }
// CHECK: %[[CAST:.*]] = tensor.cast %[[FORALL]] : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK: return %[[CAST]] : tensor<?x?xf32>
// CHECK: }

// -----

func.func @f(%t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %r = scf.forall (%j) in (%c1) shared_outs(%o = %t) -> tensor<?xf32> {
    %e = "t.make"(%j) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %e into %o[%j][1][1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %{{.*}}: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[MAKE:.*]] = "t.make"(%[[C0]]) : (index) -> tensor<1xf32>
// CHECK: %[[INSERTED_SLICE:.*]] = tensor.insert_slice %[[MAKE]] into %[[T]][0] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK: return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK: }

// -----

// The pattern for casts applies before the others.
func.func @g(%t: tensor<8xf32>) {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = scf.forall (%i) in (5) shared_outs(%o = %0) -> (tensor<?xf32>) {
    "t.use"(%o) : (tensor<?xf32>) -> ()
    scf.forall.in_parallel {
    }
  }
  "t.use"(%1) : (tensor<?xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @g(
// CHECK-SAME: %[[T:.*]]: tensor<8xf32>)
// CHECK: scf.forall (%{{.*}}) in (5) {
// CHECK: %[[CAST:.*]] = tensor.cast %[[T]] : tensor<8xf32> to tensor<?xf32>
// CHECK: "t.use"(%[[CAST]]) : (tensor<?xf32>) -> ()
// CHECK: }
// CHECK: %[[CAST_1:.*]] = tensor.cast %[[T]] : tensor<8xf32> to tensor<?xf32>
// CHECK: "t.use"(%[[CAST_1]]) : (tensor<?xf32>) -> ()
// CHECK: return
