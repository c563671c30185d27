// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// CHECK: memref.prefetch %{{.*}}[%{{.*}}], read, locality<3>, data {a.b = 1 : i32} : memref<4xf32>
func.func @attributes(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<3>, data {a.b = 1 : i32} : memref<4xf32>
  return
}
