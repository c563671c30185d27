// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s1 + 16, s1 * 8, s0 + 4)>
// CHECK-LABEL: @min_3(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @min_3(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[MIN:.*]] = affine.min #map()[%[[N]], %[[I]]]
  // CHECK-NEXT: return %[[MIN]] : index
  // CHECK-NEXT: }
  %0 = affine.min affine_map<()[s0] -> (s0 + 16, s0 * 8)>()[%i]
  %1 = affine.min affine_map<(d0)[s0] -> (s0 + 4, d0)>(%0)[%n]
  return %1 : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (3, 5, s1 + 16, s1 * 8, s0)>
// CHECK-LABEL: @max(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @max(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[MAX:.*]] = affine.max #map()[%[[N]], %[[I]]]
  // CHECK-NEXT: return %[[MAX]] : index
  // CHECK-NEXT: }
  %0 = affine.max affine_map<()[s0] -> (s0 + 16, s0 * 8)>()[%i]
  %1 = affine.max affine_map<(d0)[s0] -> (d0, s0, 5, 3)>(%0)[%n]
  return %1 : index
}

// -----

// CHECK-LABEL: @min_4(
func.func @min_4(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
  // CHECK-NEXT: return %[[C4]] : index
  // CHECK-NEXT: }
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1 + 2)>(%c4, %c5)
  return %0 : index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (4, s0 + 2)>
// CHECK-LABEL: @max_2(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index)
func.func @max_2(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[MAX:.*]] = affine.max #map()[%[[I]]]
  // CHECK-NEXT: return %[[MAX]] : index
  // CHECK-NEXT: }
  %c4 = arith.constant 4 : index
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1 + 2)>(%c4, %i)
  return %0 : index
}
