// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-canonicalization | FileCheck %s

func.func @parallel(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c16, %n) step (%c4, %c4) {
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %1 = affine.min affine_map<(d0)[s0] -> (4, s0 - d0)>(%j)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (4, -d0 + s0)>
// CHECK-LABEL: func.func @parallel(
// CHECK-SAME: %[[N:.*]]: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.parallel (%{{[^,]*}}, %[[IV:.*]]) = (%[[C0]], %[[C0]]) to (%[[C16]], %[[N]]) step (%[[C4]], %[[C4]]) {
// CHECK: %[[MIN:.*]] = affine.min #map(%[[IV]])[%[[N]]]
// CHECK: "use"(%[[C4]], %[[MIN]]) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @forall(%n: index) {
  scf.forall (%i, %j) in (16, %n) {
    %0 = affine.min affine_map<(d0) -> (15 - d0, 17)>(%i)
    %1 = affine.max affine_map<(d0)[s0] -> (s0 - d0 - 1, 0)>(%j)[%n]
    "use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 15)>
// CHECK: #map1 = affine_map<(d0)[s0] -> (-d0 + s0 - 1)>
// CHECK-LABEL: func.func @forall(
// CHECK-SAME: %[[N:.*]]: index)
// CHECK: scf.forall (%[[IV:[^,]*]], %[[IV_1:.*]]) in (16, %[[N]]) {
// CHECK: %[[AFFINE:.*]] = affine.apply #map(%[[IV]])
// CHECK: %[[AFFINE_1:.*]] = affine.apply #map1(%[[IV_1]])[%[[N]]]
// CHECK: "use"(%[[AFFINE]], %[[AFFINE_1]]) : (index, index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @without_loop(%n: index) -> index {
  %0 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @without_loop(
// CHECK-SAME: %[[N:.*]]: index)
// CHECK: return %[[N]] : index
// CHECK: }
