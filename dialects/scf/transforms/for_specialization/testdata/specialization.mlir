// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-specialization | FileCheck %s

#map = affine_map<()[s0, s1] -> (1024, s0 - s1)>
#map1 = affine_map<()[s0, s1] -> (64, s0 - s1)>
func.func @e(%n: index, %k: index, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min #map()[%n, %k]
  %1 = affine.min #map1()[%n, %k]
  scf.parallel (%i, %j) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
    "t.u"(%i, %j) : (index, index) -> ()
  }
  scf.for %i = %c0 to %0 step %c1 {
    "t.u"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (1024, s0 - s1)>
// CHECK: #map1 = affine_map<()[s0, s1] -> (64, s0 - s1)>
// CHECK-LABEL: func.func @e(
// CHECK-SAME: %[[N:.*]]: index, %[[K:.*]]: index, %{{.*}}: memref<?x?xf32>)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[MIN:.*]] = affine.min #map()[%[[N]], %[[K]]]
// CHECK: %[[MIN_1:.*]] = affine.min #map1()[%[[N]], %[[K]]]
// CHECK: scf.parallel (%[[IV:[^,]*]], %[[IV_1:.*]]) = (%[[C0]], %[[C0]]) to (%[[MIN]], %[[MIN_1]]) step (%[[C1]], %[[C1]]) {
// CHECK: "t.u"(%[[IV]], %[[IV_1]]) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: %[[C1024:.*]] = arith.constant 1024 : index
// CHECK: %[[CMP:.*]] = arith.cmpi eq, %[[MIN]], %[[C1024]] : index
// CHECK: scf.if %[[CMP]] {
// CHECK: scf.for %[[IV_2:.*]] = %[[C0]] to %[[C1024]] step %[[C1]] {
// CHECK: "t.u"(%[[IV_2]]) : (index) -> ()
// CHECK: }
// CHECK: } else {
// CHECK: scf.for %[[IV_3:.*]] = %[[C0]] to %[[MIN]] step %[[C1]] {
// CHECK: "t.u"(%[[IV_3]]) : (index) -> ()
// CHECK: }
// CHECK: }
// CHECK: return
// CHECK: }
