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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %c16 = arith.constant 16 : index
// CHECK: scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c16, %arg0) step (%c4, %c4) {
// CHECK: %0 = affine.min #map(%arg2)[%arg0]
// CHECK: "use"(%c4, %0) : (index, index) -> ()
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
// CHECK: scf.forall (%arg1, %arg2) in (16, %arg0) {
// CHECK: %0 = affine.apply #map(%arg1)
// CHECK: %1 = affine.apply #map1(%arg2)[%arg0]
// CHECK: "use"(%0, %1) : (index, index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @without_loop(%n: index) -> index {
  %0 = affine.min affine_map<()[s0] -> (s0, s0 + 1)>()[%n]
  return %0 : index
}

// CHECK-LABEL: func.func @without_loop(
// CHECK: return %arg0 : index
// CHECK: }
