// RUN: mlir-opt %s --allow-unregistered-dialect --canonicalize --split-input-file | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s1 * 2 + s0 floordiv 4)>
// CHECK-LABEL: @apply(
func.func @apply(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %0 = affine.apply #map()[%arg1, %arg0]
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)[%n]
  %1 = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%0)
  return %1 : index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 8 + 3)>
// CHECK-LABEL: @apply_2(
func.func @apply_2(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %0 = affine.apply #map()[%arg0]
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%i)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_3(
func.func @apply_3() -> (index) {
  // CHECK-NEXT: %c27 = arith.constant 27 : index
  // CHECK-NEXT: return %c27 : index
  // CHECK-NEXT: }
  %c3 = arith.constant 3 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 8 + s0)>(%c3)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_4(
func.func @apply_4() -> (index) {
  // CHECK-NEXT: %0 = ub.poison : index
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %c3 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%c3)[%c3]
  return %0 : index
}

// -----

// CHECK-LABEL: @apply_5(
func.func @apply_5(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: return %arg1 : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d1)>(%i, %n)[%n]
  return %0 : index
}

// -----

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-LABEL: @apply_6(
func.func @apply_6(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %0 = affine.apply #map()[%arg0]
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
  return %0 : index
}

// -----

// CHECK: #map = affine_map<()[s0, s1] -> (7, 32, s1 + 16, s0 + s1)>
// CHECK-LABEL: @min(
func.func @min(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: %0 = affine.min #map()[%arg0, %arg1]
  // CHECK-NEXT: return %0 : index
  // CHECK-NEXT: }
  %0 = affine.min affine_map<(d0, d1) -> (d0 + d1, d1 + 16, 32, 7)>(%i, %n)
  return %0 : index
}

// -----

// CHECK-LABEL: @min_2(
func.func @min_2(%i: index, %n: index) -> (index) {
  // CHECK-NEXT: return %arg0 : index
  // CHECK-NEXT: }
  %0 = affine.min affine_map<(d0, d1) -> (d0, d0)>(%i, %n)
  return %0 : index
}
