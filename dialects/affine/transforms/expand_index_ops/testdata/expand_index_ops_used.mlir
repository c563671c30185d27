// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --affine-expand-index-ops | FileCheck %s

// Results that are dimensions of other operations stay: results of arith are none.

// CHECK-LABEL: func.func @used_as_dimension(
// CHECK: %[[INDEX:.*]] = affine.linearize_index
// CHECK: %[[NEXT:.*]] = affine.apply #{{.*}}(%[[INDEX]])
// CHECK: affine.load %{{.*}}[%[[NEXT]]]
// CHECK: %[[BOUND:.*]]:2 = affine.delinearize_index
// CHECK: affine.for %{{.*}} = 0 to #{{.*}}(%[[BOUND]]#1)
func.func @used_as_dimension(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.linearize_index [%i, %n] by (4, 8) : index
    %1 = affine.apply affine_map<(d0) -> (d0 + 1)>(%0)
    %2 = affine.load %m[%1] : memref<?xf32>
    %3:2 = affine.delinearize_index %i into (2, 2) : index, index
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%3#1) {
      affine.store %2, %m[%j] : memref<?xf32>
    }
  }
  return
}

// -----

// The size of a buffer is a symbol if it is the result of pure operations.

// CHECK-LABEL: func.func @used_as_size(
// CHECK: affine.delinearize_index
func.func @used_as_size(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 4 {
    %0:2 = affine.delinearize_index %n into (2, %m) : index, index
    %1 = memref.alloc(%0#1) : memref<?xf32>
    %2 = memref.dim %1, %c0 : memref<?xf32>
    affine.for %j = 0 to %2 {
      "test.use"(%j) : (index) -> ()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @used_as_value(
// CHECK-NOT: affine.linearize_index
// CHECK: affine.store %{{.*}}, %{{.*}}[%{{.*}}] : memref<4xindex>
func.func @used_as_value(%m: memref<4xindex>, %n: index) {
  affine.for %i = 0 to 4 {
    %0 = affine.linearize_index [%i, %n] by (4, 8) : index
    affine.store %0, %m[%i] : memref<4xindex>
  }
  return
}

// -----

// The top level of a function computes symbols by any operation.

// CHECK-LABEL: func.func @at_top_level(
// CHECK-NOT: affine.linearize_index
// CHECK: affine.load
func.func @at_top_level(%m: memref<?xf32>, %i: index, %n: index) -> f32 {
  %0 = affine.linearize_index [%i, %n] by (4, 8) : index
  %1 = affine.load %m[%0] : memref<?xf32>
  return %1 : f32
}
