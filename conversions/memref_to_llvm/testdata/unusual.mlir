// RUN: mlir-opt %s --finalize-memref-to-llvm | FileCheck %s

// The shape has a static length, and the result no rank.
// CHECK-LABEL: func @reshape_to_unranked(
func.func @reshape_to_unranked(%m: memref<4xf32>, %shape: memref<2xindex>) -> memref<*xf32> {
  // CHECK-NOT: memref.reshape
  // CHECK: llvm.alloca
  %0 = memref.reshape %m(%shape) : (memref<4xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// The number of indices is not the rank: the operation has no address.
// CHECK-LABEL: func @without_index(
func.func @without_index(%m: memref<4xf32>) -> f32 {
  // CHECK: memref.generic_atomic_rmw
  %0 = memref.generic_atomic_rmw %m[] : memref<4xf32> {
  ^bb0(%old: f32):
    memref.atomic_yield %old : f32
  }
  return %0 : f32
}
