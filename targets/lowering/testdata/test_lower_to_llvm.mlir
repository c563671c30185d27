// RUN: mlir-opt %s --split-input-file --test-lower-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.func @views(
func.func @views(%m: memref<?x8xf32>, %i: index) -> f32 {
  // CHECK-NOT: builtin.unrealized_conversion_cast
  // CHECK: llvm.return %{{.*}} : f32
  %0 = memref.subview %m[%i, 0] [1, 8] [1, 1]
    : memref<?x8xf32> to memref<8xf32, strided<[1], offset: ?>>
  %1 = affine.load %0[symbol(%i) mod 4] : memref<8xf32, strided<[1], offset: ?>>
  return %1 : f32
}

// -----

// It does not contain the additional passes of lower-to-llvm.
// CHECK-LABEL: llvm.func @complex(
func.func @complex(%a: complex<f32>, %b: f32) -> (complex<f32>, f32) {
  // CHECK: complex.add
  %0 = complex.add %a, %a : complex<f32>
  // CHECK: math.erf
  %1 = math.erf %b : f32
  return %0, %1 : complex<f32>, f32
}
