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
// CHECK: %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (tensor<4xf32>) {
// CHECK: %cast_0 = tensor.cast %arg5 : tensor<4xf32> to tensor<?xf32>
// CHECK: %1 = "t.use"(%cast_0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: %cast_1 = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
// CHECK: scf.yield %cast_1 : tensor<4xf32>
// CHECK: }
// CHECK: %cast = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
// CHECK: return %cast : tensor<?xf32>
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
// CHECK: %0 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %arg1) -> (tensor<4x8xf32>) {
// CHECK: %1 = "t.make"(%arg2) : (index) -> tensor<1x1xf32>
// CHECK: scf.forall.in_parallel {
// CHECK: tensor.parallel_insert_slice %1 into %arg3[%arg2, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<4x8xf32>
// CHECK: }
// CHECK: }
// CHECK: %cast = tensor.cast %0 : tensor<4x8xf32> to tensor<?x?xf32>
// CHECK: return %cast : tensor<?x?xf32>
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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %0 = "t.make"(%c0) : (index) -> tensor<1xf32>
// CHECK: %inserted_slice = tensor.insert_slice %0 into %arg0[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
// CHECK: return %inserted_slice : tensor<?xf32>
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
// CHECK: scf.forall (%arg1) in (5) {
// CHECK: %cast_0 = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
// CHECK: "t.use"(%cast_0) : (tensor<?xf32>) -> ()
// CHECK: }
// CHECK: %cast = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
// CHECK: "t.use"(%cast) : (tensor<?xf32>) -> ()
// CHECK: return
