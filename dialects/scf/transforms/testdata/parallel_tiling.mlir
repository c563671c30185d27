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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c3 = arith.constant 3 : index
// CHECK: %c22 = arith.constant 22 : index
// CHECK: %c24 = arith.constant 24 : index
// CHECK: scf.parallel (%arg2, %arg3) = (%c0, %c0) to (%c22, %c24) step (%c3, %c3) {
// CHECK: %c0_1 = arith.constant 0 : index
// CHECK: %c4_2 = arith.constant 4 : index
// CHECK: %c1_3 = arith.constant 1 : index
// CHECK: %2 = arith.muli %c3, %c4_2 : index
// CHECK: %3 = arith.muli %c3, %c1_3 : index
// CHECK: scf.parallel (%arg4, %arg5) = (%c0, %c0) to (%c22, %c24) step (%2, %3) {
// CHECK: scf.parallel (%arg6, %arg7) = (%c0_1, %c0_1) to (%2, %3) step (%c3, %c3) {
// CHECK: %4 = arith.addi %arg6, %arg4 : index
// CHECK: %5 = arith.addi %arg7, %arg5 : index
// CHECK: "t.u"(%arg2, %4) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: %c0_0 = arith.constant 0 : index
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %0 = arith.muli %c3, %c4 : index
// CHECK: %1 = arith.muli %arg0, %c1 : index
// CHECK: scf.parallel (%arg2, %arg3) = (%arg0, %c0) to (%arg1, %c24) step (%0, %1) {
// CHECK: %2 = affine.min #map(%0, %arg1, %arg2)
// CHECK: %3 = affine.min #map(%1, %c24, %arg3)
// CHECK: scf.parallel (%arg4, %arg5) = (%c0_0, %c0_0) to (%2, %3) step (%c3, %arg0) {
// CHECK: %4 = arith.addi %arg4, %arg2 : index
// CHECK: %5 = arith.addi %arg5, %arg3 : index
// CHECK: "t.u"(%4, %5) : (index, index) -> ()
// CHECK: scf.reduce
// CHECK: }
// CHECK: scf.reduce
// CHECK: }
// CHECK: return
// CHECK: }
