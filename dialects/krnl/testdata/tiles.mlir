// RUN: mlir-opt %s | mlir-opt | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

// CHECK-LABEL: func @copy
func.func @copy(%buffer: memref<8x8xf32>, %m: memref<2x?x?xf32>, %i: index, %x: f32) {
  // CHECK: krnl.copy_to_tile_buffer %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}], %{{.*}} : memref<8x8xf32>, memref<2x?x?xf32>
  krnl.copy_to_tile_buffer %buffer, %m[%i, %i, %i], %x : memref<8x8xf32>, memref<2x?x?xf32>
  // CHECK: krnl.copy_to_tile_buffer {{.*}} {padToNext = [4, 1], tileSize = [5, 8], transpose = true} : memref<8x8xf32>, memref<2x?x?xf32>
  krnl.copy_to_tile_buffer %buffer, %m[%i, %i, %i], %x {tileSize = [5, 8], padToNext = [4, 1], transpose = true} : memref<8x8xf32>, memref<2x?x?xf32>
  // CHECK: krnl.copy_from_tile_buffer %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}] {tileSize = [5, 8]} : memref<8x8xf32>, memref<2x?x?xf32>
  krnl.copy_from_tile_buffer %buffer, %m[%i, %i, %i] {tileSize = [5, 8]} : memref<8x8xf32>, memref<2x?x?xf32>
  return
}

// CHECK-LABEL: func @matmul
func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<2x?x?xf32>, %i: index) {
  %l:3 = krnl.define_loops 3
  // CHECK: krnl.matmul %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}}[%{{.*}}, %{{.*}}, %{{.*}}], (%{{.*}}#0, %{{.*}}#1, %{{.*}}#2), (%{{.*}}, %{{.*}}, %{{.*}}), (%{{.*}}, %{{.*}}, %{{.*}}) {computeTileSize = [4, 8, 16], lanes = 8 : i64, simdize = false} : memref<?x?xf32>, memref<?x?xf32>, memref<2x?x?xf32>, (!krnl.loop, !krnl.loop, !krnl.loop)
  krnl.matmul %a[%i, %i], %b[%i, %i], %c[%i, %i, %i], (%l#0, %l#1, %l#2), (%i, %i, %i), (%i, %i, %i) {computeTileSize = [4, 8, 16], lanes = 8, simdize = false} : memref<?x?xf32>, memref<?x?xf32>, memref<2x?x?xf32>, (!krnl.loop, !krnl.loop, !krnl.loop)
  // CHECK: krnl.matmul {{.*}}, (), (%{{.*}}, %{{.*}}, %{{.*}}), (%{{.*}}, %{{.*}}, %{{.*}}) : memref<?x?xf32>, memref<?x?xf32>, memref<2x?x?xf32>
  krnl.matmul %a[%i, %i], %b[%i, %i], %c[%i, %i, %i], (), (%i, %i, %i), (%i, %i, %i) : memref<?x?xf32>, memref<?x?xf32>, memref<2x?x?xf32>
  return
}
