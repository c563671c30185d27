// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

// CHECK-LABEL: func @product
// CHECK-SAME: (%[[A:.*]]: memref<?x?xf32>, %[[B:.*]]: memref<?x?xf32>, %[[C:.*]]: memref<?x?xf32>, %[[BIAS:.*]]: memref<?xf32>,
func.func @product(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %bias: memref<?xf32>, %m: index, %n: index, %k: index) {
  // CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
  // CHECK: %[[L:.*]]:3 = krnl.define_loops 3
  // CHECK: krnl.iterate(%[[L]]#0, %[[L]]#1) with (%[[L]]#0 -> %{{.*}} = 0 to %{{.*}}, %[[L]]#1 -> %{{.*}} = 0 to %{{.*}}, %[[L]]#2 -> %{{.*}} = 0 to %{{.*}}) {
  // CHECK-NEXT: %[[IJ:.*]]:2 = krnl.get_induction_var_value(%[[L]]#0, %[[L]]#1)
  // CHECK-NEXT: %[[SUM:.*]] = krnl.iterate(%[[L]]#2) with () iter_args(%[[S:.*]] = %[[ZERO]]) -> (f32) {
  // CHECK-NEXT: %[[P:.*]] = krnl.get_induction_var_value(%[[L]]#2)
  // CHECK-NEXT: %[[X:.*]] = krnl.load %[[A]][%[[IJ]]#0, %[[P]]]
  // CHECK-NEXT: %[[Y:.*]] = krnl.load %[[B]][%[[P]], %[[IJ]]#1]
  // CHECK-NEXT: %[[T:.*]] = math.fma %[[X]], %[[Y]], %[[S]] : f32
  // CHECK-NEXT: krnl.yield %[[T]] : f32
  // CHECK-NEXT: }
  // CHECK-NEXT: %[[E:.*]] = krnl.load %[[BIAS]][%[[IJ]]#1]
  // CHECK-NEXT: %[[R:.*]] = arith.addf %[[SUM]], %[[E]] : f32
  // CHECK-NEXT: krnl.store %[[R]], %[[C]][%[[IJ]]#0, %[[IJ]]#1]
  krnl.contract {accumulator = f32,
      iterators = ["parallel", "parallel", "reduction"],
      maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (j)>]}
    bounds(%m, %n, %k) ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>) extra(%bias : memref<?xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

// A point outside of a padded input contributes nothing. Integers are multiplied
// and added.
// CHECK-LABEL: func @padded
// CHECK-SAME: (%[[A:.*]]: memref<8xi8>, %[[B:.*]]: memref<?xi8>,
func.func @padded(%a: memref<8xi8>, %b: memref<?xi8>, %c: memref<?xi32>, %m: index, %k: index) {
  // CHECK: krnl.iterate({{.*}}) with () iter_args(%[[S:.*]] = %{{.*}}) -> (i32) {
  // CHECK: %[[INDEX:.*]] = arith.addi
  // CHECK: %[[PLACE:.*]] = arith.addi %[[INDEX]], %{{.*}} : index
  // CHECK: %[[SIZE:.*]] = arith.constant 8 : index
  // CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[PLACE]], %[[SIZE]] : index
  // CHECK: %[[NEXT:.*]] = scf.if %[[INSIDE]] -> (i32) {
  // CHECK-NEXT: krnl.load %[[A]][%[[PLACE]]]
  // CHECK-NEXT: krnl.load %[[B]]
  // CHECK-NEXT: arith.extsi
  // CHECK-NEXT: arith.extsi
  // CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli
  // CHECK-NEXT: %[[T:.*]] = arith.addi %[[S]], %[[PRODUCT]] : i32
  // CHECK-NEXT: scf.yield %[[T]] : i32
  // CHECK-NEXT: } else {
  // CHECK-NEXT: scf.yield %[[S]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: krnl.yield %[[NEXT]] : i32
  krnl.contract {accumulator = i32,
      iterators = ["parallel", "reduction"], padded = array<i64: 0>,
      maps = [affine_map<(i, k) -> (i + k - 1)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>]}
    bounds(%m, %k) ins(%a, %b : memref<8xi8>, memref<?xi8>) outs(%c : memref<?xi32>)
    prologue {
    ^bb0(%x: i8, %y: i8):
      %0 = arith.extsi %x : i8 to i32
      %1 = arith.extsi %y : i8 to i32
      krnl.yield %0, %1 : i32, i32
    }
  return
}
