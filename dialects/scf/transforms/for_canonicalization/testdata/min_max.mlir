// SPDX-License-Identifier: Apache-2.0
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --scf-for-loop-canonicalization | FileCheck %s

func.func @even(%a: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 16 - d0)>(%i)
    %1 = affine.max affine_map<(d0) -> (d0, -1)>(%i)
    %2 = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%i)[%a]
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-LABEL: func.func @even(
// CHECK-SAME: %[[A:.*]]: index)
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C16:.*]] = arith.constant 16 : index
// CHECK: scf.for %[[IV:.*]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK: %[[MIN:.*]] = affine.min #map(%[[IV]])[%[[A]]]
// CHECK: "use"(%[[C4]], %[[IV]], %[[MIN]]) : (index, index, index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @odd() {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  scf.for %i = %c0 to %c17 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 17 - d0)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (4, -d0 + 17)>
// CHECK-LABEL: func.func @odd(
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C17:.*]] = arith.constant 17 : index
// CHECK: scf.for %[[IV:.*]] = %[[C0]] to %[[C17]] step %[[C4]] {
// CHECK: %[[MIN:.*]] = affine.min #map(%[[IV]])
// CHECK: "use"(%[[MIN]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }

// -----

func.func @one_round(%a: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, 3 - d0)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @one_round(
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: scf.for %{{.*}} = %[[C0]] to %[[C3]] step %[[C4]] {
// CHECK: "use"(%[[C3]]) : (index) -> ()
// CHECK: }
// CHECK: return
// CHECK: }
