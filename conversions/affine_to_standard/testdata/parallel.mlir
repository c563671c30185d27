// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

// CHECK: func.func private @use(index)
// CHECK: func.func @bounds(%arg0: index, %arg1: index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %0 = arith.maxsi %arg0, %c3 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %1 = arith.addi %arg1, %c7 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c100 = arith.constant 100 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %2 = arith.muli %arg0, %c4 overflow<nsw> : index
// CHECK-NEXT: %3 = arith.minsi %c100, %2 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: scf.parallel (%arg2, %arg3) = (%0, %c0) to (%1, %3) step (%c2, %c1) {
// CHECK-NEXT: func.call @use(%arg2) : (index) -> ()
// CHECK-NEXT: scf.reduce
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func private @use(index)
func.func @bounds(%a: index, %n: index) {
  affine.parallel (%i, %j) = (max(%a, 3), 0) to (%n + 7, min(100, %a * 4)) step (2, 1) {
    func.call @use(%i) : (index) -> ()
  }
  return
}

// -----

// CHECK: func.func @reductions(%arg0: memref<8xf32>, %arg1: memref<8xi32>) -> (f32, i32, i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: %0:3 = scf.parallel (%arg2) = (%c0) to (%c8) step (%c1) init (%cst, %c-1_i32, %c0_i32) -> (f32, i32, i32) {
// CHECK-NEXT: %1 = memref.load %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT: %2 = memref.load %arg1[%arg2] : memref<8xi32>
// CHECK-NEXT: scf.reduce(%1, %2, %2 : f32, i32, i32) {
// CHECK-NEXT: ^bb0(%arg3: f32, %arg4: f32):
// CHECK-NEXT: %3 = arith.mulf %arg3, %arg4 : f32
// CHECK-NEXT: scf.reduce.return %3 : f32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT: %3 = arith.andi %arg3, %arg4 : i32
// CHECK-NEXT: scf.reduce.return %3 : i32
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg3: i32, %arg4: i32):
// CHECK-NEXT: %3 = arith.addi %arg3, %arg4 : i32
// CHECK-NEXT: scf.reduce.return %3 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1, %0#2 : f32, i32, i32
// CHECK-NEXT: }
func.func @reductions(%m: memref<8xf32>, %k: memref<8xi32>) -> (f32, i32, i32) {
  %r:3 = affine.parallel (%i) = (0) to (8) reduce ("mulf", "andi", "addi") -> (f32, i32, i32) {
    %x = affine.load %m[%i] : memref<8xf32>
    %y = affine.load %k[%i] : memref<8xi32>
    affine.yield %x, %y, %y : f32, i32, i32
  }
  return %r#0, %r#1, %r#2 : f32, i32, i32
}

// -----

// CHECK: func.func @prefetch(%arg0: memref<8x8xf32>, %arg1: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = arith.addi %arg1, %c1 : index
// CHECK-NEXT: memref.prefetch %arg0[%0, %arg1], write, locality<2>, instr : memref<8x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @prefetch(%m: memref<8x8xf32>, %a: index) {
  affine.prefetch %m[%a + 1, symbol(%a)], write, locality<2>, instr : memref<8x8xf32>
  return
}
