// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s1 * 2 + s0 floordiv 4)>
// CHECK-LABEL: @apply(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @apply(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[N]], %[[I]]]
  // CHECK-NEXT: return %[[AFFINE]] : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%0)
  return %1 : index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 3)>
// CHECK-LABEL: @apply_2(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index)
func.func @apply_2(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: return %[[AFFINE]] : index
  // CHECK-NEXT: }
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_3(
func.func @apply_3() -> (index) {
  // CHECK-NEXT: %[[C27:.*]] = arith.constant 27 : index
  // CHECK-NEXT: return %[[C27]] : index
  // CHECK-NEXT: }
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%c3)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_4(
func.func @apply_4() -> (index) {
  // CHECK-NEXT: %[[POISON:.*]] = ub.poison : index
  // CHECK-NEXT: return %[[POISON]] : index
  // CHECK-NEXT: }
  %c3 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c3)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_5(
// CHECK-SAME: %{{.*}}: index, %[[N:.*]]: index)
func.func @apply_5(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: return %[[N]] : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d1)>(%i, %n)[%n]
  return %0 : index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @apply_6(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index)
func.func @apply_6(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[I]]]
  // CHECK-NEXT: return %[[AFFINE]] : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
  return %0 : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (7, 32, s1 + 16, s0 + s1)>
// CHECK-LABEL: @min(
// CHECK-SAME: %[[I:.*]]: index, %[[N:.*]]: index)
func.func @min(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %[[MIN:.*]] = affine.min #map()[%[[I]], %[[N]]]
  // CHECK-NEXT: return %[[MIN]] : index
  // CHECK-NEXT: }
  %0 = affine.min affine_map<(d0, d1) -> (d0 + d1, d1 + 16, 32, 7)>(%i, %n)
  return %0 : index
}

// -----

// CHECK-LABEL: @min_2(
// CHECK-SAME: %[[I:.*]]: index, %{{.*}}: index)
func.func @min_2(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: return %[[I]] : index
  // CHECK-NEXT: }
  %0 = affine.min affine_map<(d0, d1) -> (d0, d0)>(%i, %n)
  return %0 : index
}
