// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK: #[[APPLY:.*]] = affine_map<(d0)[s0] -> (d0 * 8 + s0)>
// CHECK: #[[MIN:.*]] = affine_map<()[s0] -> (s0, 64)>
// CHECK: #[[SET:.*]] = affine_set<(d0)[s0] : (-d0 + s0 - 1 >= 0)>
#set = affine_set<(d0)[s0] : (s0 - d0 - 1 >= 0)>

// CHECK-LABEL: func.func @indices
func.func @indices(%i: index, %n: index) {
  // CHECK: affine.apply #[[APPLY]](%{{.*}})[%{{.*}}]
  %0 = affine.apply affine_map<(d0)[s0] -> (8 * d0 + s0)>(%i)[%n]
  // CHECK: affine.min #[[MIN]]()[%{{.*}}] {a = 1 : i32}
  %1 = affine.min affine_map<()[s0] -> (s0, 64)>()[%n] {a = 1 : i32}
  // CHECK: affine.max #{{.*}}(%{{.*}})
  %2 = affine.max affine_map<(d0) -> (d0)>(%i)
  return
}

// CHECK-LABEL: func.func @loops
func.func @loops(%m: memref<?x?xf32>, %n: index, %x: f32) -> f32 {
  // CHECK: %[[R:.*]] = affine.for %[[I:.*]] = 0 to min #[[MIN]]()[%{{.*}}] step 2 iter_args(%[[S:.*]] = %{{.*}}) -> (f32) {
  %r = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 64)>()[%n] step 2
      iter_args(%s = %x) -> (f32) {
    // CHECK: affine.for %[[J:.*]] = %{{.*}} to 7 {
    affine.for %j = %n to 7 {
      // CHECK: %[[Y:.*]] = affine.load %{{.*}}[%[[I]] + 3, %[[J]] * 2 + symbol(%{{.*}})] : memref<?x?xf32>
      %y = affine.load %m[%i + 3, 2 * %j + symbol(%n)] : memref<?x?xf32>
      // CHECK: affine.store %[[Y]], %{{.*}}[%[[I]], 0] {a} : memref<?x?xf32>
      affine.store %y, %m[%i, 0] {a} : memref<?x?xf32>
      // CHECK-NEXT: } {b}
    } {b}
    // CHECK: affine.if #[[SET]](%[[I]])[%{{.*}}] {
    affine.if #set(%i)[%n] {
      affine.yield
    }
    // CHECK: %{{.*}} = affine.if #[[SET]](%[[I]])[%{{.*}}] -> f32 {
    %z = affine.if #set(%i)[%n] -> f32 {
      // CHECK-NEXT: affine.yield %[[S]] : f32
      affine.yield %s : f32
      // CHECK-NEXT: } else {
    } else {
      affine.yield %x : f32
    }
    affine.yield %z : f32
  }
  return %r : f32
}

// CHECK-LABEL: func.func @linear_indices
func.func @linear_indices(%i: index, %n: index) -> (index, index, index) {
  // CHECK-NEXT: %[[A:.*]]:2 = affine.delinearize_index %{{.*}} into (%[[N:[^,]*]], 16) : index, index
  %0:2 = affine.delinearize_index %i into (%n, 16) : index, index
  // CHECK-NEXT: %[[B:.*]]:2 = affine.delinearize_index %{{.*}} into (16) {a} : index, index
  %1:2 = affine.delinearize_index %i into (16) {a} : index, index
  // CHECK-NEXT: affine.linearize_index [%[[A]]#0, %[[B]]#1] by (%[[N]], 16) : index
  %2 = affine.linearize_index [%0#0, %1#1] by (%n, 16) : index
  // CHECK-NEXT: affine.linearize_index disjoint [%[[A]]#0, %[[B]]#1] by (16) {a} : index
  %3 = affine.linearize_index disjoint [%0#0, %1#1] by (16) {a} : index
  return %2, %3, %1#0 : index, index, index
}
