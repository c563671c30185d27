// RUN: mlir-opt --generate-runtime-verification='verbose-level=0' %s | FileCheck %s

// Checks have effects, which this body must not have.
// CHECK-LABEL: func.func @atomic
func.func @atomic(%m: memref<?xf32>, %i: index, %v: memref<?xf32>) -> f32 {
  // CHECK: memref.generic_atomic_rmw
  // CHECK-NEXT: ^bb0
  // CHECK-NEXT: memref.dim
  // CHECK-NEXT: memref.atomic_yield
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %d = memref.dim %v, %i : memref<?xf32>
    memref.atomic_yield %old : f32
  }
  return %r : f32
}
