// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-memref-stride-calculation))' -o %t | FileCheck %s

func.func @f(%n: index) {
  %0 = memref.alloc() : memref<3x4x5xf32>
  %1 = memref.alloc(%n) : memref<3x?x5xf32>
  %2 = memref.alloc(%n)[%n] : memref<?xf32, affine_map<(i)[s] -> (i + s)>>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>
  %5 = memref.alloc() : memref<4x4xf32, strided<[8, 2], offset: 5>>
  %6 = memref.alloc(%n) : memref<4x?xf32, affine_map<(i, j) -> (j, i)>>
  %7 = memref.alloca() : memref<4xf32>
  return
}

// CHECK: Testing: f
// CHECK-NEXT: MemRefType offset: 0 strides: 20, 5, 1
// CHECK-NEXT: MemRefType offset: 0 strides: ?, 5, 1
// CHECK-NEXT: MemRefType offset: ? strides: 1
// CHECK-NEXT: MemRefType offset: 0 strides:
// CHECK-NEXT: MemRefType memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> cannot be converted to strided form
// CHECK-NEXT: MemRefType offset: 5 strides: 8, 2
// CHECK-NEXT: MemRefType memref<4x?xf32, affine_map<(d0, d1) -> (d1, d0)>> cannot be converted to strided form
