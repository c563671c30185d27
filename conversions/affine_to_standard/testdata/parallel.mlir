// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

// CHECK: func.func private @use(index)
// CHECK-LABEL: func.func @bounds(
// CHECK-SAME: %[[A:.*]]: index, %[[N:.*]]: index) {
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[MAXSI:.*]] = arith.maxsi %[[A]], %[[C3]] : index
// CHECK-NEXT: %[[C7:.*]] = arith.constant 7 : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[N]], %[[C7]] : index
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C100:.*]] = arith.constant 100 : index
// CHECK-NEXT: %[[C4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.muli %[[A]], %[[C4]] overflow<nsw> : index
// CHECK-NEXT: %[[MINSI:.*]] = arith.minsi %[[C100]], %[[PRODUCT]] : index
// CHECK-NEXT: %[[C2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%[[IV:[^,]*]], %{{.*}}) = (%[[MAXSI]], %[[C0]]) to (%[[SUM]], %[[MINSI]]) step (%[[C2]], %[[C1]]) {
// CHECK-NEXT: func.call @use(%[[IV]]) : (index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @use(index)
func.func @bounds(%a: index, %n: index) {
  affine.parallel (%i, %j) = (max(%a, 3), 0) to (%n + 7, min(100, %a * 4)) step (2, 1) {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @reductions(
// CHECK-SAME: %[[M:.*]]: memref<8xf32>, %[[K:.*]]: memref<8xi32>) -> (f32, i32, i32) {
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[C8:.*]] = arith.constant 8 : index
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %[[CM1_I32:.*]] = arith.constant -1 : i32
// CHECK-NEXT: %[[C0_I32:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[PARALLEL:.*]]:3 = scf.parallel (%[[IV:.*]]) = (%[[C0]]) to (%[[C8]]) step (%[[C1]]) init (%[[ONE]], %[[CM1_I32]], %[[C0_I32]]) -> (f32, i32, i32) {
// CHECK-NEXT: %[[LOAD:.*]] = memref.load %[[M]][%[[IV]]] : memref<8xf32>
// CHECK-NEXT: %[[LOAD_1:.*]] = memref.load %[[K]][%[[IV]]] : memref<8xi32>
// CHECK-NEXT: scf.reduce(%[[LOAD]], %[[LOAD_1]], %[[LOAD_1]] : f32, i32, i32) {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG:.*]]: f32, %[[BLOCK_ARG_1:.*]]: f32):
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[BLOCK_ARG]], %[[BLOCK_ARG_1]] : f32
// CHECK-NEXT: scf.reduce.return %[[PRODUCT]] : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG_2:.*]]: i32, %[[BLOCK_ARG_3:.*]]: i32):
// CHECK-NEXT: %[[ANDI:.*]] = arith.andi %[[BLOCK_ARG_2]], %[[BLOCK_ARG_3]] : i32
// CHECK-NEXT: scf.reduce.return %[[ANDI]] : i32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[BLOCK_ARG_4:.*]]: i32, %[[BLOCK_ARG_5:.*]]: i32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[BLOCK_ARG_4]], %[[BLOCK_ARG_5]] : i32
// CHECK-NEXT: scf.reduce.return %[[SUM]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %[[PARALLEL]]#0, %[[PARALLEL]]#1, %[[PARALLEL]]#2 : f32, i32, i32
func.func @reductions(%m: memref<8xf32>, %k: memref<8xi32>) -> (f32, i32, i32) {
  %r:3 = affine.parallel (%i) = (0) to (8) reduce ("mulf", "andi", "addi") -> (f32, i32, i32) {
    %x = affine.load %m[%i] : memref<8xf32>
    %y = affine.load %k[%i] : memref<8xi32>
    affine.yield %x, %y, %y : f32, i32, i32
  }
  return %r#0, %r#1, %r#2 : f32, i32, i32
}

// -----

// CHECK-LABEL: func.func @prefetch(
// CHECK-SAME: %[[M:.*]]: memref<8x8xf32>, %[[A:.*]]: index) {
// CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[A]], %[[C1]] : index
// CHECK-NEXT: memref.prefetch %[[M]][%[[SUM]], %[[A]]], write, locality<2>, instr : memref<8x8xf32>
// CHECK-NEXT: return
func.func @prefetch(%m: memref<8x8xf32>, %a: index) {
  affine.prefetch %m[%a + 1, symbol(%a)], write, locality<2>, instr : memref<8x8xf32>
  return
}

// -----

// A loop without dimensions has one iteration.
// CHECK-LABEL: func.func @no_dimensions(
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: i32) -> (f32, i32) {
// CHECK-NEXT: call @effect() : () -> ()
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[X]], %[[X]] : f32
// CHECK-NEXT: return %[[SUM]], %[[Y]] : f32, i32
func.func private @effect()
func.func @no_dimensions(%x: f32, %y: i32) -> (f32, i32) {
  affine.parallel () = () to () {
    func.call @effect() : () -> ()
  }
  %r:2 = affine.parallel () = () to () reduce ("mulf", "andi") -> (f32, i32) {
    %sum = arith.addf %x, %x : f32
    affine.yield %sum, %y : f32, i32
  }
  return %r#0, %r#1 : f32, i32
}
