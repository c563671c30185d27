// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

// Panels of 32 columns, whose tiles are 8 columns wide. The last panel has 11
// columns: a complete tile and one of 3 columns.
// CHECK-LABEL: func @columns
// CHECK-SAME: (%{{.*}}, %[[B:.*]]: memref<75x20xf32>, %{{.*}})
func.func @columns(%a: memref<5x20xf32>, %b: memref<75x20xf32>, %c: memref<5x75xf32>) {
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %c75 = arith.constant 75 : index
  // A block is a whole panel.
  // CHECK: scf.for %[[J:[a-z_0-9]+]] = %{{.*}} to %{{.*}} step %[[WIDTH:.*]] {
  // CHECK: %[[PANELS:[a-z_0-9]+]] = memref.reinterpret_cast %[[B]] {{.*}} strides: [640, 32, 1]
  // CHECK: %[[LAST:[a-z_0-9]+]] = memref.reinterpret_cast %[[B]] {{.*}} strides: [640, 11, 1]
  // CHECK: scf.for %[[COLUMN:[a-z_0-9]+]] = %[[J]] to
  // CHECK: %[[FROM:[a-z_0-9]+]] = arith.subi %[[COLUMN]], %[[J]]
  // CHECK: %[[OFFSET:[a-z_0-9]+]] = arith.remui %{{.*}}, %c32
  // CHECK: scf.for %[[K:[a-z_0-9]+]] =
  // CHECK: vector.load %[[PANELS]][%{{.*}}, %[[K]], %[[OFFSET]]]
  // CHECK: %[[NEXT:[a-z_0-9]+]] = arith.addi %[[OFFSET]], %c4
  // CHECK: vector.load %[[PANELS]][%{{.*}}, %[[K]], %[[NEXT]]]
  // CHECK: scf.if
  // CHECK-COUNT-2: vector.load %[[LAST]]
  // CHECK-COUNT-1: vector.load %[[LAST]][%{{.*}}, %{{.*}}, %c8{{.*}}]
  // CHECK-NOT: vector.load %[[LAST]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>],
      packed = array<i64: 0, 32>, schedule = {tile = array<i64: 5, 8, 0>, lanes = 4, panels = 1}}
    bounds(%c5, %c75, %c20) ins(%a, %b : memref<5x20xf32>, memref<75x20xf32>) outs(%c : memref<5x75xf32>)
  return
}

// Panels of 8 rows, whose tiles have 4. The last panel has 5 rows: a complete
// tile and one of a row.
// CHECK-LABEL: func @rows
// CHECK-SAME: (%[[A:.*]]: memref<21x20xf32>, %{{.*}}, %{{.*}})
func.func @rows(%a: memref<21x20xf32>, %b: memref<20x32xf32>, %c: memref<21x32xf32>) {
  %c21 = arith.constant 21 : index
  %c20 = arith.constant 20 : index
  %c32 = arith.constant 32 : index
  // CHECK: scf.for %[[I:[a-z_0-9]+]] = %{{.*}} to %c16{{.*}} step %c4
  // CHECK: %[[PANEL:[a-z_0-9]+]] = memref.reinterpret_cast %[[A]] {{.*}} strides: [160, 8, 1]
  // CHECK: %[[OFFSET:[a-z_0-9]+]] = arith.remui %[[I]], %c8
  // CHECK: memref.load %[[PANEL]][%{{.*}}, %{{.*}}, %{{.*}}]
  // CHECK: %[[LAST:[a-z_0-9]+]] = memref.reinterpret_cast %[[A]] {{.*}} strides: [160, 5, 1]
  // CHECK-COUNT-4: memref.load %[[LAST]]
  // CHECK: %[[REST:[a-z_0-9]+]] = memref.reinterpret_cast %[[A]] {{.*}} strides: [160, 5, 1]
  // CHECK-COUNT-1: memref.load %[[REST]][%{{.*}}, %{{.*}}, %c4{{.*}}]
  // CHECK-NOT: memref.load %[[REST]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      packed = array<i64: 8, 0>, schedule = {tile = array<i64: 4, 8, 0>, lanes = 4, panels = 1}}
    bounds(%c21, %c32, %c20) ins(%a, %b : memref<21x20xf32>, memref<20x32xf32>) outs(%c : memref<21x32xf32>)
  return
}

// Panels of 7 rows have tiles of 4 and 3 rows.
// CHECK-LABEL: func @rest_of_rows
// CHECK-SAME: (%[[A:.*]]: memref<21x20xf32>, %{{.*}}, %{{.*}})
func.func @rest_of_rows(%a: memref<21x20xf32>, %b: memref<20x32xf32>, %c: memref<21x32xf32>) {
  %c21 = arith.constant 21 : index
  %c20 = arith.constant 20 : index
  %c32 = arith.constant 32 : index
  // CHECK: scf.for %{{.*}} = %{{.*}} to %c21{{.*}} step %c7
  // CHECK: %[[PANEL:[a-z_0-9]+]] = memref.reinterpret_cast %[[A]] {{.*}} strides: [140, 7, 1]
  // CHECK-COUNT-4: memref.load %[[PANEL]]
  // CHECK: %[[REST:[a-z_0-9]+]] = memref.reinterpret_cast %[[A]] {{.*}} strides: [140, 7, 1]
  // CHECK-COUNT-3: memref.load %[[REST]]
  // CHECK-NOT: memref.load %[[REST]]
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      packed = array<i64: 7, 0>, schedule = {tile = array<i64: 4, 8, 0>, lanes = 4, panels = 1}}
    bounds(%c21, %c32, %c20) ins(%a, %b : memref<21x20xf32>, memref<20x32xf32>) outs(%c : memref<21x32xf32>)
  return
}
