// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops-as-affine | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 16))>
// CHECK: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 16)) floordiv s0)>
// CHECK: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 16)) mod s0)>
// CHECK: #map3 = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK: #map4 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-LABEL: func.func @delinearize(
// CHECK-SAME: %[[A:.*]]: index, %{{.*}}: index, %[[C:.*]]: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[C]], %[[A]]]
// CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[C]], %[[A]]]
// CHECK-NEXT: %[[AFFINE_2:.*]] = affine.apply #map2()[%[[C]], %[[A]]]
// CHECK-NEXT: %[[AFFINE_3:.*]] = affine.apply #map3()[%[[A]]]
// CHECK-NEXT: %[[AFFINE_4:.*]] = affine.apply #map4()[%[[A]]]
// CHECK-NEXT: return %[[AFFINE]], %[[AFFINE_1]], %[[AFFINE_2]], %[[AFFINE_3]], %[[AFFINE_4]] : index, index, index, index, index
// CHECK-NEXT: }
func.func @delinearize(%a: index, %b: index, %c: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %a into (%b, 16, %c) : index, index, index
  %1:2 = affine.delinearize_index %a into (5) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * 15 + s1 * 5 + s2)>
// CHECK: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-LABEL: func.func @linearize(
// CHECK-SAME: %[[A:.*]]: index, %[[B:.*]]: index, %[[C:.*]]: index) -> (index, index, index) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[AFFINE:.*]] = affine.apply #map()[%[[A]], %[[B]], %[[C]]]
// CHECK-NEXT: %[[AFFINE_1:.*]] = affine.apply #map1()[%[[A]], %[[C]], %[[B]]]
// CHECK-NEXT: return %[[AFFINE]], %[[AFFINE_1]], %[[C0]] : index, index, index
// CHECK-NEXT: }
func.func @linearize(%a: index, %b: index, %c: index) -> (index, index, index) {
  %0 = affine.linearize_index [%a, %b, %c] by (2, 3, 5) : index
  %1 = affine.linearize_index disjoint [%a, %b] by (%c) : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
