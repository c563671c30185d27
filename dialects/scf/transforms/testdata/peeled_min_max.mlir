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
// CHECK-SAME: %[[LB:.*]]: index, %[[UB:.*]]: index, %[[S:.*]]: index)
// CHECK: %[[AFFINE:.*]] = affine.apply #map()[%[[LB]], %[[UB]], %[[S]]]
// CHECK: scf.for %[[IV:.*]] = %[[LB]] to %[[AFFINE]] step %[[S]] {
// CHECK: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[S]]]
// CHECK: %[[MIN:.*]] = affine.min #map2(%[[IV]])[%[[S]]]
// CHECK: "use"(%[[S]], %[[AFFINE_1]], %[[MIN]]) : (index, index, index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_1:.*]] = %[[AFFINE]] to %[[UB]] step %[[S]] {
// CHECK: %[[AFFINE_2:.*]] = affine.apply #map3(%[[IV_1]])[%[[UB]]]
// CHECK: %[[AFFINE_3:.*]] = affine.apply #map4(%[[IV_1]])[%[[UB]]]
// CHECK: %[[MIN_1:.*]] = affine.min #map2(%[[IV_1]])[%[[S]]]
// CHECK: "use"(%[[AFFINE_2]], %[[AFFINE_3]], %[[MIN_1]]) : (index, index, index) -> ()
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

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-LABEL: func.func @same_bounds(
// CHECK-SAME: %[[A:.*]]: index)
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[AFFINE:.*]] = affine.apply #map()[%[[A]], %[[A]], %[[C4]]]
// CHECK: scf.for %[[IV:.*]] = %[[A]] to %[[AFFINE]] step %[[C4]] {
// CHECK: "use"(%[[IV]]) : (index) -> ()
// CHECK: }
// CHECK: scf.for %[[IV_1:.*]] = %[[AFFINE]] to %[[A]] step %[[C4]] {
// CHECK: "use"(%[[IV_1]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
