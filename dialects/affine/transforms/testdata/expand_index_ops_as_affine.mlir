// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops-as-affine | FileCheck %s

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 16))>
// CHECK: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 16)) floordiv s0)>
// CHECK: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 16)) mod s0)>
// CHECK: #map3 = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK: #map4 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK: func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
// CHECK-NEXT: %0 = affine.apply #map()[%arg2, %arg0]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg2, %arg0]
// CHECK-NEXT: %2 = affine.apply #map2()[%arg2, %arg0]
// CHECK-NEXT: %3 = affine.apply #map3()[%arg0]
// CHECK-NEXT: %4 = affine.apply #map4()[%arg0]
// CHECK-NEXT: return %0, %1, %2, %3, %4 : index, index, index, index, index
// CHECK-NEXT: }
func.func @delinearize(%a: index, %b: index, %c: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %a into (%b, 16, %c) : index, index, index
  %1:2 = affine.delinearize_index %a into (5) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}

// -----

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * 15 + s1 * 5 + s2)>
// CHECK: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK: func.func @linearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = affine.apply #map()[%arg0, %arg1, %arg2]
// CHECK-NEXT: %1 = affine.apply #map1()[%arg0, %arg2, %arg1]
// CHECK-NEXT: return %0, %1, %c0 : index, index, index
// CHECK-NEXT: }
func.func @linearize(%a: index, %b: index, %c: index) -> (index, index, index) {
  %0 = affine.linearize_index [%a, %b, %c] by (2, 3, 5) : index
  %1 = affine.linearize_index disjoint [%a, %b] by (%c) : index
  %2 = affine.linearize_index [] by () : index
  return %0, %1, %2 : index, index, index
}
