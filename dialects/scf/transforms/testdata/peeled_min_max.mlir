// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-peeling | FileCheck %s

func.func @symbols(%lb: index, %ub: index, %s: index) {
  scf.for %i = %lb to %ub step %s {
    %0 = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%s, %ub]
    %1 = affine.max affine_map<(d0)[s0, s1] -> (-s0, d0 - s1)>(%i)[%s, %ub]
    %2 = affine.min affine_map<(d0)[s0] -> (s0, d0)>(%i)[%s]
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (-s0)>
// CHECK: #map1 = affine_map<(d0)[s0] -> (s0, d0)>
// CHECK: #map2 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK: #map3 = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-LABEL: func.func @symbols(
// CHECK: %0 = arith.maxsi %arg1, %arg0 : index
// CHECK: %1 = arith.subi %0, %arg0 : index
// CHECK: %2 = arith.remui %1, %arg2 : index
// CHECK: %3 = arith.subi %0, %2 : index
// CHECK: scf.for %arg3 = %arg0 to %3 step %arg2 {
// CHECK: %4 = affine.apply #map()[%arg2]
// CHECK: %5 = affine.min #map1(%arg3)[%arg2]
// CHECK: "use"(%arg2, %4, %5) : (index, index, index) -> ()
// CHECK: }
// CHECK: scf.for %arg3 = %3 to %arg1 step %arg2 {
// CHECK: %4 = affine.apply #map2(%arg3)[%arg1]
// CHECK: %5 = affine.apply #map3(%arg3)[%arg1]
// CHECK: %6 = affine.min #map1(%arg3)[%arg2]
// CHECK: "use"(%4, %5, %6) : (index, index, index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @constants() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (-d0 + 17)>
// CHECK-LABEL: func.func @constants(
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C17:.*]] = arith.constant 17 : index
// CHECK: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.for %{{.*}} = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK: "use"(%[[C4]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV:.*]] = %[[C16]] to %[[C17]] step %[[C4]] {
// CHECK: %[[AFFINE:.*]] = affine.apply #map(%[[IV]])
// CHECK: "use"(%[[AFFINE]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @same_bounds(%a: index) {
  %c4 = arith.constant 4 : index
  scf.for %i = %a to %a step %c4 {
    "use"(%i) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @same_bounds(
// CHECK: %c4 = arith.constant 4 : index
// CHECK: scf.for %arg1 = %arg0 to %arg0 step %c4 {
// CHECK: "use"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg1 = %arg0 to %arg0 step %c4 {
// CHECK: "use"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
