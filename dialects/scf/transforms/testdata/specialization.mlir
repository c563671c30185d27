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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = affine.min #map()[%arg0, %arg1]
// CHECK: %1 = affine.min #map1()[%arg0, %arg1]
// CHECK: scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%0, %1) step (%c1, %c1) {
// CHECK: "t.u"(%arg3, %arg4) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: %c1024 = arith.constant 1024 : index
// CHECK: %2 = arith.cmpi eq, %0, %c1024 : index
// CHECK: scf.if %2 {
// CHECK: scf.for %arg3 = %c0 to %c1024 step %c1 {
// CHECK: "t.u"(%arg3) : (index) -> ()
// CHECK: }
// CHECK: } else {
// CHECK: scf.for %arg3 = %c0 to %0 step %c1 {
// CHECK: "t.u"(%arg3) : (index) -> ()
// CHECK: }
// CHECK: }
// CHECK: return
// CHECK: }
