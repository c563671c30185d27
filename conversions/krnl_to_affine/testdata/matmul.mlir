// RUN: mlir-opt %s --convert-krnl-to-affine | FileCheck %s

// A complete tile of sums is carried in vectors of 4 elements; the others are
// single elements.
// CHECK-LABEL: func @vectors
// CHECK-SAME: (%[[A:.*]]: memref<?x?xf32>, %[[B:.*]]: memref<?x?xf32>, %[[C:.*]]: memref<?x?xf32>,
func.func @vectors(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %i: index, %j: index, %m: index, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  // CHECK: scf.if
  // CHECK-COUNT-4: vector.load %[[C]][%{{.*}}, %{{.*}}] : memref<?x?xf32>, vector<4xf32>
  // CHECK: %[[SUMS:.*]]:4 = {{.*}}for {{.*}} -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  // CHECK-COUNT-2: vector.load %[[B]]
  // CHECK: %[[X:.*]] = memref.load %[[A]]
  // CHECK: %[[ROW:.*]] = vector.broadcast %[[X]] : f32 to vector<4xf32>
  // CHECK-COUNT-2: math.fma %[[ROW]], %{{.*}}, %{{.*}} : vector<4xf32>
  // CHECK: vector.broadcast
  // CHECK-COUNT-2: math.fma
  // CHECK: yield
  // CHECK: vector.store %[[SUMS]]#0, %[[C]]
  // CHECK-COUNT-3: vector.store
  // CHECK: } else {
  // CHECK: iter_args({{.*}}) -> (f32) {
  // CHECK: math.fma %{{.*}} : f32
  krnl.matmul %a[%c0, %c0], %b[%c0, %c0], %c[%c0, %c0], (), (%i, %j, %c0), (%m, %n, %k) {computeTileSize = [2, 8, 0], lanes = 4} : memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>
  return
}

// Integers are multiplied and added.
// CHECK-LABEL: func @integers
// CHECK-NOT: scf.if
// CHECK: iter_args({{.*}}) -> (i32) {
// CHECK: arith.muli
// CHECK: arith.addi %{{.*}} : i32
func.func @integers(%a: memref<4x8xi32>, %b: memref<8x4xi32>, %c: memref<4x4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  krnl.matmul %a[%c0, %c0], %b[%c0, %c0], %c[%c0, %c0], (), (%c0, %c0, %c0), (%n, %n, %n) : memref<4x8xi32>, memref<8x4xi32>, memref<4x4xi32>
  return
}
