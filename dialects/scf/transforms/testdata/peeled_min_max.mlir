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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK: #map1 = affine_map<()[s0] -> (-s0)>
// CHECK: #map2 = affine_map<(d0)[s0] -> (s0, d0)>
// CHECK: #map3 = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK: #map4 = affine_map<(d0)[s0] -> (d0 - s0)>
// CHECK-LABEL: func.func @symbols(
// CHECK: %0 = affine.apply #map()[%arg0, %arg1, %arg2]
// CHECK: scf.for %arg3 = %arg0 to %0 step %arg2 {
// CHECK: %1 = affine.apply #map1()[%arg2]
// CHECK: %2 = affine.min #map2(%arg3)[%arg2]
// CHECK: "use"(%arg2, %1, %2) : (index, index, index) -> ()
// CHECK: }
// CHECK: scf.for %arg3 = %0 to %arg1 step %arg2 {
// CHECK: %1 = affine.apply #map3(%arg3)[%arg1]
// CHECK: %2 = affine.apply #map4(%arg3)[%arg1]
// CHECK: %3 = affine.min #map2(%arg3)[%arg2]
// CHECK: "use"(%1, %2, %3) : (index, index, index) -> ()
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
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %c17 = arith.constant 17 : index
// CHECK: %c16 = arith.constant 16 : index
// CHECK: scf.for %arg0 = %c0 to %c16 step %c4 {
// CHECK: "use"(%c4) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg0 = %c16 to %c17 step %c4 {
// CHECK: %0 = affine.apply #map(%arg0)
// CHECK: "use"(%0) : (index) -> ()
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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-LABEL: func.func @same_bounds(
// CHECK: %c4 = arith.constant 4 : index
// CHECK: %0 = affine.apply #map()[%arg0, %arg0, %c4]
// CHECK: scf.for %arg1 = %arg0 to %0 step %c4 {
// CHECK: "use"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: scf.for %arg1 = %0 to %arg0 step %c4 {
// CHECK: "use"(%arg1) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
