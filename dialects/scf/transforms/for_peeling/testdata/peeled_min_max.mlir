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
// CHECK: %[[MAXSI:[a-z0-9]+]] = arith.maxsi %[[ARG:[a-z0-9]+]], %[[ARG_1:[a-z0-9]+]] : index
// CHECK: %[[SUBI:[a-z0-9]+]] = arith.subi %[[MAXSI]], %[[ARG_1]] : index
// CHECK: %[[REMUI:[a-z0-9]+]] = arith.remui %[[SUBI]], %[[ARG_2:[a-z0-9]+]] : index
// CHECK: %[[SUBI_1:[a-z0-9]+]] = arith.subi %[[MAXSI]], %[[REMUI]] : index
// CHECK: scf.for %[[IV:[a-z0-9]+]] = %[[ARG_1]] to %[[SUBI_1]] step %[[ARG_2]] {
// CHECK: %[[APPLY:[a-z0-9]+]] = affine.apply #map()[%[[ARG_2]]]
// CHECK: %[[MIN:[a-z0-9]+]] = affine.min #map1(%[[IV]])[%[[ARG_2]]]
// CHECK: "use"(%[[ARG_2]], %[[APPLY]], %[[MIN]]) : (index, index, index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_1:[a-z0-9]+]] = %[[SUBI_1]] to %[[ARG]] step %[[ARG_2]] {
// CHECK: %[[APPLY_1:[a-z0-9]+]] = affine.apply #map2(%[[IV_1]])[%[[ARG]]]
// CHECK: %[[APPLY_2:[a-z0-9]+]] = affine.apply #map3(%[[IV_1]])[%[[ARG]]]
// CHECK: %[[MIN_1:[a-z0-9]+]] = affine.min #map1(%[[IV_1]])[%[[ARG_2]]]
// CHECK: "use"(%[[APPLY_1]], %[[APPLY_2]], %[[MIN_1]]) : (index, index, index) -> ()
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
// CHECK: scf.for %[[IV:[a-z0-9]+]] = %[[ARG:[a-z0-9]+]] to %[[ARG]] step %c4 {
// CHECK: "use"(%[[IV]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_1:[a-z0-9]+]] = %[[ARG]] to %[[ARG]] step %c4 {
// CHECK: "use"(%[[IV_1]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
