// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-parallel-loop-tiling='parallel-loop-tile-sizes=4' | FileCheck %s

func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c22 = arith.constant 22 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c22, %c24) step (%c3, %c3) {
    scf.parallel (%a, %b) = (%c0, %c0) to (%c22, %c24) step (%c3, %c3) {
      "t.u"(%i, %a) : (index, index) -> ()
    }
  }
  scf.parallel (%i, %j) = (%n, %c0) to (%k, %c24) step (%c3, %n) {
    "t.u"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1 - d2)>
// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[N:.*]]: index, %[[K:.*]]: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[C22:.*]] = arith.constant 22 : index
// CHECK: %[[C24:.*]] = arith.constant 24 : index
// CHECK: scf.parallel (%[[IV:[^,]*]], %{{.*}}) = (%[[C0]], %[[C0]]) to (%[[C22]], %[[C24]]) step (%[[C3]], %[[C3]]) {
// CHECK: %[[C0_1:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[PRODUCT:.*]] = arith.muli %[[C3]], %[[C4]] : index
// CHECK: %[[PRODUCT_1:.*]] = arith.muli %[[C3]], %[[C1]] : index
// CHECK: scf.parallel (%[[IV_1:[^,]*]], %[[IV_2:.*]]) = (%[[C0]], %[[C0]]) to (%[[C22]], %[[C24]]) step (%[[PRODUCT]], %[[PRODUCT_1]]) {
// CHECK: scf.parallel (%[[IV_3:[^,]*]], %[[IV_4:.*]]) = (%[[C0_1]], %[[C0_1]]) to (%[[PRODUCT]], %[[PRODUCT_1]]) step (%[[C3]], %[[C3]]) {
// CHECK: %[[SUM:.*]] = arith.addi %[[IV_3]], %[[IV_1]] : index
// CHECK: arith.addi %[[IV_4]], %[[IV_2]] : index
// CHECK: "t.u"(%[[IV]], %[[SUM]]) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: %[[C0_2:.*]] = arith.constant 0 : index
// CHECK: %[[C4_1:.*]] = arith.constant 4 : index
// CHECK: %[[C1_1:.*]] = arith.constant 1 : index
// CHECK: %[[PRODUCT_2:.*]] = arith.muli %[[C3]], %[[C4_1]] : index
// CHECK: %[[PRODUCT_3:.*]] = arith.muli %[[N]], %[[C1_1]] : index
// CHECK: scf.parallel (%[[IV_5:[^,]*]], %[[IV_6:.*]]) = (%[[N]], %[[C0]]) to (%[[K]], %[[C24]]) step (%[[PRODUCT_2]], %[[PRODUCT_3]]) {
// CHECK: %[[MIN:.*]] = affine.min #map(%[[PRODUCT_2]], %[[K]], %[[IV_5]])
// CHECK: %[[MIN_1:.*]] = affine.min #map(%[[PRODUCT_3]], %[[C24]], %[[IV_6]])
// CHECK: scf.parallel (%[[IV_7:[^,]*]], %[[IV_8:.*]]) = (%[[C0_2]], %[[C0_2]]) to (%[[MIN]], %[[MIN_1]]) step (%[[C3]], %[[N]]) {
// CHECK: %[[SUM_1:.*]] = arith.addi %[[IV_7]], %[[IV_5]] : index
// CHECK: %[[SUM_2:.*]] = arith.addi %[[IV_8]], %[[IV_6]] : index
// CHECK: "t.u"(%[[SUM_1]], %[[SUM_2]]) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
