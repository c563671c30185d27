// RUN: mlir-opt %s --lower-krnl-contract | FileCheck %s

#a = affine_map<(b, i, j, k) -> (b, i, k)>
#b = affine_map<(b, i, j, k) -> (k, j)>
#c = affine_map<(b, i, j, k) -> (b, i, j)>

// CHECK-LABEL: func @product
// CHECK-SAME: (%[[A:.*]]: memref<?x?x?xf32>, %[[B:.*]]: memref<?x?xf32>, %[[C:.*]]: memref<?x?x?xf32>, %[[P:.*]]: index, %[[M:.*]]: index, %[[N:.*]]: index, %[[K:.*]]: index)
func.func @product(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %p: index, %m: index, %n: index, %k: index) {
  // The output is cleared.
  // CHECK: krnl.store %{{.*}}, %[[C]]
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : index
  // CHECK: %[[L:.*]]:3 = krnl.define_loops 3
  // CHECK: %[[JB:.*]], %{{.*}} = krnl.block %[[L]]#1 16
  // CHECK: %[[IB:.*]], %{{.*}} = krnl.block %[[L]]#2 6
  // CHECK: krnl.iterate(%[[L]]#0, %[[JB]], %[[IB]])
  // CHECK-NEXT: %[[I:.*]]:3 = krnl.get_induction_var_value(%[[L]]#0, %[[JB]], %[[IB]])
  // CHECK-NEXT: krnl.matmul %[[A]][%[[I]]#0, %[[ZERO]], %[[ZERO]]], %[[B]][%[[ZERO]], %[[ZERO]]], %[[C]][%[[I]]#0, %[[ZERO]], %[[ZERO]]], (), (%[[I]]#2, %[[I]]#1, %[[ZERO]]), (%[[M]], %[[N]], %[[K]]) {computeTileSize = [6, 16, 0], lanes = 8 : i64}
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c], schedule = {tile = array<i64: 0, 6, 16, 0>, lanes = 8}}
    bounds(%p, %m, %n, %k) ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}

// The output is an extra operand: it is not cleared.
// CHECK-LABEL: func @in_place
func.func @in_place(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %n: index) {
  // CHECK-NOT: krnl.matmul
  // CHECK: iter_args
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, #b, #c, #c], schedule = {tile = array<i64: 0, 6, 16, 0>, lanes = 8}}
    bounds(%n, %n, %n, %n) ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>) extra(%c : memref<?x?x?xf32>)
    epilogue {
    ^bb0(%sum: f32, %x: f32):
      %y = arith.addf %sum, %x : f32
      krnl.yield %y : f32
    }
  return
}

// The columns of B are not adjacent.
// CHECK-LABEL: func @transposed
func.func @transposed(%a: memref<?x?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?x?xf32>, %n: index) {
  // CHECK-NOT: krnl.matmul
  // CHECK: iter_args
  krnl.contract {accumulator = f32, iterators = ["parallel", "parallel", "parallel", "reduction"],
      maps = [#a, affine_map<(b, i, j, k) -> (j, k)>, #c], schedule = {tile = array<i64: 0, 6, 16, 0>, lanes = 8}}
    bounds(%n, %n, %n, %n) ins(%a, %b : memref<?x?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?x?xf32>)
  return
}
